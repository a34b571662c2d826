import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { after, before, describe, test } from 'node:test';
import { listen, type HttpServer } from '../../src/server/listen.js';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, until, type Site } from '../support/site.js';

const folder = 'dist/site-files';

describe('the folder of files for a site', () => {
  let site: Site;
  let files: HttpServer;
  const missing: string[] = [];

  before(async () => {
    site = await startSite();
    const app = new Hono();
    app.use(async (context, next) => {
      await next();
      context.header('access-control-allow-origin', '*');
      if (context.res.status !== 200) missing.push(context.req.path);
    });
    app.use('*', serveStatic({ root: folder }));
    files = await listen(app, { port: 0 });
  });
  after(async () => {
    await files.close();
    await site.close();
  });

  test('has no file that browsers do not load', () => {
    const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !/\.(js|css)$|LICENSE\.txt$|^integrity\.json$|^(single|locales)$/.test(name),
    );
    assert.deepEqual(others, []);
  });

  for (const name of ['vtc-widgets.js', 'single/vtc-upcoming-events.js'])
    test(`has all that ${name} loads: a language, the dialog of a convoy and the diagnostics`, async () => {
      missing.length = 0;
      const url = files.url.replace(/\/$/, '');
      const { page, pageErrors } = await site.open(
        `<link rel="stylesheet" href="${url}/vtc-widgets.css">
        <script type="module" src="${url}/${name}" data-api-base="${site.api.origin}" data-check></script>
        <vtc-upcoming-events vtc="northern_haul" token="${embedToken(1)}" lang="de" loading="eager"></vtc-upcoming-events>`,
      );
      await reaches(page, 'vtc-upcoming-events', 'ready');
      await until(page, () =>
        /Konvois/.test(
          document.querySelector('vtc-upcoming-events')?.shadowRoot?.textContent ?? '',
        ),
      );
      await until(page, () =>
        /No problems found/.test(
          document.querySelector('[data-vtc-doctor]')?.shadowRoot?.textContent ?? '',
        ),
      );
      await page.evaluate(() => {
        const root = document.querySelector('vtc-upcoming-events')?.shadowRoot;
        root?.querySelector<HTMLElement>('.title a, .title button')?.click();
      });
      await until(page, () =>
        [...(document.querySelector('vtc-upcoming-events')?.shadowRoot?.children ?? [])].some(
          ({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal vtc-event'),
        ),
      );
      assert.deepEqual(missing, []);
      assert.deepEqual(pageErrors, []);
      await page.close();
    });
});
