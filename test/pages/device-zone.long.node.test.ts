import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { scripts } from '../support/all-elements.js';
import { embedToken } from '../support/embed-tokens.js';
import { neededMarkup } from '../support/needed-attributes.js';
import { reaches, startSite, type Site } from '../support/site.js';

const tags = ['vtc-upcoming-events', 'vtc-live-events', 'vtc-event'];

/** The texts of elements after their update. */
const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    Promise.all(
      elements.map(async (element) => {
        await Reflect.get(element, 'updateComplete');
        return element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')?.innerText;
      }),
    ),
  );

describe('the zone of the device', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const event of ['visibilitychange', 'languagechange'])
    test(`is followed by shown times after "${event}"`, async () => {
      const attributes = `vtc="northern_haul" token="${embedToken('northern_haul', site.api.sandbox)}" loading="eager"`;
      const { page, pageErrors } = await site.open(
        scripts(site) +
          ['class="device"', 'time-zone="Asia/Tokyo" class="tokyo"']
            .flatMap((zone) =>
              tags.map((tag) => `<${tag} ${attributes} ${neededMarkup(tag)} ${zone}></${tag}>`),
            )
            .join(''),
      );
      await page.emulateTimezone('America/Lima');
      await page.reload();
      for (const tag of tags) await reaches(page, tag, 'ready');
      const inTokyo = await textsOf(page, '.tokyo');
      for (const [index, text] of (await textsOf(page, '.device')).entries())
        assert.notEqual(text, inTokyo[index]);

      await page.emulateTimezone('Asia/Tokyo');
      await page.evaluate((name) => dispatchEvent(new Event(name)), event);
      assert.deepEqual(await textsOf(page, '.device'), inTokyo);
      assert.deepEqual(pageErrors, []);
    });
});
