// Markdown tables for the documentation, from the manifest, the contract and the theme.
import { readFileSync } from 'node:fs';
import { localeTags } from '../../tools/build/locales.mjs';
import { allowedImports } from '../../tools/structure.mjs';
import { endpointTable, gapTable } from '../../src/sandbox/server/openapi/tables.js';
import { defaultColors, themeKeys } from '../../src/theme/palette.js';
import { kebab } from '../../src/theme/kebab.js';
import { elements as described } from '../../src/widgets/all.js';
import type { DocumentedElement } from '../../tools/generate/documented.js';
import * as tables from '../../tools/generate/element-tables.js';

/** Default of each colour on light and dark pages. */
const defaultColorTable = () =>
  [
    '| custom property | light page | dark page |',
    '| --- | --- | --- |',
    ...themeKeys.map(
      (key) =>
        `| \`--vtc-${kebab(key)}\` | ${defaultColors[key].map((color) => `\`${color}\``).join(' | ')} |`,
    ),
  ].join('\n');

/** Limits of the sizes of files, which `npx size-limit` checks. */
const sizeTable = () => {
  const { 'size-limit': files } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly 'size-limit': readonly { readonly name: string; readonly limit: string }[];
  };
  const rows = files.map(({ name, limit }) => `| \`${name.replace('dist/', '')}\` | ${limit} |`);
  return ['| file | at most |', '| --- | --- |', ...rows].join('\n');
};

/** Languages with a file of their own, by their names in English. */
const languageList = () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const items = localeTags().map((tag) => `${names.of(tag)} (\`${tag}\`)`);
  return `${new Intl.ListFormat('en').format(items.toSorted((a, b) => a.localeCompare(b)))}.`;
};

/** Which folder of `src` may import from which. */
const importTable = () => {
  const rows = Object.entries<readonly string[]>(allowedImports).map(([folder, others]) => {
    const names = others.toSorted().map((name) => `\`${name}\``);
    return `| \`${folder}\` | ${names.join(', ') || 'none'} |`;
  });
  return ['| folder | may import from |', '| --- | --- |', ...rows].join('\n');
};

const sortedForReaders = (elements: readonly DocumentedElement[]) =>
  described.flatMap(({ tag }) => elements.filter(({ tagName }) => tagName === tag));

/** What `<!-- generated: name -->` in a page stands for; some take a tag after the name. */
const generators: Readonly<
  Record<string, (elements: readonly DocumentedElement[], tag: string) => string>
> = {
  endpoints: endpointTable,
  gaps: gapTable,
  imports: importTable,
  languages: languageList,
  defaultColors: defaultColorTable,
  sizes: sizeTable,
  commonAttributes: tables.commonAttributes,
  commonMembers: tables.commonMembers,
  commonEvents: tables.commonEvents,
  elements: (all) => tables.elementList(sortedForReaders(all)),
  reference: tables.reference,
  slots: tables.slots,
  theming: tables.themingTables,
  wordpressPlugin: (elements) => `\`\`\`php\n${tables.wordpressPlugin(elements)}\n\`\`\``,
};

const marker = /^<!-- generated: (\w+)(?: ([\w-]+))? -->$/gm;

/** Replaces the markers of a page; throws if one is unknown. */
export const withTables = (text: string, elements: readonly DocumentedElement[]): string =>
  text.replaceAll(marker, (_, name: string, tag = '') => {
    const generate = generators[name];
    if (!generate) throw new Error(`Nothing generates "${name}".`);
    return generate(elements, tag as string);
  });
