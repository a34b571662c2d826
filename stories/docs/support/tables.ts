// Markdown tables for the documentation, from the manifest, the contract and the theme.
import { endpointTable, gapTable } from '../../../src/sandbox/server/openapi/tables.js';
import { defaultColors, themeKeys } from '../../../src/theme/palette.js';
import { kebab } from '../../../src/theme/kebab.js';
import * as tables from '../../../tools/generate/element-tables.js';
import { elements } from '../../support/manifest.js';

export { endpointTable, gapTable };
export const commonAttributes = () => tables.commonAttributes(elements);
export const commonMembers = () => tables.commonMembers(elements);
export const eventTables = () => tables.eventTables(elements);
export const slots = () => tables.slots(elements);
export const themingTables = () => tables.themingTables(elements);
export const wordpressPlugin = () => tables.wordpressPlugin(elements);

/** A heading and the tables of each element. */
export const ownTables = () =>
  elements
    .map(({ tagName }) => `## \`<${tagName}>\`\n\n${tables.ownTables(elements, tagName)}`)
    .join('\n\n');

/** Default of each colour on light and dark pages. */
export const defaultColorTable = () =>
  [
    '| custom property | light page | dark page |',
    '| --- | --- | --- |',
    ...themeKeys.map(
      (key) =>
        `| \`--vtc-${kebab(key)}\` | ${defaultColors[key].map((color) => `\`${color}\``).join(' | ')} |`,
    ),
  ].join('\n');
