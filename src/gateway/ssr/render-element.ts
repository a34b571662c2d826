import { LitElementRenderer } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html as markup, raw } from 'hono/html';
import { white } from '../../theme/colors.js';
import type { ForeignTheme } from '../../theme/palette.js';
import { themeCss } from '../../theme/theme-css.js';
import { attributesOf, defineElements, isFlag, isOurs, isTag, type Tag } from './elements.js';

/** What a server knows of the page that an element will stand in. */
export interface RenderOptions {
  /** The company's colours, where the data does not hold them. */
  readonly companyTheme?: ForeignTheme | null | undefined;
  /** Whether the page is dark, for elements without a company's colours. */
  readonly dark?: boolean;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What Lit writes to find its parts again; the browser draws the element anew. */
const marks = /<!--\/?lit-(?:part|node)[^>]*-->/g;

/** JSON that a script element can hold, whatever is in it. */
const jsonText = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${`000${sign.charCodeAt(0).toString(16)}`.slice(-4)}`,
  );

function pairsOf(tag: Tag, attributes: Attributes): [string, string][] {
  const known = attributesOf(tag);
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (!known.includes(name)) throw new TypeError(`<${tag}> has no attribute ${name}.`);
    if (value === undefined || (value === false && isFlag(tag, name))) return [];
    return [[name, value === true ? '' : String(value)]];
  });
}

async function shadowOf(
  tag: Tag,
  pairs: readonly (readonly [string, string])[],
  data: unknown,
  { companyTheme, dark = false }: RenderOptions,
): Promise<string> {
  const renderer = new LitElementRenderer(tag);
  for (const [name, value] of pairs) renderer.setAttribute(name, value);
  const { element } = renderer;
  if (!isOurs(element)) throw new TypeError(`<${tag}> is no element of ours.`);
  element.chooseLanguage(pairs.find(([name]) => name === 'lang')?.[1] ?? 'en');
  // A server's own zone is nobody's; the browser puts the visitor's in its place.
  element.timeZone ??= 'UTC';
  if (data !== undefined) element.data = data;
  renderer.connectedCallback();
  const shadow = renderer.renderShadow({
    elementRenderers: [LitElementRenderer],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: false,
  });
  const text = await collectResult(shadow ?? []);
  const page = { colors: {}, css: {}, behind: white, isDark: dark };
  const colors = themeCss(element.theme, element.companyTheme ?? companyTheme ?? undefined, page);
  return `${text.replace(marks, '')}<style>${colors}</style>`;
}

/**
 * The HTML of an element with its data: a declarative shadow root, which stands there without scripts, and the data
 * as JSON, from which the browser's copy draws without asking. `data` is what the element's `data` property takes.
 * Throws a TypeError for an unknown tag or attribute.
 */
export async function renderElement(
  tag: string,
  attributes: Attributes = {},
  data?: unknown,
  options: RenderOptions = {},
): Promise<string> {
  if (!isTag(tag)) throw new TypeError(`There is no element <${tag}>.`);
  defineElements();
  const pairs = pairsOf(tag, attributes);
  const shadow = await shadowOf(tag, pairs, data, options);
  const written = pairs.map(([name, value]) => markup` ${raw(name)}="${value}"`);
  const json =
    data === undefined
      ? ''
      : markup`<script type="application/json">${raw(jsonText(data))}</script>`;
  const result = markup`<${raw(tag)}${written}><template shadowrootmode="open">${raw(shadow)}</template>${json}</${raw(tag)}>`;
  return String(await result);
}
