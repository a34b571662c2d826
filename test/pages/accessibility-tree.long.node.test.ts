import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { firefoxOptions, hasFirefox } from '../../tools/test/browsers/firefox.mjs';
import { joinedName } from '../../src/text/joined-name.js';
import { embedToken } from '../support/embed-tokens.js';
import { named, accessibilityTree } from '../support/accessibility-tree.js';
import { startSite, type Site } from '../support/site.js';
import { under } from '../support/snippets.js';

const page = 'demo/docs/accessibility.md';
const now = Date.parse('2026-11-27T17:00:00Z');
const company = `vtc="northern_haul" token="${embedToken(1)}"`;

const dialog = 'Dialog of a convoy';

/** Headings of the documented trees, with elements and their attributes. */
const cases = [
  ['`<vtc-upcoming-events>`', 'vtc-upcoming-events', `${company} limit="2"`],
  ['`<vtc-live-events>`', 'vtc-live-events', company],
  [dialog, 'vtc-live-events', company],
  ['`<vtc-event>`', 'vtc-event', company],
  ['`<vtc-card>`', 'vtc-card', company],
  ['`<vtc-roster>`', 'vtc-roster', `${company} searchable page-size="3"`],
  ['`<server-stats>`', 'server-stats', 'show="totals history servers"'],
] as const;

/** Roles with other names in Firefox: texts, and the element itself. */
const others = ['text', 'region', 'dialog'];

/** Named nodes of a tree, as role and name. */
const namedNodesOf = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, role = '', name = ''] = /^ *(\w+)(?: \d)? "([^"]*)"/.exec(line) ?? [];
    return role && !others.includes(role) ? [{ role, name }] : [];
  });

/** A documented line: without the characters that isolate names from the text around them, or join their words. */
const withoutMarks = (line: string) => line.replace(/[\u2060\u2068\u2069]/g, '');

/** Index of an element in its root. */
const indexOf = (handle: ElementHandle) =>
  handle.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    return [...root.querySelectorAll('*')].indexOf(element as Element);
  });

describe('the accessibility tree', () => {
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
    `<script>Date.now = () => ${now}</script>${site.script}${
      tag === 'vtc-event' ? `<script type="module" src="${site.cdn}/vtc-more.js"></script>` : ''
    }<${tag} loading="eager" time-zone="UTC" ${attributes}></${tag}>`;

  /** Waits until an element is rendered, and opens the dialog of its first convoy if `heading` is that of the dialog. */
  async function prepare(shown: Page, heading: string, tag: string): Promise<void> {
    await shown.waitForFunction(
      (name) => {
        const element = document.querySelector(name) as HTMLElement & { state?: string };
        const { shadowRoot } = element;
        return (
          element.state === 'ready' &&
          !shadowRoot?.querySelector('.skeleton, .box, [aria-busy="true"]')
        );
      },
      {},
      tag,
    );
    if (heading !== dialog) return;
    await shown.$eval(tag, ({ shadowRoot }) => {
      shadowRoot?.querySelector<HTMLElement>('.title a')?.click();
    });
    await shown.waitForFunction(
      (name) => {
        for (const { shadowRoot } of document.querySelector(name)?.shadowRoot?.children ?? [])
          if (shadowRoot?.querySelector('vtc-event')?.shadowRoot?.querySelector('.about'))
            return true;
        return false;
      },
      {},
      tag,
    );
  }

  for (const [heading, tag, attributes] of cases) {
    const documented = () => under(heading, 'text', page)[0]?.split('\n') ?? [];

    test(`of ${heading} in Chromium is the documented one`, async () => {
      const { page: shown } = await site.open(bodyOf(tag, attributes));
      await prepare(shown, heading, tag);
      const lines = await accessibilityTree(shown);
      assert.deepEqual(lines.map(withoutMarks), documented());
    });

    test(`of ${heading} in Firefox has the same roles and names in the same order`, async (t) => {
      if (!firefox) return t.skip('Firefox is not on this machine');
      const { page: other } = await site.open(bodyOf(tag, attributes));
      const shown = await firefox.newPage();
      await shown.goto(other.url());
      await Promise.all([shown, other].map((page) => prepare(page, heading, tag)));
      const root = await shown.evaluateHandle((name) => {
        const list = document.querySelector(name)?.shadowRoot;
        const event = [...(list?.children ?? [])].flatMap(
          ({ shadowRoot }) => shadowRoot?.querySelector('dialog > vtc-event')?.shadowRoot ?? [],
        )[0];
        return (event ?? list)?.querySelector('section') ?? null;
      }, tag);
      const base = root.asElement() as ElementHandle<Element> | null;
      assert.ok(base);
      let last = -1;
      for (const { role, name } of namedNodesOf(await accessibilityTree(other))) {
        // Firefox keeps the no-break spaces before symbols in a name, Chromium does not.
        const joined = joinedName(name);
        const found = [...(await named(base, role, name)), ...(await named(base, role, joined))];
        const places = await Promise.all(found.map(indexOf));
        const place = places.find((position) => position > last);
        assert.ok(place !== undefined, `${role} "${name}" is at ${places.join()}, after ${last}`);
        last = place;
      }
      assert.ok(last > 0);
      await shown.close();
    });
  }
});
