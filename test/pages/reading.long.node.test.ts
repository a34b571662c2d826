import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { firefoxOptions, hasFirefox } from '../../tools/test/browsers/firefox.mjs';
import { embedToken } from '../support/embed-tokens.js';
import { named, readingIn } from '../support/reading.js';
import { startSite, type Site } from '../support/site.js';
import { under } from '../support/snippets.js';

const page = 'stories/docs/accessibility.mdx';
const now = Date.parse('2026-11-27T17:00:00Z');
const company = `vtc="northern_haul" token="${embedToken(1)}"`;

/** Each element with the attributes that its reading is written down for. */
const cases = [
  ['vtc-upcoming-events', `${company} limit="2"`],
  ['vtc-live-events', company],
  ['vtc-card', company],
  ['vtc-roster', `${company} searchable page-size="3"`],
  ['server-stats', 'show="totals history servers"'],
] as const;

/** Roles that Firefox does not find by these names: texts, the element itself, and the summary of a table. */
const others = ['text', 'region', 'disclosure'];

/** The stops of a reading that have a name, as role and name. */
const stopsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, role = '', name = ''] = /^ *(\w+)(?: \d)? "([^"]*)"/.exec(line) ?? [];
    return role && !others.includes(role) ? [{ role, name }] : [];
  });

/** Where an element stands in the document, among all below the root of its own. */
const placeOf = (handle: ElementHandle) =>
  handle.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    return [...root.querySelectorAll('*')].indexOf(element as Element);
  });

describe('what a screen reader reads', () => {
  let site: Site;
  let firefox: Browser | undefined;

  before(async () => {
    site = await startSite({ clock: () => now });
    if (hasFirefox()) firefox = await puppeteer.launch(firefoxOptions);
  });
  after(async () => {
    await firefox?.close();
    await site.close();
  });

  const bodyOf = (tag: string, attributes: string) =>
    `<script>Date.now = () => ${now}</script>${site.script}<${tag} loading="eager" time-zone="UTC" ${attributes}></${tag}>`;

  const isDrawn = (shown: Page, tag: string) =>
    shown.waitForFunction(
      (name) => {
        const element = document.querySelector(name) as HTMLElement & { state?: string };
        const { shadowRoot } = element;
        return element.state === 'ready' && !shadowRoot?.querySelector('.skeleton, .box');
      },
      {},
      tag,
    );

  for (const [tag, attributes] of cases) {
    const written = () => under(`\`<${tag}>\``, 'text', page)[0]?.split('\n') ?? [];

    test(`of <${tag}> in Chromium is what is written down`, async () => {
      const { page: shown } = await site.open(bodyOf(tag, attributes));
      await isDrawn(shown, tag);
      assert.deepEqual(await readingIn(shown), written());
    });

    test(`of <${tag}> in Firefox has the same roles and names in the same order`, async (t) => {
      if (!firefox) return t.skip('Firefox is not on this machine');
      const { page: other } = await site.open(bodyOf(tag, attributes));
      const shown = await firefox.newPage();
      await shown.goto(other.url());
      await isDrawn(shown, tag);
      const root = await shown.evaluateHandle(
        (name) => document.querySelector(name)?.shadowRoot?.querySelector('section') ?? null,
        tag,
      );
      const base = root.asElement() as ElementHandle<Element> | null;
      assert.ok(base);
      let last = -1;
      for (const { role, name } of stopsOf(written())) {
        const places = await Promise.all((await named(base, role, name)).map(placeOf));
        const place = places.find((one) => one > last);
        assert.ok(place !== undefined, `${role} "${name}" is at ${places.join()}, after ${last}`);
        last = place;
      }
      assert.ok(last > 0);
      await shown.close();
    });
  }
});
