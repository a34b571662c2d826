const sheets = new Map<string, CSSStyleSheet>();

/** The style sheet of a text, one for all elements that look alike. */
export function sharedSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    // Those in use live on where they are used.
    if (sheets.size >= 100) sheets.clear();
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
