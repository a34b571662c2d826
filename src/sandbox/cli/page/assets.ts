import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const own = ['page.css', 'page.js', 'reference.js', 'icon.svg'];

/** Files of the OpenAPI viewer that the page needs. */
const viewer = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** Beside this file in the sources, beside the command in the package. */
const folder = ['./assets/', './page/', '../page/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(new URL('page.css', url)));

function addressOf(name: string): URL | string | undefined {
  if (!folder) throw new Error('The files of the page are missing.');
  const url = new URL(name, folder);
  if (own.includes(name) || (viewer.includes(name) && existsSync(url))) return url;
  const { resolve } = createRequire(import.meta.url);
  return viewer.includes(name) ? resolve(`swagger-ui-dist/${name}`) : undefined;
}

/** A file of the page, or undefined for another name. */
export async function asset(name: string): Promise<Response | undefined> {
  const address = addressOf(name);
  if (address === undefined) return undefined;
  const headers = {
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': 'max-age=60',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(await readFile(address), { headers });
}
