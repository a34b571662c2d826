import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { endpointTable, gapTable } from '../../src/sandbox/server/openapi/tables.js';
import { commonTables, elementTables, themingTables, wordpress } from './element-tables.js';
import { weights } from './weights.js';

/** Puts a text between the comments that mark its place. */
function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(open);
  const after = rest?.split(close)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${open}.`);
  return `${before}${open}\n\n${content}\n\n${close}${after}`;
}

const elementsIn = (readme: string) =>
  [...readme.matchAll(/<!-- element ([\w-]+) -->/g)].map(([, tag = '']) => tag);

/** The hash of the built file where the README names one. */
function withHash(readme: string): string {
  const told = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;
  return readme.replace(/integrity="sha384-[^"]*"/, `integrity="${told['vtc-widgets.js']}"`);
}

/** The README with its tables and its hash made anew; what is in dist must be built. */
export async function withTables(readme: string): Promise<string> {
  const tables = [
    ['endpoints', endpointTable()],
    ['gaps', gapTable()],
    ['common', commonTables()],
    ['theming', themingTables()],
    ['wordpress', wordpress()],
    ['weights', await weights()],
    ...elementsIn(readme).map((tag) => [`element ${tag}`, elementTables(tag)] as const),
  ] as const;
  const filled = tables.reduce((text, [name, content]) => between(text, name, content), readme);
  return format(withHash(filled), { parser: 'markdown', printWidth: 100, singleQuote: true });
}
