/** Something that the manifest documents. */
export interface Documented {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
  readonly inheritedFrom?: { readonly name: string };
  readonly type?: { readonly text: string };
}

/** An attribute with what it takes; CONTRIBUTING.md says what the keys mean. */
export interface DocumentedAttribute extends Documented {
  readonly fieldName: string;
  readonly values?: readonly string[];
  readonly list?: boolean;
  readonly separator?: string;
  readonly open?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Fields of an item that the URL may have in braces. */
  readonly fields?: readonly string[];
  readonly sensitive?: boolean;
}

/** A property or method. */
export interface DocumentedMember extends Documented {
  readonly kind: string;
  readonly readonly?: boolean;
}

/** An element as the manifest documents it. */
export interface DocumentedElement {
  readonly tagName: string;
  /** The file for pages with several elements that registers it. */
  readonly bundle: string;
  readonly description: string;
  readonly attributes: readonly DocumentedAttribute[];
  readonly members: readonly DocumentedMember[];
  readonly events: readonly Documented[];
  readonly slots: readonly Documented[];
  readonly cssParts: readonly Documented[];
  readonly cssProperties: readonly Documented[];
  readonly cssStates: readonly Documented[];
}

/** Whether all elements have it; what only some share counts as each one's own. */
export const isCommon = ({ inheritedFrom }: Documented): boolean =>
  ['SettingsElement', 'DataElement', 'VtcElement'].includes(inheritedFrom?.name ?? '');
