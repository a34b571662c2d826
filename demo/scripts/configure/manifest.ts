/** How a setting is chosen. */
export type Control =
  | { readonly kind: 'choice' | 'list'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'flag' | 'zone' | 'language' | 'text' };

/** An attribute that an owner may set. */
export interface Setting {
  readonly name: string;
  readonly description: string;
  readonly control: Control;
  /** What holds where it is absent; empty where the manifest does not say. */
  readonly fallback: string;
  /** Whether every element has it. */
  readonly isCommon: boolean;
  /** Whether only who may edit scripts should set it. */
  readonly isSensitive: boolean;
}

/** An element, as its manifest describes it. */
export interface ElementSettings {
  readonly tag: string;
  readonly description: string;
  readonly settings: readonly Setting[];
  /** Names of the custom properties that are colours, each with what it colours. */
  readonly colors: readonly (readonly [string, string])[];
  readonly takesToken: boolean;
  readonly needsCompany: boolean;
}

interface ManifestAttribute {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  readonly inheritedFrom?: { readonly name: string };
  readonly values?: readonly (string | { readonly value: string })[];
  readonly list?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly sensitive?: boolean;
}

interface ManifestDeclaration {
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly ManifestAttribute[];
  readonly cssProperties?: readonly { readonly name: string; readonly description?: string }[];
}

/** What `custom-elements.json` holds of what is read here. */
export interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly ManifestDeclaration[] }[];
}

/** These have fields of their own at the top. */
const ownFields = new Set(['api-base', 'vtc', 'token']);

const valuesIn = (type: string) =>
  [...type.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, other]) => one ?? other ?? '');

/** Words between backticks after “any of”, as a description lists them. */
const listIn = (description: string) =>
  /any of `([^`]+)`/
    .exec(description)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean) ?? [];

function boundsIn({ min, max, description = '' }: ManifestAttribute) {
  const [, from, to] = /(\d+) to (\d+)/.exec(description) ?? [];
  const minimum = min ?? (from === undefined ? undefined : Number(from));
  const maximum = max ?? (to === undefined ? undefined : Number(to));
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function controlOf(attribute: ManifestAttribute): Control {
  const { name, description = '', list } = attribute;
  const type = (attribute.type?.text ?? 'string').replace(/\s*\|\s*(undefined|null)\b/g, '');
  const values =
    attribute.values?.map((one) => (typeof one === 'string' ? one : one.value)) ?? valuesIn(type);
  if (name === 'lang') return { kind: 'language' };
  if (name.endsWith('time-zone')) return { kind: 'zone' };
  if (type === 'boolean') return { kind: 'flag' };
  if (list && values.length > 0) return { kind: 'list', values };
  if (values.length > 0) return { kind: 'choice', values };
  if (type === 'number') return { kind: 'number', ...boundsIn(attribute) };
  const words = listIn(description);
  return words.length > 0 ? { kind: 'list', values: words } : { kind: 'text' };
}

/** A default as an attribute writes it: without the quotes of its source. */
const plain = (text = '') => (text === 'undefined' ? '' : text.replace(/^['"]|['"]$/g, ''));

const settingOf = (attribute: ManifestAttribute): Setting => ({
  name: attribute.name,
  description: attribute.description ?? '',
  control: controlOf(attribute),
  fallback: plain(attribute.default),
  isCommon: attribute.inheritedFrom !== undefined,
  isSensitive: attribute.sensitive ?? false,
});

const colorsOf = ({ cssProperties = [] }: ManifestDeclaration) =>
  cssProperties
    .filter(({ description }) => /^colour/i.test(description ?? ''))
    .map(({ name, description = '' }) => [name, description] as const);

/** The order of an owner's interest; what is not here comes after. */
export const order = [
  'vtc-card',
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-roster',
  'server-stats',
];
const place = ({ tag }: { readonly tag: string }) =>
  order.includes(tag) ? order.indexOf(tag) : order.length;

/** The elements of a manifest, with all that an owner may set on each. */
export function elementsIn({ modules }: Manifest): ElementSettings[] {
  const declarations = modules.flatMap(({ declarations: all = [] }) => all);
  const elements = declarations.flatMap((declaration) => {
    const { tagName: tag, description = '', attributes = [] } = declaration;
    if (tag === undefined) return [];
    return {
      tag,
      description,
      settings: attributes.filter(({ name }) => !ownFields.has(name)).map(settingOf),
      colors: colorsOf(declaration),
      takesToken: attributes.some(({ name }) => name === 'token'),
      needsCompany: tag !== 'server-stats',
    };
  });
  return elements.sort((one, other) => place(one) - place(other));
}
