import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Run-time dependencies in the order they are weighed, with what we take of each and why it is there. */
const dependencies = [
  [
    'lit',
    "export { LitElement, css, html, nothing, svg } from 'lit';",
    'templates that never make HTML of foreign text, and update what changed only; its element, in npm modules only',
  ],
  [
    '@lit/task',
    "export { Task } from '@lit/task';",
    'a question that is asked again and aborted, told apart from its answer; in npm modules only',
  ],
  [
    'zod',
    "import * as z from 'zod/mini'; export const schema = z.array(z.object({ a: z.nullable(z.string()), b: z.optional(z.number()), c: z.enum(['d']), e: z.boolean() }));",
    'one description of the API for types, reading, sandbox and OpenAPI; in npm modules only',
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
