import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import ICAL from 'ical.js';
import type { Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { limit } from '../../tools/test/limits.mjs';
import { reaches, startSite, type Site } from '../support/site.js';

const tag = 'vtc-upcoming-events';

/** Opens the menu of a button, clicks its file, and returns name and bytes of the file that the browser saves. */
async function download(page: Page, folder: string, button: string) {
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    browserContextId: page.browserContext().id ?? '',
    downloadPath: folder,
    eventsEnabled: true,
  });
  const suggestedName = new Promise<string>((resolve) =>
    session.once('Browser.downloadWillBegin', ({ suggestedFilename }) =>
      resolve(suggestedFilename),
    ),
  );
  const saved = new Promise<string>((resolve) =>
    session.on('Browser.downloadProgress', ({ guid, state }) => {
      if (state === 'completed') resolve(guid);
    }),
  );
  await page.$eval(
    tag,
    (element, selector) => element.shadowRoot?.querySelector<HTMLElement>(selector)?.click(),
    button,
  );
  const file = await page.waitForSelector(`${tag} >>> [part~="menu"] a[download]`, {
    timeout: limit(10_000),
  });
  await file?.evaluate((link) => (link as HTMLElement).click());
  await page.keyboard.press('Escape');
  return { name: await suggestedName, bytes: await readFile(join(folder, await saved)) };
}

describe('the calendar file in a browser', () => {
  let site: Site;
  let folder: string;

  before(async () => {
    site = await startSite();
    folder = await mkdtemp(join(tmpdir(), 'calendar-'));
  });
  after(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  for (const [page, headers] of [
    ['a page', {}],
    [
      'a page with a strict policy',
      {
        'content-security-policy':
          "default-src 'none'; script-src {cdn}; connect-src {api}; img-src {api}; require-trusted-types-for 'script'; trusted-types lit-html",
      },
    ],
  ] as const) {
    test(`is saved from ${page} under the name of the convoy, byte by byte`, async () => {
      const policy = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace('{cdn}', site.cdn).replaceAll('{api}', site.api.origin),
        ]),
      );
      const opened = await site.open(
        `${site.script}<${tag} vtc="northern_haul" token="${embedToken(1)}" images="none" loading="eager"></${tag}>`,
        { headers: policy },
      );
      await reaches(opened.page, tag, 'ready');
      const { slug, names } = await opened.page.$eval(tag, (element) => {
        const { items } = Reflect.get(element, 'data') as unknown as {
          items: { name: string; slug: string }[];
        };
        return { slug: items[0]?.slug, names: items.map(({ name }) => name) };
      });
      const single = await download(opened.page, folder, 'li [part~="calendar-button"]');
      assert.equal(single.name, `${slug}.ics`);
      const all = await download(opened.page, folder, '.header [part~="calendar-button"]');
      assert.equal(all.name, 'convoys.ics');
      for (const [{ bytes }, length] of [
        [single, 1],
        [all, Math.min(names.length, 10)],
      ] as const) {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        assert.ok(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n'));
        const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
        assert.deepEqual(
          events.map((event) => event.getFirstPropertyValue('summary')),
          names.slice(0, length),
        );
      }
      assert.deepEqual(opened.pageErrors, []);
    });
  }
});
