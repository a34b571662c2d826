import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishedFolder } from '../../src/publish/folder.js';
import { writeSite } from '../../src/publish/site/write-site.js';
import { staticFile } from '../support/static-files.js';
import { createPublishWorld, vtc, type WorldOptions } from './world.js';

export interface SiteOptions extends WorldOptions {
  readonly language?: string | undefined;
}

/** Publishes from a sandbox, and writes the site around the published folder, in a new folder. */
export async function publishSite({ language, ...options }: SiteOptions = {}) {
  const site = mkdtempSync(join(tmpdir(), 'publish-site-'));
  const out = join(site, 'data/vtc');
  const world = createPublishWorld(options);
  await world.run({ language, folder: await PublishedFolder.open(out) });
  const files = await writeSite({ site, out, vtc, language });
  const remove = () => rmSync(site, { recursive: true });
  return { site, out, files, now: world.clock.now(), remove };
}

/** The pages among files. */
export const pagesIn = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.html'));

/** What a server of files responds to a request instead, such as a script for tests. */
export interface Replaced {
  readonly html?: (text: string) => string;
  readonly post?: (body: string) => void;
}

/** A server on a port of its own that serves the files of a folder, and no API; records what it lacks. */
export async function serveFolder(folder: string, { html, post }: Replaced = {}) {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        post?.(body);
        response.writeHead(204).end();
      });
      return;
    }
    const file = join(folder, decodeURIComponent(pathname).replace(/\/$/, '/index.html'));
    if (!existsSync(file)) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(file);
    const content = html && file.endsWith('.html') ? Buffer.from(html(String(bytes))) : bytes;
    const { headers, body } = staticFile(file, content, String(request.headers['accept-encoding']));
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, missing, close };
}
