import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import { timeOf } from '../../stories/support/clock.js';
import { showcase, themes, widths, type Scene, type State, type Theme } from './scenes.js';

/** The time of all pictures: a convoy of the flagship has been on the road for 40 minutes. */
const now = timeOf(createSandbox().world, 'on the road');

const sandbox = createSandbox({ rateLimits: false, clock: () => now });

const failed = () =>
  Response.json(
    { error: { code: 'INTERNAL', message: 'The API is down.' } },
    { status: 500, headers: { 'retry-after': '60' } },
  );

/** A JSON value whose lists are empty and whose totals are 0. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'total' ? 0 : emptied(one)]),
  );
}

const answers: Readonly<Record<State, (request: Request) => Promise<Response>>> = {
  ready: sandbox.fetch,
  loading: () => new Promise<Response>(() => undefined),
  failing: () => Promise.resolve(failed()),
  async empty(request) {
    const response = await sandbox.fetch(request);
    const isJson = response.headers.get('content-type')?.includes('json');
    return isJson && response.ok ? Response.json(emptied(await response.json())) : response;
  },
};

function tokenOf(vtc: string): string {
  const company = sandbox.world.company(vtc);
  if (!company) throw new Error(`The sandbox has no company ${vtc}.`);
  return sandbox.world.embedToken(company);
}

/** One element as it is written in a page. */
function element({ form: { tag, attributes }, state, theme }: Scene) {
  const all: Record<string, string> = {
    'api-base': `/api/${state}`,
    'time-zone': 'Europe/Berlin',
    loading: 'eager',
    ...attributes,
    ...themes[theme].attributes,
  };
  if (tag.endsWith('-events')) all.token = tokenOf(String(all.vtc));
  const written = Object.entries(all).map(([name, value]) => html` ${raw(name)}="${value}"`);
  return html`<${raw(tag)}${written}></${raw(tag)}>`;
}

const page = (theme: Theme, styles: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <script>
        Date.now = () => ${now};
      </script>
      <script type="module" src="/vtc-widgets.js"></script>
      <style>
        body {
          box-sizing: border-box;
          margin: 0;
          padding: 24px;
          font: 16px/1.5 'Noto Sans', sans-serif;
          background: ${raw(themes[theme].ground)};
          color: ${raw(themes[theme].text)};
        }
        ${raw(styles)}
      </style>
      <body>
        ${content}
      </body>
    </html>`;

const inBoxes = 'body { display: flex; flex-wrap: wrap; align-items: start; gap: 24px }';

/** The page of a scene: the element in a box of each width. */
const scenePage = (scene: Scene) =>
  page(
    scene.theme,
    inBoxes,
    widths.map(
      (width) => html`<div style="inline-size:${width}px;flex:none">${element(scene)}</div>`,
    ),
  );

const inColumns =
  'body { display: grid; grid-template-columns: 5fr 4fr; align-items: start; gap: 20px } ' +
  'body > :first-child { grid-column: 1 / -1 } body > div { display: grid; gap: 20px }';

/** The page that shows all elements together. */
const showcasePage = (theme: Theme) =>
  page(
    theme,
    inColumns,
    showcase.map(
      (forms) => html`<div>${forms.map((form) => element({ form, state: 'ready', theme }))}</div>`,
    ),
  );

const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name);

/** Serves the pages of all scenes with a build of the elements, and an API for each state; gives the origin. */
export async function serveScenes(scenes: readonly Scene[], bundle: string) {
  const app = new Hono();
  app.get('/vtc-widgets.js', async ({ body }) =>
    body(await readFile(bundle, 'utf8'), 200, { 'content-type': 'text/javascript' }),
  );
  app.get('/scenes/:index', (context) => {
    const scene = scenes[Number(context.req.param('index'))];
    return scene ? context.html(scenePage(scene)) : context.notFound();
  });
  app.get('/showcase/:theme', (context) => {
    const theme = context.req.param('theme');
    return isTheme(theme) ? context.html(showcasePage(theme)) : context.notFound();
  });
  for (const [state, answer] of Object.entries(answers)) {
    app.all(`/api/${state}/*`, ({ req }) => {
      const url = new URL(req.url);
      url.pathname = url.pathname.replace(`/api/${state}`, '');
      return answer(new Request(url, req.raw));
    });
  }
  app.get('/images/*', ({ req }) => sandbox.fetch(req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
