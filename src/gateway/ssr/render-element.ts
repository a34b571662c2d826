import { LitElementRenderer } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html as markup, raw } from 'hono/html';
import { white } from '../../theme/colors.js';
import { type ForeignTheme, themeCss } from '../../theme/palette.js';
import { contactFields, withheldFields, withoutFields } from '../../contract/withheld-fields.js';
import {
  attributeNames,
  isBoolean,
  isTag,
  newElement,
  showsContact,
  type Tag,
} from './elements.js';

/** Properties of the page that contains the element. */
export interface RenderOptions {
  /** The company's colours, for data without them. */
  readonly companyTheme?: ForeignTheme | null | undefined;
  /** URL of the company's banner, for elements that show it. */
  readonly companyBanner?: string | null | undefined;
  /** Type of the company, for data without it: `coach` has texts of its own. */
  readonly companyType?: string | undefined;
  /** Whether the page is dark; for elements without a company's colours. */
  readonly dark?: boolean;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Lit's markers, of which HTML knows no `<?>`; no hydration needs them, as the browser renders the element again. */
const markers = /<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g;

/** JSON that is safe inside of a script element. */
const jsonText = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${`000${character.charCodeAt(0).toString(16)}`.slice(-4)}`,
  );

/** Data with the company's colours, banner and type beside, as an element with provided data does not request them. */
const withCompany = (
  data: unknown,
  { companyTheme: theme, companyBanner: banner, companyType }: RenderOptions,
): unknown =>
  data instanceof Object
    ? {
        ...(theme && { theme }),
        ...(banner && { banner }),
        ...(companyType === 'coach' && { companyType }),
        ...data,
      }
    : data;

function pairsOf(tag: Tag, attributes: Attributes): [string, string][] {
  const known = attributeNames(tag);
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (!known.includes(name)) throw new TypeError(`<${tag}> has no attribute ${name}.`);
    if (value === undefined || (value === false && isBoolean(tag, name))) return [];
    return [[name, value === true ? '' : String(value)]];
  });
}

async function shadowOf(
  tag: Tag,
  pairs: readonly (readonly [string, string])[],
  data: unknown,
  { companyTheme, dark = false }: RenderOptions,
): Promise<string> {
  const element = newElement(tag);
  const renderer = new LitElementRenderer(tag);
  renderer.element = element;
  for (const [name, value] of pairs) renderer.setAttribute(name, value);
  element.chooseLanguage(pairs.find(([name]) => name === 'lang')?.[1] ?? 'en');
  // The browser replaces it by the visitor's time zone.
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
  const page = { colors: {}, behind: white, isDark: dark };
  const options = {
    theme: element.theme,
    look: element.shownLook,
    isFrameless: element.isFrameless,
    companyTheme: element.companyTheme ?? companyTheme ?? undefined,
  };
  const colors = themeCss(options, page);
  return `${text.replace(markers, '')}<style>${colors}</style>`;
}

/**
 * Renders an element with its data as HTML: a declarative shadow root, which is visible without scripts, and the data
 * as JSON, so that the browser renders it without a request. `data` is the value of the element's `data` property; fields
 * that the element does not show, such as SteamIDs, are left out.
 * Throws a TypeError for an unknown tag or attribute.
 */
export async function renderElement(
  tag: string,
  attributes: Attributes = {},
  data?: unknown,
  options: RenderOptions = {},
): Promise<string> {
  if (!isTag(tag)) throw new TypeError(`There is no element <${tag}>.`);
  const pairs = pairsOf(tag, attributes);
  const withheld = showsContact(new Map(pairs)) ? [] : contactFields;
  const shown = withoutFields(data, [...withheldFields, ...withheld]);
  const themed = withCompany(shown, options);
  const shadow = await shadowOf(tag, pairs, themed, options);
  const attributeTexts = pairs.map(([name, value]) => markup` ${raw(name)}="${value}"`);
  const json =
    data === undefined
      ? ''
      : markup`<script type="application/json">${raw(jsonText(themed))}</script>`;
  const result = markup`<${raw(tag)}${attributeTexts}><template shadowrootmode="open">${raw(shadow)}</template>${json}</${raw(tag)}>`;
  return String(await result);
}
