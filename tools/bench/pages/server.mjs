// Serves the pages, the build, and an API whose responses have the measured sizes, from one origin.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../../dist/sandbox/index.js';
import { now } from '../date.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const picture = join(here, '../../../test/support/picture.svg');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const sandbox = createSandbox({
  companies: 50,
  members: 12_000,
  clock: () => now,
  rateLimits: false,
});

async function request(path) {
  const company = sandbox.world.company('northern_haul');
  const headers = { authorization: `Bearer ${sandbox.world.embedToken(company)}` };
  const response = await sandbox.fetch(new Request(`http://localhost${path}`, { headers }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Repeats items up to a count; `change` returns changed fields by index. */
const filled = (items, count, change) =>
  Array.from({ length: count }, (_, index) => ({
    ...items[index % items.length],
    ...change(index),
  }));

const iso = (time) => new Date(time).toISOString();

/** 30 convoys from tomorrow on, one every 19 hours. */
async function convoys() {
  const { items } = await request('/vtcs/northern_haul/events/upcoming?limit=30');
  const start = now + 86_400_000;
  return {
    items: filled(items, 30, (index) => {
      const at = start + index * 19 * 3_600_000;
      const meetupAt = index % 4 ? iso(at - 1_800_000) : null;
      return { id: index + 1, startAt: iso(at), endAt: iso(at + 9_000_000), meetupAt };
    }),
  };
}

/** 30 convoys of the next month, one or two a day. */
async function monthConvoys() {
  const { items } = await convoys();
  const start = Date.UTC(2026, 3, 1, 18);
  return {
    items: items.map((item, index) => {
      const at = start + (index % 28) * 86_400_000;
      return { ...item, startAt: iso(at), endAt: iso(at + 9_000_000), meetupAt: null };
    }),
  };
}

/** A page of 100 convoys of the next month, three or four a day, of one company or of one of twelve. */
async function manyConvoys(vtc, { searchParams }) {
  if (searchParams.get('tab') === 'past') return { items: [], nextCursor: null, total: 0 };
  const { items } = await convoys();
  const start = Date.UTC(2026, 3, 1, 10);
  const all = filled(items, 100, (index) => {
    const at = start + (index % 28) * 86_400_000 + Math.floor(index / 28) * 7_200_000;
    return { id: index + 1, startAt: iso(at), endAt: iso(at + 5_400_000), meetupAt: null };
  })
    .filter((_, index) => vtc === 'many' || index % 12 === Number(vtc) - 1)
    .sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
  const offset = Number(searchParams.get('offset'));
  const end = offset + 30;
  return {
    items: all.slice(offset, end),
    nextCursor: end < all.length ? end : null,
    total: all.length,
  };
}

/** The companies with the ids 1 to 12. */
async function twelveCompanies() {
  const { items } = await request('/vtcs?limit=12');
  return { items: items.map((item, index) => ({ ...item, id: index + 1 })) };
}

/** A page of a list of `count` members with different names. */
async function members(count, cursor, limit) {
  const { items } = await request('/vtcs/big_fleet/members?limit=100');
  const all = filled(items, count, (index) => ({
    webId: index,
    name: `${items[index % items.length].name} ${(index * 7919) % 9973}`,
    isOwner: index === 0,
  }));
  const end = cursor + limit;
  return {
    items: all.slice(cursor, end),
    nextCursor: end < count ? end : null,
    total: count,
  };
}

async function history(count) {
  const { points } = await request('/stats/servers/history?range=30d');
  const start = now - count * 3_600_000;
  return {
    range: '30d',
    points: filled(points, count, (index) => ({ date: iso(start + index * 3_600_000) })),
  };
}

/** JSON of a path below the API; its first segment may choose another history, or other convoys. */
export async function resultOf(url) {
  const [, choice = '', path] =
    /^\/api(?:\/(\d+points|month|100convoys))?(\/.*)$/.exec(url.pathname) ?? [];
  if (path === '/vtcs/batch') return twelveCompanies();
  if (choice === '100convoys') {
    const vtc = /^\/vtcs\/(many|\d+)\/events(\/upcoming)?$/.exec(path)?.[1];
    if (vtc) return manyConvoys(vtc, url);
  }
  if (path === '/vtcs/many/events/upcoming') return choice === 'month' ? monthConvoys() : convoys();
  if (path === '/vtcs/many/events/live') return { items: [] };
  if (path === '/stats/servers/history') return history(parseInt(choice, 10) || 720);
  const [, handle] = /^\/vtcs\/(many|\d+)\/members$/.exec(path) ?? [];
  const numberOf = (name) => Number(url.searchParams.get(name));
  if (handle) return members(Number(handle) || 10_000, numberOf('cursor'), numberOf('limit') || 50);
  const result = await request(path.replace(/^\/vtcs\/(many|\d+)/, '/vtcs/big_fleet') + url.search);
  // The month has no convoys besides the 30 upcoming ones.
  return choice === 'month' && path.includes('/events') ? { ...result, items: [] } : result;
}

/** Starts the server; `built` is a folder of scripts for its pages, `peers` one of built peers and `older` another build, if there are any. */
export async function startServer({ built, peers, older } = {}) {
  const known = new Map();
  const bodyOf = (url) => {
    const key = url.pathname + url.search;
    if (!known.has(key))
      known.set(
        key,
        resultOf(url).then((value) => JSON.stringify(value)),
      );
    return known.get(key);
  };
  const folders = {
    dist: 'dist',
    floors: join(here, 'floors'),
    pages: join(here, 'peers'),
    built,
    peers,
    older,
  };
  const pages = new Map();
  const respond = async (url) => {
    if (url.pathname.startsWith('/api/')) {
      const body = await bodyOf(url);
      return [
        'application/json',
        body.replaceAll('http://localhost/images/', `${origin}/picture.svg?`),
      ];
    }
    if (url.pathname === '/picture.svg') return ['image/svg+xml', await readFile(picture)];
    if (pages.has(url.pathname)) return ['text/html', pages.get(url.pathname)];
    const [, folder, file] = /^\/(\w+)\/((?:single\/)?[\w.-]+)$/.exec(url.pathname) ?? [];
    const path = join(folders[folder] ?? '/nowhere', file ?? '');
    return [types[extname(path)] ?? 'text/plain', await readFile(path)];
  };
  const server = createServer((request, response) => {
    respond(new URL(request.url ?? '/', 'http://localhost')).then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    hasPeers: peers !== undefined,
    /** Adds a page with elements of some scripts that use the API at `base`; returns its URL. */
    page(markup, base = '/api', ...scripts) {
      const path = `/page/${pages.size}`;
      const tags = (scripts.length > 0 ? scripts : ['vtc-widgets.js']).map(
        (script) =>
          `<script type="module" src="${new URL(script, `${origin}/dist/`)}" data-api-base="${origin}${base}"></script>`,
      );
      pages.set(
        path,
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem}</style>${tags.join('')}<h1>A page</h1>${markup}<p>More of the page.</p></html>`,
      );
      return origin + path;
    },
    bodyOf: (path) => bodyOf(new URL(path, origin)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
