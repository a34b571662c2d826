import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { textDirection } from '../../src/intl/language-tag.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import {
  withEmptyLists,
  respondWithError,
  neverRespond,
  tokenIn,
} from '../../stories/support/responses.js';
import { timeOf } from '../../stories/support/clock.js';
import { pageDesigns } from '../support/page-designs.js';
import { showcase, themes, widths, type Scene, type State, type Theme } from './scenes.js';

/** Time of all screenshots: a convoy has been live for 40 minutes. */
const now = timeOf(createSandbox().world, 'on the road');

const sandbox = createSandbox({ rateLimits: false, clock: () => now });

const responders: Readonly<Record<State, (request: Request) => Promise<Response>>> = {
  ready: sandbox.fetch,
  loading: neverRespond,
  failing: respondWithError,
  empty: withEmptyLists(sandbox.fetch),
};

/** Markup of the element of a scene. */
function element({ form: { tag, attributes }, state, theme }: Scene) {
  const all: Record<string, string> = {
    'api-base': `/api/${state}`,
    'time-zone': 'Europe/Berlin',
    loading: 'eager',
    ...attributes,
    ...themes[theme].attributes,
  };
  if (tag.endsWith('-events') || tag === 'vtc-calendar')
    all.token = tokenIn(sandbox.world, String(all.vtc));
  const written = Object.entries(all).map(([name, value]) => html` ${raw(name)}="${value}"`);
  return html`<${raw(tag)}${written}></${raw(tag)}>`;
}

/** What a page of a design has of its own. */
const pageText = html`<div style="inline-size: 100%">
  <h2>Our company</h2>
  <p>Drives three evenings a week. <a href="/about">Read more</a></p>
</div>`;

const page = (theme: Theme, lang: string, styles: string, content: unknown) =>
  html`<!doctype html>
    <html lang="${lang}" dir="${textDirection(lang)}">
      <meta charset="utf-8" />
      <script>
        Date.now = () => ${now};
      </script>
      <script type="module" src="/vtc-widgets.js"></script>
      <script type="module" src="/vtc-more.js"></script>
      <style>
        body {
          box-sizing: border-box;
          margin: 0;
          padding: 24px;
        }
        ${raw(themes[theme].css)}
        ${raw(styles)}
      </style>
      <body>
        ${theme in pageDesigns ? pageText : ''} ${content}
      </body>
    </html>`;

const inBoxes = 'body { display: flex; flex-wrap: wrap; align-items: start; gap: 24px }';

/** Page of a scene: the element in a container of each width. */
const scenePage = (scene: Scene, lang: string) =>
  page(
    scene.theme,
    lang,
    inBoxes,
    widths.map(
      (width) => html`<div style="inline-size:${width}px;flex:none">${element(scene)}</div>`,
    ),
  );

const inColumns =
  'body { display: grid; grid-template-columns: 5fr 4fr; align-items: start; gap: 20px } ' +
  'body > :first-child { grid-column: 1 / -1 } body > div { display: grid; gap: 20px }';

/** Page with all elements. */
const showcasePage = (theme: Theme) =>
  page(
    theme,
    'en',
    inColumns,
    showcase.map(
      (forms) => html`<div>${forms.map((form) => element({ form, state: 'ready', theme }))}</div>`,
    ),
  );

const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name);

interface SceneServerOptions {
  /** Path of a build; `vtc-more.js` and its languages, in `locales`, are beside it. */
  bundle: string;
  /** Language of the pages. */
  lang: string;
}

/** Serves the pages of all scenes with a build, and an API for each state. */
export async function serveScenes(scenes: readonly Scene[], { bundle, lang }: SceneServerOptions) {
  const app = new Hono();
  const script = async ({ body }: Context, path: string) =>
    body(await readFile(path, 'utf8'), 200, { 'content-type': 'text/javascript' });
  app.get('/vtc-widgets.js', (context) => script(context, bundle));
  app.get('/vtc-more.js', (context) => script(context, join(dirname(bundle), 'vtc-more.js')));
  app.get('/locales/:file{[\\w-]+\\.js}', (context) =>
    script(context, join(dirname(bundle), 'locales', context.req.param('file'))),
  );
  app.get('/scenes/:index', (context) => {
    const scene = scenes[Number(context.req.param('index'))];
    return scene ? context.html(scenePage(scene, lang)) : context.notFound();
  });
  app.get('/showcase/:theme', (context) => {
    const theme = context.req.param('theme');
    return isTheme(theme) ? context.html(showcasePage(theme)) : context.notFound();
  });
  for (const [state, respond] of Object.entries(responders)) {
    app.all(`/api/${state}/*`, ({ req }) => {
      const url = new URL(req.url);
      url.pathname = url.pathname.replace(`/api/${state}`, '');
      return respond(new Request(url, req.raw));
    });
  }
  app.get('/images/*', ({ req }) => sandbox.fetch(req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
