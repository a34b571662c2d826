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

/** What has to hold before a snippet works. */
export type Need = 'api' | 'company' | 'token' | 'script' | 'gateway';

/** A kind of snippet. */
export interface Output {
  readonly id: string;
  readonly label: string;
  readonly needs: readonly Need[];
  /** Where it is put, and what else is to be done. */
  readonly note: (parts: SnippetParts) => string;
  readonly write: (parts: SnippetParts) => string;
}

type Attributes = readonly (readonly [string, string])[];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const isFlag = ({ settings }: ElementSettings, name: string) =>
  settings.some((one) => one.name === name && one.control.kind === 'flag');

const isNumber = ({ settings }: ElementSettings, name: string) =>
  settings.some((one) => one.name === name && one.control.kind === 'number');

/** The attributes of the element, in the order of an owner: who, by which right, how. */
function attributesOf({ element, vtc, token, values }: SnippetParts, withToken = true): Attributes {
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
const asTemplate =
  ({ element }: SnippetParts) =>
  ([name, value]: readonly [string, string]) =>
    isFlag(element, name) ? name : `${name}=${asText(value)}`;

/** A text as JavaScript writes it. */
const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('</', '<\\/')}'`;

const declarations = (colors: SnippetParts['colors']) =>
  Object.entries(colors).map(([name, value]) => `${name}: ${value};`);

const styleAttribute = ({ colors }: SnippetParts) => {
  const all = declarations(colors);
  return all.length > 0 ? [`style="${all.join(' ')}"`] : [];
};

const html = (parts: SnippetParts) =>
  tagWith(parts.element.tag, attributesOf(parts).map(asHtml(parts)));

const template = (parts: SnippetParts) =>
  tagWith(parts.element.tag, [
    ...attributesOf(parts).map(asTemplate(parts)),
    ...styleAttribute(parts),
  ]);

const hashed = ({ integrity }: LoadedFile) =>
  integrity === undefined ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;

function styleLines({ element, colors }: SnippetParts): string[] {
  const all = declarations(colors);
  if (all.length === 0) return [];
  return ['<style>', `  ${element.tag} {`, ...all.map((one) => `    ${one}`), '  }', '</style>'];
}

function htmlLines(parts: SnippetParts): string {
  const { style, script, base } = parts;
  return [
    ...(style ? [`<link rel="stylesheet" href="${escaped(style.url)}"${hashed(style)}>`] : []),
    `<script type="module" src="${escaped(script.url)}" data-api-base="${escaped(base)}"${hashed(script)}></script>`,
    ...styleLines(parts),
    html(parts),
  ].join('\n');
}

const setUp = ({ base }: SnippetParts) =>
  `import { configure } from 'vtc-widgets';\n\nconfigure({ apiBase: ${quoted(base)} });`;

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

function react(parts: SnippetParts): string {
  const { element, colors } = parts;
  const style = Object.entries(colors).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`);
  const attributes = attributesOf(parts).map((one) =>
    isNumber(element, one[0]) ? `${one[0]}={${Number(one[1])}}` : asTemplate(parts)(one),
  );
  const all = [...attributes, ...(style.length > 0 ? [`style={{ ${style.join(', ')} }}`] : [])];
  return `${setUp(parts)}\n\nexport const Company = () => <${[element.tag, ...all].join(' ')} />;`;
}

/** Vue takes no braces for code in an attribute. */
const vueTemplate = (parts: SnippetParts) =>
  tagWith(parts.element.tag, [...attributesOf(parts).map(asHtml(parts)), ...styleAttribute(parts)]);

const query = (parts: SnippetParts) => {
  const left = new Set(['href-template']);
  const all = attributesOf(parts, false).filter(([name]) => !left.has(name));
  return new URLSearchParams(all.map(([name, value]) => [name, value])).toString();
};

function frame(parts: SnippetParts): string {
  const { element, gateway, name } = parts;
  const permissions = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';
  const src = `${gateway}/embed/${element.tag}?${query(parts)}`;
  return [
    `<iframe src="${escaped(src)}" title="${escaped(name)}" loading="lazy" sandbox="${permissions}" width="100%" height="480" frameborder="0"></iframe>`,
    `<script src="${escaped(`${gateway}/vtc-frame.js`)}" async></script>`,
  ].join('\n');
}

const npm = 'Install it once: npm install vtc-widgets.';
const colorNote = ({ element, colors }: SnippetParts) => {
  const all = declarations(colors);
  return all.length > 0
    ? ` Your colours go into the style sheet of your site: ${element.tag} { ${all.join(' ')} }`
    : '';
};

/** Every kind of snippet, the commonest first. */
export const outputs: readonly Output[] = [
  {
    id: 'html',
    label: 'HTML',
    needs: ['api', 'company', 'token', 'script'],
    note: () => 'Paste it where the element is to stand. The script tag is needed once on a page.',
    write: htmlLines,
  },
  {
    id: 'react',
    label: 'React',
    needs: ['api', 'company', 'token'],
    note: () => `${npm} For React 19 and later.`,
    write: react,
  },
  {
    id: 'vue',
    label: 'Vue',
    needs: ['api', 'company', 'token'],
    note: () =>
      `${npm} In vite.config, let the plugin of Vue know: isCustomElement: (tag) => tag.includes('-').`,
    write: (parts) =>
      `<script setup>\n${setUp(parts)}\n</script>\n\n<template>\n  ${vueTemplate(parts)}\n</template>`,
  },
  {
    id: 'svelte',
    label: 'Svelte',
    needs: ['api', 'company', 'token'],
    note: () => npm,
    write: (parts) => `<script>\n${indented(setUp(parts))}\n</script>\n\n${template(parts)}`,
  },
  {
    id: 'astro',
    label: 'Astro',
    needs: ['api', 'company', 'token'],
    note: () => npm,
    write: (parts) => `${template(parts)}\n\n<script>\n${indented(setUp(parts))}\n</script>`,
  },
  {
    id: 'hugo',
    label: 'Hugo',
    needs: ['api', 'company', 'token', 'script'],
    note: ({ element: { tag } }) =>
      `Save it as layouts/shortcodes/${tag}.html, then write {{< ${tag} >}} in a page.`,
    write: htmlLines,
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    needs: ['api', 'company'],
    note: (parts) =>
      `For the vtc-widgets plugin, whose settings hold the API address and the token.${colorNote(parts)}`,
    write: (parts) => {
      const attributes = attributesOf(parts, false).map(
        ([name, value]) => `${name}="${value.replaceAll(/["[\]]/g, '')}"`,
      );
      return `[${[parts.element.tag.replaceAll('-', '_'), ...attributes].join(' ')}]`;
    },
  },
  {
    id: 'frame',
    label: 'Frame',
    needs: ['company', 'gateway'],
    note: () => 'For sites that take no scripts but frames; your gateway serves it.',
    write: frame,
  },
  {
    id: 'badge',
    label: 'Badge',
    needs: ['company', 'gateway'],
    note: ({ gateway, vtc }) =>
      `For forums and READMEs: ![](${gateway}/badge/${vtc}.png). Your gateway draws it.`,
    write: ({ gateway, vtc, name }) =>
      `<img src="${escaped(`${gateway}/badge/${vtc}.svg`)}" alt="${escaped(name)}" height="24">`,
  },
];
