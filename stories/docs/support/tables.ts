// What the documentation's pages show of the manifest and the contract, as Markdown.
import { endpointTable, gapTable } from '../../../src/sandbox/server/openapi/tables.js';
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
