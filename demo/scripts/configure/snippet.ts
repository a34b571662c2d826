import type { ElementSettings } from './manifest.js';

/** A file that a snippet loads, with its hash where it may not change. */
export interface LoadedFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/** What a snippet is made of; all of it was checked. */
export interface SnippetParts {
  readonly element: ElementSettings;
  readonly base: string;
  readonly vtc: string;
  readonly token: string;
  readonly values: Readonly<Record<string, string>>;
  readonly colors: Readonly<Record<string, string>>;
  readonly script: LoadedFile;
  readonly style?: LoadedFile | undefined;
  readonly gateway: string;
  /** Name of the company, for titles. */
  readonly name: string;
}

type Attributes = readonly (readonly [string, string])[];

/** A text as the value of an attribute. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const isFlag = ({ settings }: ElementSettings, name: string) =>
  settings.some((one) => one.name === name && one.control.kind === 'flag');

/** Whether an attribute takes a number. */
export const isNumber = ({ settings }: ElementSettings, name: string) =>
  settings.some((one) => one.name === name && one.control.kind === 'number');

/** The attributes of the element, in the order of an owner: who, by which right, how. */
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
    isFlag(element, name) ? name : `${name}="${escaped(value)}"`;

/** JSX and templates take braces for code. */
const asText = (value: string) =>
  /[{}]/.test(value) ? `{${quoted(value)}}` : `"${escaped(value)}"`;
/** An attribute in a template that takes braces for code. */
export const asTemplate =
  ({ element }: SnippetParts) =>
  ([name, value]: readonly [string, string]) =>
    isFlag(element, name) ? name : `${name}=${asText(value)}`;

/** A text as JavaScript writes it. */
export const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('</', '<\\/')}'`;

const declarations = (colors: SnippetParts['colors']) =>
  Object.entries(colors).map(([name, value]) => `${name}: ${value};`);

/** The element in HTML. */
export const html = (parts: SnippetParts) =>
  tagWith(parts.element.tag, attributesOf(parts).map(asHtml(parts)));

/** The element in a template that takes braces for code. */
export const template = (parts: SnippetParts) =>
  tagWith(parts.element.tag, attributesOf(parts).map(asTemplate(parts)));

const hashed = ({ integrity }: LoadedFile) =>
  integrity === undefined ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;

/** The colours as a rule in one line. */
export const rule = ({ element, colors }: SnippetParts) =>
  `${element.tag} { ${declarations(colors).join(' ')} }`;

/** The colours as a rule, which builds put into a file; empty where none are chosen. */
export function styleBlock({ element, colors }: SnippetParts): string {
  const all = declarations(colors);
  if (all.length === 0) return '';
  return [
    '<style>',
    `  ${element.tag} {`,
    ...all.map((one) => `    ${one}`),
    '  }',
    '</style>',
  ].join('\n');
}

/** All that a page needs: style sheet, script, colours and the element. */
export function htmlLines(parts: SnippetParts): string {
  const { style, script, base } = parts;
  return [
    ...(style ? [`<link rel="stylesheet" href="${escaped(style.url)}"${hashed(style)}>`] : []),
    `<script type="module" src="${escaped(script.url)}" data-api-base="${escaped(base)}"${hashed(script)}></script>`,
    styleBlock(parts),
    html(parts),
  ]
    .filter(Boolean)
    .join('\n');
}
