import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { textDirection } from '../../src/intl/language-tag.js';
import type { EventRecord } from '../../src/contract/events.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';
import {
  withEmptyLists,
  respondWithError,
  neverRespond,
  withListsOf,
  tokenIn,
} from '../../stories/support/responses.js';
import { timeOf } from '../../stories/support/clock.js';
import { replaceNow } from '../test/test-date.mjs';
import { pageDesigns } from '../../test/support/page-designs.js';
import {
  type Form,
  previews,
  showcase,
  themes,
  widths,
  type Scene,
  type State,
  type Theme,
} from './scenes.js';

/** Time of all screenshots: a convoy has been live for 40 minutes. */
const now = timeOf(createSandbox().world, 'on the road');

const sandbox = createSandbox({ rateLimits: false, clock: () => now });

const responders: Readonly<Record<State, (request: Request) => Promise<Response>>> = {
  ready: sandbox.fetch,
  loading: neverRespond,
  failing: respondWithError,
  empty: withEmptyLists(sandbox.fetch),
  single: withListsOf(1, sandbox.fetch),
  many: withListsOf(30, sandbox.fetch),
};

/** An API that responds in this way about convoys in full, and works otherwise. */
const forDetails =
  (respond: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    (new URL(request.url).pathname === '/events' ? respond : sandbox.fetch)(request);

async function get<T>(path: string): Promise<T> {
  const response = await sandbox.fetch(new Request(`http://sandbox${path}`));
  return (await response.json()) as T;
}

type Phase = NonNullable<Form['convoy']>;

const phases: Readonly<Record<Phase, (record: EventRecord) => boolean>> = {
  live: ({ startAt, endAt }) => Date.parse(startAt) <= now && Date.parse(endAt) > now,
  upcoming: ({ startAt, lifecycleStatus, externalLink }) =>
    Date.parse(startAt) > now && lifecycleStatus === 'published' && externalLink !== null,
  ended: ({ lifecycleStatus, postEventSummary, recapGalleryUrl }) =>
    lifecycleStatus === 'ended' && postEventSummary !== null && recapGalleryUrl !== null,
  cancelled: ({ startAt, lifecycleStatus }) =>
    Date.parse(startAt) > now && lifecycleStatus === 'cancelled',
  missing: () => false,
};

/** Id of the first convoy of the company in this phase, else one that no company has. */
async function convoyId(vtc: string | undefined, phase: Phase): Promise<number> {
  const tab = phase === 'ended' ? 'past' : 'upcoming';
  const list = `/vtcs/${vtc}/events?tab=${tab}&limit=30`;
  const { items } = await get<{ items: readonly { id: number }[] }>(list);
  for (const { id } of items) if (phases[phase](await get<EventRecord>(`/events/${id}`))) return id;
  return 1;
}

/** Markup of the element of a scene. */
function element({ form, state, theme }: Scene, id?: number) {
  const { tag, attributes, inDialog } = form;
  const all: Record<string, string> = {
    'api-base': `/api/${inDialog ? `details-${state}` : state}`,
    'time-zone': 'Europe/Berlin',
    loading: 'eager',
    ...attributes,
    ...(state === 'many' && { limit: '30' }),
    ...themes[theme].attributes,
  };
  if (tag.endsWith('-events') || tag === 'vtc-calendar')
    all.token = tokenIn(sandbox.world, String(all.vtc));
  if (tag === 'vtc-event' && id !== undefined) all.event = String(id);
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
        ${raw(`(${replaceNow.toString()})(() => ${now});`)};
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

/** Page of a scene: the element in a container of each width, or in a window of each width that a dialog covers. */
const scenePage = (scene: Scene, lang: string, id: number | undefined) =>
  page(
    scene.theme,
    lang,
    inBoxes,
    widths.map((width) =>
      scene.form.inDialog
        ? html`<iframe
            src="${`?window#vtc-event-${id}`}"
            style="inline-size:${width}px;block-size:760px;border:0"
          ></iframe>`
        : html`<div style="inline-size:${width}px;flex:none">${element(scene, id)}</div>`,
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

/** The beginning of an element in the colours of the company; a short one is in the middle. */
const inPicture =
  'body { display: grid; align-content: safe center; min-block-size: 100vh; padding: 20px; background: #050c1a }';

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
  const ids = await Promise.all(
    scenes.map(({ form: { attributes, convoy } }) => convoy && convoyId(attributes.vtc, convoy)),
  );
  const script = async ({ body }: Context, path: string) =>
    body(await readFile(path, 'utf8'), 200, { 'content-type': 'text/javascript' });
  app.get('/vtc-widgets.js', (context) => script(context, bundle));
  app.get('/vtc-more.js', (context) => script(context, join(dirname(bundle), 'vtc-more.js')));
  app.get('/locales/:file{[\\w-]+\\.js}', (context) =>
    script(context, join(dirname(bundle), 'locales', context.req.param('file'))),
  );
  app.get('/scenes/:index', (context) => {
    const index = Number(context.req.param('index'));
    const scene = scenes[index];
    if (!scene) return context.notFound();
    return context.html(
      context.req.query('window') === undefined
        ? scenePage(scene, lang, ids[index])
        : page(scene.theme, lang, '', element(scene)),
    );
  });
  app.get('/showcase/:theme', (context) => {
    const theme = context.req.param('theme');
    return isTheme(theme) ? context.html(showcasePage(theme)) : context.notFound();
  });
  app.get('/previews/:tag', (context) => {
    const form = previews.find(({ tag }) => tag === context.req.param('tag'));
    return form
      ? context.html(
          page('company', 'en', inPicture, element({ form, state: 'ready', theme: 'company' })),
        )
      : context.notFound();
  });
  for (const [state, respond] of Object.entries(responders))
    for (const [base, answer] of [
      [`/api/${state}`, respond],
      [`/api/details-${state}`, forDetails(respond)],
    ] as const)
      app.all(`${base}/*`, ({ req }) => {
        const url = new URL(req.url);
        url.pathname = url.pathname.replace(base, '');
        return answer(new Request(url, req.raw));
      });
  app.get('/images/*', ({ req }) => sandbox.fetch(req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
