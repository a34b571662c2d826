/** Valid values of an attribute: one or several keywords, a number in a range, an URL, or a boolean attribute. */
export type AttributeValues =
  | { readonly isUrl: (value: string) => boolean; readonly remedy: string }
  | { readonly values: readonly string[]; readonly list: boolean }
  | { readonly min: number; readonly max: number }
  | { readonly flag: true };

/** Replaced at build time by the files that define the elements. */
declare const __VTC_FILES__: Readonly<Record<string, string>>;

/** The file that defines an element, by tag: `vtc-widgets.js` or `vtc-more.js`. */
export const files = __VTC_FILES__;

/** Tags of all elements of vtc-widgets. */
export const tags: readonly string[] = Object.keys(files);

/** What classes built on `VtcElement` declare, ours and those of pages. */
interface Definition {
  readonly observedAttributes?: readonly string[];
  readonly elementProperties?: ReadonlyMap<
    string,
    { readonly attribute?: string | boolean; readonly type?: unknown }
  >;
  readonly attributeTypes?: Readonly<
    Record<
      string,
      {
        readonly values?: readonly string[];
        readonly isOpen?: boolean;
        readonly separator?: string;
        readonly min?: number;
        readonly max?: number;
        readonly invalid?: (value: string) => readonly string[];
        readonly remedy?: string;
      }
    >
  >;
}

const definitionOf = ({ localName }: Element) =>
  (customElements.get(localName) ?? {}) as Definition;

/** Names of the attributes that an element reads; empty if it is not defined. */
export const observedAttributes = (element: Element): readonly string[] =>
  definitionOf(element).observedAttributes ?? [];

/** Valid values by attribute, as the class of the element declares them; empty if it is not defined. */
export function attributeValues(element: Element): ReadonlyMap<string, AttributeValues> {
  const { elementProperties = [], attributeTypes = {} } = definitionOf(element);
  const valid = new Map<string, AttributeValues>();
  for (const [property, { attribute, type }] of elementProperties) {
    const name = typeof attribute === 'string' ? attribute : property.toLowerCase();
    const {
      values,
      isOpen,
      separator,
      min,
      max,
      invalid,
      remedy = '',
    } = attributeTypes[property] ?? {};
    if (attribute === false) continue;
    if (type === Boolean) valid.set(name, { flag: true });
    else if (values && !isOpen) valid.set(name, { values, list: separator === ' ' });
    else if (min !== undefined && max !== undefined) valid.set(name, { min, max });
    else if (invalid && /(^action|-(url|template))$/.test(name))
      valid.set(name, { isUrl: (value) => invalid(value).length === 0, remedy });
  }
  return valid;
}
