/** One copy of the bundle on the page, as it says of itself. */
export interface Copy {
  readonly version: string;
  /** Address of its file. */
  readonly url: string;
  /** The base that an element without `api-base` has; throws where there is none. */
  readonly apiBase: () => string;
}

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'version' in value && 'apiBase' in value;

/** The copies of the bundle that this page has loaded, the one that serves first. */
export function copies(): readonly Copy[] {
  const list: unknown = Reflect.get(globalThis, Symbol.for('vtc-widgets.copies'));
  return Array.isArray(list) ? list.filter(isCopy) : [];
}
