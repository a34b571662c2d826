/**
 * Stands in for Lit's `css` in the file for browsers: every browser that runs it has constructable style sheets,
 * so a style is one from the start.
 */
export const css = (strings: TemplateStringsArray): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(strings.join(''));
  return sheet;
};

export const adoptStyles = (root: ShadowRoot, styles: CSSStyleSheet[]): void => {
  root.adoptedStyleSheets = styles;
};

export const getCompatibleStyle = (sheet: CSSStyleSheet): CSSStyleSheet => sheet;

/** Lit passes these on; nothing here reads them. */
export const { CSSStyleSheet: CSSResult } = globalThis;
export { css as unsafeCSS };
export const supportsAdoptingStyleSheets = true;
