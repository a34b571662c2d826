import { isAddressAttribute } from '../contract/address-attributes.js';
import { addressNames, mayBeLinked, type AddressName } from './addresses.js';

const surroundings = ['light', 'dark', 'sidebar'] as const;

/** The page around the preview. */
export type Surroundings = (typeof surroundings)[number];

/** The page with a name; `light` for any other name. */
export const surroundingsOf = (name: string): Surroundings =>
  surroundings.find((choice) => choice === name) ?? 'light';

/** All choices on the page except the token; they are stored in the URL fragment. */
export interface State {
  readonly tag: string;
  /** API base as typed; empty for the sandbox. */
  readonly api: string;
  /** Id or handle as typed. */
  readonly vtc: string;
  /** URL of a script of the package; empty for the site's own. */
  readonly script: string;
  /** Whether the page has other elements too. */
  readonly others: boolean;
  readonly gateway: string;
  /** URL of the folder of published files; empty if there is none. */
  readonly published: string;
  /** Attributes by name; an empty string is a value. */
  readonly values: Readonly<Record<string, string>>;
  /** Custom properties by name. */
  readonly colors: Readonly<Record<string, string>>;
  readonly width: number;
  readonly background: Surroundings;
  readonly output: string;
}

/** Range of the preview's width in pixels. */
export const widths = { min: 240, max: 1200 } as const;

/** A column of a page, or the width that fits on a phone. */
const defaultWidth = Math.max(widths.min, Math.min(640, Math.floor((innerWidth - 120) / 10) * 10));

const defaults: State = {
  tag: 'vtc-card',
  api: '',
  vtc: '',
  script: '',
  others: false,
  gateway: '',
  published: '',
  values: {},
  colors: {},
  width: defaultWidth,
  background: 'light',
  output: 'html',
};

const attributePrefix = 'a.';
const colorPrefix = 'c.';

/** Whether a value looks like a token that was typed into the wrong field. */
export const isSecret = (value: string) => /(emb|svc)_/.test(value);

/** Writes the state as URL fragment, without defaults and without anything that looks like a token. */
export function toFragment(state: State): string {
  const { values, colors, ...fields } = state;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== Reflect.get(defaults, name))
      parameters.set(name === 'tag' ? 'element' : name, String(value));
  }
  for (const [name, value] of Object.entries(values)) parameters.set(attributePrefix + name, value);
  for (const [name, value] of Object.entries(colors)) parameters.set(colorPrefix + name, value);
  for (const [name, value] of [...parameters]) if (isSecret(value)) parameters.delete(name);
  return parameters.toString();
}

const withPrefix = (parameters: URLSearchParams, prefix: string) =>
  Object.fromEntries(
    [...parameters]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );

/** The address of a name; empty if there is none. */
export const addressIn = ({ values, ...state }: State, name: AddressName): string =>
  isAddressAttribute(name) ? (values[name] ?? '') : state[name];

/** The state with another address; an empty one removes it. */
export function withAddress(state: State, name: AddressName, address: string): State {
  if (!isAddressAttribute(name)) return { ...state, [name]: address };
  const values = Object.entries({ ...state.values, [name]: address });
  return {
    ...state,
    values: Object.fromEntries(values.filter(([key, value]) => key !== name || value !== '')),
  };
}

const withValidAddresses = (state: State): State =>
  addressNames
    .filter((name) => !mayBeLinked(name, addressIn(state, name)))
    .reduce((rest, name) => withAddress(rest, name, ''), state);

/** The colours of a link: the owner's code contains them as they are. */
const validColors = (colors: State['colors']) =>
  Object.fromEntries(
    Object.entries(colors).filter(
      ([name, value]) => /^--vtc(-[a-z]+)+$/.test(name) && /^#[\da-f]{6}$/i.test(value),
    ),
  );

/** Reads a state from a URL fragment; a token in it is ignored, and what is no colour or address. */
export function fromFragment(fragment: string): State {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = (name: string, fallback = '') => parameters.get(name) ?? fallback;
  const values = withPrefix(parameters, attributePrefix);
  delete values.token;
  const width = Number(text('width')) || defaults.width;
  return withValidAddresses({
    tag: text('element', defaults.tag),
    api: text('api'),
    vtc: text('vtc'),
    script: text('script'),
    others: text('others') === 'true',
    gateway: text('gateway'),
    published: text('published'),
    values,
    colors: validColors(withPrefix(parameters, colorPrefix)),
    width: Math.min(widths.max, Math.max(widths.min, width)),
    background: surroundingsOf(text('background', text('ground'))),
    output: text('output', defaults.output),
  });
}
