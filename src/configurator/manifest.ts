import { elements as described } from '../widgets/all.js';

/** Form control of an attribute. */
export type Control =
  | { readonly kind: 'choice' | 'list'; readonly values: readonly string[] }
  | {
      readonly kind: 'number';
      readonly min?: number | undefined;
      readonly max?: number | undefined;
    }
  | { readonly kind: 'flag' | 'zone' | 'language' | 'text' };

/** An attribute with its form control. */
export interface Setting {
  readonly name: string;
  readonly description: string;
  readonly control: Control;
  /** Default value; empty if the manifest has none, except for a list, whose default is then all of its values. */
  readonly fallback: string;
  /** Whether every element has it. */
  readonly isCommon: boolean;
  /** Whether only users who may edit scripts should set it. */
  readonly isSensitive: boolean;
}

/** An element as described by its manifest. */
export interface ElementSettings {
  readonly tag: string;
  /** The file that registers it where a page has several elements. */
  readonly bundle: string;
  /** Name for people, made from the tag. */
  readonly title: string;
  readonly description: string;
  readonly settings: readonly Setting[];
  /** Names of the custom properties for colours. */
  readonly colors: readonly string[];
  readonly takesToken: boolean;
  /** Whether it shows nothing without a token. */
  readonly needsToken: boolean;
  readonly needsCompany: boolean;
}

interface ManifestAttribute {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  readonly inheritedFrom?: { readonly name: string };
  readonly values?: readonly string[];
  readonly list?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly sensitive?: boolean;
}

interface ManifestDeclaration {
  readonly tagName?: string;
  readonly bundle?: string;
  readonly description?: string;
  readonly attributes?: readonly ManifestAttribute[];
  readonly cssProperties?: readonly { readonly name: string; readonly description?: string }[];
}

/** The parts of `custom-elements.json` that are used here. */
export interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly ManifestDeclaration[] }[];
}

/** Attributes with fields of their own. */
const separateFields = new Set(['api-base', 'vtc', 'token']);

const valuesIn = (type: string) =>
  [...type.matchAll(/'([^']*)'|"([^"]*)"/g)].map(
    ([, quoted, doubleQuoted]) => quoted ?? doubleQuoted ?? '',
  );

function controlOf({ name, type, values, list, min, max }: ManifestAttribute): Control {
  const text = type?.text ?? 'string';
  const keywords = values ?? valuesIn(text);
  if (name === 'lang') return { kind: 'language' };
  if (name.endsWith('time-zone')) return { kind: 'zone' };
  if (/^boolean\b/.test(text)) return { kind: 'flag' };
  if (keywords.length > 0) return { kind: list ? 'list' : 'choice', values: keywords };
  return /^number\b/.test(text) ? { kind: 'number', min, max } : { kind: 'text' };
}

/** A default value without the quotes of its source code. */
const unquoted = (text = '') => (text === 'undefined' ? '' : text.replace(/^['"]|['"]$/g, ''));

function settingOf(attribute: ManifestAttribute): Setting {
  const control = controlOf(attribute);
  const allValues = control.kind === 'list' ? control.values.join(' ') : undefined;
  return {
    name: attribute.name,
    description: attribute.description ?? '',
    control,
    fallback: unquoted(attribute.default ?? allValues),
    isCommon: attribute.inheritedFrom !== undefined,
    isSensitive: attribute.sensitive ?? false,
  };
}

const colorsOf = ({ cssProperties = [] }: ManifestDeclaration) =>
  cssProperties
    .filter(({ description }) => /^colour/i.test(description ?? ''))
    .map(({ name }) => name);

const placeOf = (tag: string) => described.findIndex((about) => about.tag === tag);

/** `vtc-live-events` as “Live events”. */
function titleOf(tag: string): string {
  const words = tag.replace(/^vtc-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The elements of a manifest with their settings, in reading order. `titles` are names by tag; an element without one has
 * the words of its tag.
 */
export function elementsIn(
  { modules }: Manifest,
  titles: Readonly<Record<string, string>> = {},
): ElementSettings[] {
  const declarations = modules.flatMap(({ declarations: all = [] }) => all);
  const elements = declarations.flatMap((declaration): ElementSettings[] => {
    const { tagName: tag, bundle, description = '', attributes = [] } = declaration;
    if (tag === undefined || bundle === undefined) return [];
    return [
      {
        tag,
        bundle,
        title: titles[tag] ?? titleOf(tag),
        description,
        settings: attributes.filter(({ name }) => !separateFields.has(name)).map(settingOf),
        colors: colorsOf(declaration),
        takesToken: attributes.some(({ name }) => name === 'token'),
        needsToken: tag === 'vtc-live-events',
        needsCompany: tag.startsWith('vtc-'),
      },
    ];
  });
  return elements.sort((a, b) => placeOf(a.tag) - placeOf(b.tag));
}
