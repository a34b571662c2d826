import { LruCache } from '../cache/lru-cache.js';
import { memoizeByIdentity } from '../cache/memoize.js';
import { documentProperty } from './document.js';

/** A style sheet that only this document can adopt; undefined if no window shows the document. */
function createStyleSheet(page: Document): CSSStyleSheet | undefined {
  const view = documentProperty('defaultView', page);
  return view ? new view.CSSStyleSheet() : undefined;
}

const sheetsOf = memoizeByIdentity<Document, LruCache<string, CSSStyleSheet>>(
  () => new LruCache(200),
);

/** The style sheet with these rules for shadow roots of a document; undefined if no window shows the document. */
export function sharedStyleSheet(page: Document, css: string): CSSStyleSheet | undefined {
  const sheets = sheetsOf(page);
  const known = sheets.get(css);
  if (known) return known;
  const sheet = createStyleSheet(page);
  sheet?.replaceSync(css);
  if (sheet) sheets.set(css, sheet);
  return sheet;
}

/** Replaces the style sheets of a shadow root, which loses them when it moves to another document. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const sheets = styles.map((css) => sharedStyleSheet(root.ownerDocument, css));
  root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
}

/** A style sheet of a whole document. */
export interface AddedStyles {
  /** Replaces its rules. */
  readonly replace: (css: string) => void;
  readonly remove: () => void;
}

/** Adds a style sheet to a document. */
export function addPageStyles(page: Document): AddedStyles {
  const sheets = documentProperty('adoptedStyleSheets', page);
  const sheet = createStyleSheet(page);
  if (sheet) sheets.push(sheet);
  return {
    replace: (css) => sheet?.replaceSync(css),
    remove: () => {
      const index = sheet ? sheets.indexOf(sheet) : -1;
      if (index >= 0) sheets.splice(index, 1);
    },
  };
}
