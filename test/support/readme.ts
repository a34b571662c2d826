import { format } from 'prettier';
import { endpointTable, gapTable } from '../../src/sandbox/tables.js';

/** Puts a text between the comments that mark its place. */
function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(open);
  const after = rest?.split(close)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${open}.`);
  return `${before}${open}\n\n${content}\n\n${close}${after}`;
}

/** The README with its tables made anew. */
export async function withTables(readme: string): Promise<string> {
  const filled = between(between(readme, 'endpoints', endpointTable()), 'gaps', gapTable());
  return format(filled, { parser: 'markdown', printWidth: 100, singleQuote: true });
}
