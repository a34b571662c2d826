import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Run-time dependencies in the order they are weighed, with what we take of each and why it is there. */
const dependencies = [
  [
    'lit',
    "export { LitElement, css, html, nothing, svg } from 'lit';",
    'elements and templates: updates what changed only, and never makes HTML of foreign text',
  ],
  [
    '@lit/task',
    "export { Task } from '@lit/task';",
    'a request that is repeated and aborted, with its states',
  ],
  [
    'zod',
    "import * as z from 'zod/mini'; export const schema = z.array(z.object({ a: z.nullable(z.string()), b: z.optional(z.number()), c: z.enum(['d']), e: z.boolean() }));",
    'one description of the API for types, parsing, sandbox and OpenAPI',
  ],
] as const;

async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

/** A table of the dependencies and how many kB each adds, compressed with brotli. */
export async function weights(): Promise<string> {
  const rows = ['| package | kB | why |', '| --- | --- | --- |'];
  let before = 0;
  let code = '';
  for (const [name, used, why] of dependencies) {
    code += used;
    const total = await weigh(code);
    rows.push(`| \`${name}\` | ${((total - before) / 1000).toFixed(1)} | ${why} |`);
    before = total;
  }
  return rows.join('\n');
}
