/** All that is chosen on the page, but for the token: what is here stands in the address. */
export interface State {
  readonly tag: string;
  /** API base as typed; empty for the sandbox. */
  readonly api: string;
  /** Id or handle as typed. */
  readonly vtc: string;
  /** Address of the bundle; empty for the site's own. */
  readonly script: string;
  readonly gateway: string;
  /** Attributes by name; an empty text is a value. */
  readonly values: Readonly<Record<string, string>>;
  /** Custom properties by name. */
  readonly colors: Readonly<Record<string, string>>;
  readonly width: number;
  readonly ground: 'light' | 'dark';
  readonly output: string;
}

/** The narrowest and the widest box that an element is tried in. */
export const widths = { least: 240, most: 1200 } as const;

/** As wide as a column of a page, or what a phone has room for. */
const firstWidth = Math.max(widths.least, Math.min(640, Math.floor(innerWidth / 10) * 10 - 80));

/** What is chosen at first. */
export const initial: State = {
  tag: 'vtc-card',
  api: '',
  vtc: '',
  script: '',
  gateway: '',
  values: {},
  colors: {},
  width: firstWidth,
  ground: 'light',
  output: 'html',
};

const attribute = 'a.';
const color = 'c.';

/** A secret that was typed into a wrong field. */
const isSecret = (value: string) => /(emb|svc)_/.test(value);

/** The state as the fragment of an address; what is as at first is left out, and what looks like a token. */
export function toFragment(state: State): string {
  const { values, colors, ...fields } = state;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== Reflect.get(initial, name))
      parameters.set(name === 'tag' ? 'element' : name, String(value));
  }
  for (const [name, value] of Object.entries(values)) parameters.set(attribute + name, value);
  for (const [name, value] of Object.entries(colors)) parameters.set(color + name, value);
  for (const [name, value] of [...parameters]) if (isSecret(value)) parameters.delete(name);
  return parameters.toString();
}

const below = (parameters: URLSearchParams, prefix: string) =>
  Object.fromEntries(
    [...parameters]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );

/** Reads a state from a fragment; what it does not say is as at first. A token in it is not read. */
export function fromFragment(fragment: string): State {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = (name: string, otherwise: string) => parameters.get(name) ?? otherwise;
  const values = below(parameters, attribute);
  delete values.token;
  const width = Number(text('width', String(initial.width)));
  return {
    tag: text('element', initial.tag),
    api: text('api', ''),
    vtc: text('vtc', ''),
    script: text('script', ''),
    gateway: text('gateway', ''),
    values,
    colors: below(parameters, color),
    width: Math.min(widths.most, Math.max(widths.least, width || initial.width)),
    ground: text('ground', 'light') === 'dark' ? 'dark' : 'light',
    output: text('output', initial.output),
  };
}
