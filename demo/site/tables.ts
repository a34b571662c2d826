// Markdown tables for the documentation, from the manifest, the contract and the theme.
import { endpointTable, gapTable } from '../../src/sandbox/server/openapi/tables.js';
import { defaultColors, themeKeys } from '../../src/theme/palette.js';
import { kebab } from '../../src/theme/kebab.js';
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

/** What `<!-- generated: name -->` in a page stands for; some take a tag after the name. */
const generators: Readonly<
  Record<string, (elements: readonly DocumentedElement[], tag: string) => string>
> = {
  endpoints: endpointTable,
  gaps: gapTable,
  defaultColors: defaultColorTable,
  commonAttributes: tables.commonAttributes,
  commonMembers: tables.commonMembers,
  commonEvents: tables.commonEvents,
  elements: tables.elementList,
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
