// Builds the scripts of the pages with the content of elements alone.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('content', import.meta.url));

/** Builds `convoys.js`, `roster.js`, `statistics.js` and `month.js`; returns their folder. */
export async function buildContent() {
  const outdir = mkdtempSync(join(tmpdir(), 'vtc-content-'));
  await build({
    entryPoints: ['convoys', 'roster', 'statistics', 'month'].map((name) =>
      join(folder, `${name}.ts`),
    ),
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['browser', 'production'],
    outdir,
    logLevel: 'error',
  });
  return outdir;
}
