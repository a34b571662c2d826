import { localeFileTag } from '../locales/loadable.js';
import type { ElementSettings } from './manifest.js';
import { packageUrl } from './package-url.js';

/** A file that a snippet loads, with its hash if it is pinned. */
export interface LoadedFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/** Checked values for a snippet. */
export interface SnippetParts {
  readonly element: ElementSettings;
  readonly base: string;
  readonly vtc: string;
  readonly token: string;
  readonly values: Readonly<Record<string, string>>;
  readonly colors: Readonly<Record<string, string>>;
  /** In the order in which the page loads them. */
  readonly scripts: readonly LoadedFile[];
  readonly style?: LoadedFile | undefined;
  /** Hashes of the files that the scripts may import, by URL. */
  readonly imports?: Readonly<Record<string, string>> | undefined;
  readonly gateway: string;
  /** URL of the folder of published files; empty if there is none. */
  readonly published: string;
  /** Name of the company, for titles. */
  readonly name: string;
}

/** The placeholder in the code for a value that is not known yet. */
export const placeholders = {
  api: 'https://YOUR-API',
  company: 'YOUR-COMPANY',
  token: 'YOUR-TOKEN',
  script: 'https://YOUR-SITE/vtc-widgets.js',
  gateway: 'https://YOUR-GATEWAY',
  published: 'https://YOUR-SITE/vtc',
} as const;

/** The parts with placeholders in the place of those that are missing. */
export const withPlaceholders = (
  parts: SnippetParts,
  missing: readonly (keyof typeof placeholders)[],
): SnippetParts => {
  const lacks = (name: keyof typeof placeholders) => missing.includes(name);
  return {
    ...parts,
    ...(lacks('api') && { base: placeholders.api }),
    ...(lacks('company') && { vtc: placeholders.company, name: placeholders.company }),
    ...(lacks('token') && { token: placeholders.token }),
    ...(lacks('script') && { scripts: [{ url: placeholders.script }], style: undefined }),
    ...(lacks('gateway') && { gateway: placeholders.gateway }),
    ...(lacks('published') && { published: placeholders.published }),
  };
};

/**
 * The parts for a page: with published files, they are the API, no token is needed, and links and calendar files are those
 * of the files, unless the owner has set others.
 */
export function withPublishedFiles(parts: SnippetParts): SnippetParts {
  const { element, published, vtc, values } = parts;
  if (published === '' || vtc === '') return parts;
  const urls = {
    'share-url': `${published}/{vtc}/convoys/{id}/`,
    feed: `${published}/${vtc}.ics`,
  };
  const own = Object.entries(urls).filter(([name]) =>
    element.settings.some((setting) => setting.name === name),
  );
  return {
    ...parts,
    base: `${published}/${vtc}.json`,
    token: '',
    values: { ...Object.fromEntries(own), ...values },
  };
}

type Attributes = readonly (readonly [string, string])[];

/** Escapes a text for an attribute in double quotes. */
export const escapedAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const isFlag = ({ settings }: ElementSettings, name: string) =>
  settings.some((setting) => setting.name === name && setting.control.kind === 'flag');

/** Whether the value of an attribute is a number. */
export const isNumber = ({ settings }: ElementSettings, name: string) =>
  settings.some((setting) => setting.name === name && setting.control.kind === 'number');

/** The attributes of the element: company, token, then its settings. */
export function attributesOf(
  { element, vtc, token, values }: SnippetParts,
  withToken = true,
): Attributes {
  const own = element.settings.flatMap(({ name }): Attributes => {
    const value = values[name];
    return value === undefined ? [] : [[name, value]];
  });
  return [
    ...(vtc === '' ? [] : [['vtc', vtc] as const]),
    ...(withToken && element.takesToken && token !== '' ? [['token', token] as const] : []),
    ...own,
  ];
}

const tagWith = (tag: string, attributes: readonly string[]) =>
  `<${[tag, ...attributes].join(' ')}></${tag}>`;

const asHtml =
  ({ element }: SnippetParts) =>
  ([name, value]: readonly [string, string]) =>
    isFlag(element, name) ? name : `${name}="${escapedAttribute(value)}"`;

/** In JSX and similar templates, braces contain code. */
const asText = (value: string) =>
  /[{}]/.test(value) ? `{${quoted(value)}}` : `"${escapedAttribute(value)}"`;
/** An attribute in a template where braces contain code. */
export const asTemplate =
  ({ element }: SnippetParts) =>
  ([name, value]: readonly [string, string]) =>
    isFlag(element, name) ? name : `${name}=${asText(value)}`;

/** A text as JavaScript string literal. */
export const quoted = (text: string) =>
  `'${text
    .replaceAll(/[\\']/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/<(?=[/!])/g, '<\\')}'`;

const declarations = (colors: SnippetParts['colors']) =>
  Object.entries(colors).map(([name, value]) => `${name}: ${value};`);

export const elementHtml = (parts: SnippetParts) =>
  tagWith(parts.element.tag, attributesOf(parts).map(asHtml(parts)));

/** The element in a template where braces contain code. */
export const template = (parts: SnippetParts) =>
  tagWith(parts.element.tag, attributesOf(parts).map(asTemplate(parts)));

const hashed = ({ integrity }: LoadedFile) =>
  integrity === undefined ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;

/** The colours as CSS rule in one line. */
export const rule = ({ element, colors }: SnippetParts) =>
  `${element.tag} { ${declarations(colors).join(' ')} }`;

/** The colours as `<style>` element; empty if no colours are set. */
export function styleBlock({ element, colors }: SnippetParts): string {
  const all = declarations(colors);
  if (all.length === 0) return '';
  return [
    '<style>',
    `  ${element.tag} {`,
    ...all.map((line) => `    ${line}`),
    '  }',
    '</style>',
  ].join('\n');
}

/** URL of the file with the texts of the chosen language; undefined if there is none. */
function localeUrl({ values: { lang = '' }, scripts: [script] }: SnippetParts): string | undefined {
  const tag = localeFileTag(lang);
  return tag && script && URL.canParse(script.url)
    ? packageUrl(`locales/${tag}.js`, script.url)
    : undefined;
}

/** Loads the texts of the chosen language together with the script that imports them. */
function localePreload(parts: SnippetParts): string[] {
  const url = localeUrl(parts);
  if (!url) return [];
  const integrity = parts.imports?.[url];
  return [
    `<link rel="modulepreload" href="${escapedAttribute(url)}"${hashed({ url, integrity })}>`,
  ];
}

/** Complete HTML in which imported files are checked too: translations, the dialog and further elements. */
export function htmlWithImportMap(parts: SnippetParts): string {
  const { lang } = parts.values;
  const file = localeUrl(parts);
  const used = Object.entries(parts.imports ?? {}).filter(
    ([url]) => !lang || !url.includes('/locales/') || url === file,
  );
  const map = JSON.stringify({ integrity: Object.fromEntries(used) }, null, 2);
  return `<script type="importmap">\n${map.replaceAll('</', '<\\/')}\n</script>\n${htmlLines(parts)}`;
}

/** Complete HTML: style sheet, texts of the chosen language, scripts, colours and element. */
export function htmlLines(parts: SnippetParts): string {
  const { style, scripts, base } = parts;
  return [
    ...(style
      ? [`<link rel="stylesheet" href="${escapedAttribute(style.url)}"${hashed(style)}>`]
      : []),
    ...localePreload(parts),
    ...scripts.map(
      (script, index) =>
        `<script type="module" src="${escapedAttribute(script.url)}"${index === 0 ? ` data-api-base="${escapedAttribute(base)}"` : ''}${hashed(script)}></script>`,
    ),
    styleBlock(parts),
    elementHtml(parts),
  ]
    .filter(Boolean)
    .join('\n');
}
