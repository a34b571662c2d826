/** Valid values of an attribute: one or several keywords, a number in a range, or a boolean attribute. */
export type AttributeValues =
  | { readonly values: readonly string[]; readonly list?: boolean }
  | { readonly min: number; readonly max: number }
  | { readonly flag: true };

/** Replaced at build time by the values in the custom elements manifest. */
declare const __VTC_ATTRIBUTE_VALUES__: Readonly<
  Record<string, Readonly<Record<string, AttributeValues>>>
>;

/** Replaced at build time by the files that define the elements. */
declare const __VTC_FILES__: Readonly<Record<string, string>>;

/** The file that defines an element, by tag: `vtc-widgets.js` or `vtc-more.js`. */
export const files = __VTC_FILES__;

/** Valid values by tag and attribute, from the custom elements manifest. */
export const attributeValues = __VTC_ATTRIBUTE_VALUES__;

/** Tags of all elements of vtc-widgets. */
export const tags: readonly string[] = Object.keys(attributeValues);
