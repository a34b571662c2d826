// Builds the script of the page with the rows of convoys alone.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Builds `rows.js`; returns its folder. */
export async function buildRows() {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-rows-'));
  await build({
    entryPoints: [fileURLToPath(new URL('rows.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['browser', 'production'],
    outdir: folder,
    logLevel: 'error',
  });
  return folder;
}
