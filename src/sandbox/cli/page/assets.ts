import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const assets = ['page.css', 'page.js', 'reference.js', 'icon.svg'];

/** Files of the optional package `swagger-ui-dist`. */
const viewer = ['swagger-ui.css', 'swagger-ui-bundle.js'];

function viewerFile(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);
  } catch {
    return undefined;
  }
}

/** Whether `swagger-ui-dist` is installed. */
export const hasViewer = (): boolean => viewer.every((name) => viewerFile(name) !== undefined);

/** Location in the sources, or in the package. */
const folder = ['./assets/', './page/', '../page/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(new URL('page.css', url)));

function addressOf(name: string): URL | string | undefined {
  if (!folder) throw new Error('The files of the page are missing.');
  if (assets.includes(name)) return new URL(name, folder);
  return viewer.includes(name) ? viewerFile(name) : undefined;
}

/** The response with a file of the page; undefined for an unknown name. */
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
