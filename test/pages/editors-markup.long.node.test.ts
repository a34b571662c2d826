import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { CheckResult } from '../../src/doctor/findings.js';
import type { DocumentedElement } from '../../tools/generate/documented.js';
import { elements } from '../../tools/manifest/elements.mjs';
import { allReady, scripts } from '../support/all-elements.js';
import { embedToken } from '../support/embed-tokens.js';
import { neededAttributes } from '../support/needed-attributes.js';
import { shownText, startSite, type Site } from '../support/site.js';

/** Attributes of an element by name. */
type Attributes = Readonly<Record<string, string>>;

const all = elements() as DocumentedElement[];

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** All attributes but boolean ones, whose presence counts, and the heading, whose empty text is none. */
const otherNames = ({ attributes }: DocumentedElement, own: Attributes) =>
  attributes
    .filter(({ type }) => type?.text !== 'boolean')
    .map(({ name }) => name)
    .filter((name) => name !== 'heading' && !Object.hasOwn(own, name));

/** These attributes, and all others with the same value. */
const withOthers = (element: DocumentedElement, own: Attributes, value: string): Attributes => ({
  ...own,
  ...Object.fromEntries(otherNames(element, own).map((name) => [name, value])),
});

/** The markup that the documentation has. */
const clean = ({ tagName }: DocumentedElement, own: Attributes) =>
  `<${tagName}${written(own)}></${tagName}>`;

/** The same as editors of websites write it. */
const forms: Readonly<Record<string, typeof clean>> = {
  'in capitals, with empty attributes': ({ tagName, ...element }, own) => {
    const attributes = { ...withOthers({ tagName, ...element }, own, ''), class: '', style: '' };
    const capitals = Object.entries(attributes).map(([name, value]) => [name.toUpperCase(), value]);
    const named = { ...element, tagName: tagName.toUpperCase() };
    return clean(named, Object.fromEntries(capitals) as Attributes);
  },
  'in a paragraph, with entities and no-break spaces': (element, own) => {
    const spaced = Object.entries(own).map(([name, value]) => [name, `&nbsp;${value} `]);
    const attributes = withOthers(element, Object.fromEntries(spaced) as Attributes, '&nbsp;');
    const markup = clean(element, attributes)
      .replaceAll('_', '&#95;')
      .replaceAll('eager', '&#x65;ager');
    return `<p>&nbsp;${markup.replace('></', '>&nbsp;<br />\n</')}&nbsp;</p>`;
  },
  'closed early, by the end of its paragraph': (element, own) =>
    `<p>${clean(element, own).replace('></', '></p>\n<p></')}</p>`,
};

/** A time at which convoys are live; the same in the pages that are compared. */
const now = Date.parse('2026-03-14T18:25:00Z');

describe('an element in the markup of an editor', () => {
  let site: Site;
  let expected: Record<string, string>;

  before(async () => {
    site = await startSite({ clock: () => now });
    const { page } = await open(clean);
    expected = await texts(page);
  });
  after(() => site.close());

  /** Opens a page with all elements, and waits until they are ready. */
  async function open(form: typeof clean) {
    const token = embedToken('northern_haul', site.api.sandbox);
    const markup = all.map((element) =>
      form(element, {
        vtc: 'northern_haul',
        ...(element.attributes.some(({ name }) => name === 'token') && { token }),
        ...neededAttributes(element.tagName),
        loading: 'eager',
      }),
    );
    const head = `<script>Date.now = () => ${now}</script>`;
    const opened = await site.open(scripts(site) + markup.join('\n'), { head });
    await allReady(opened.page);
    return opened;
  }

  /** What visitors read in each element. */
  async function texts(page: Page): Promise<Record<string, string>> {
    const shown: Record<string, string> = {};
    for (const { tagName } of all) shown[tagName] = await shownText(page, tagName);
    return shown;
  }

  const check = (page: Page): Promise<CheckResult> =>
    page.evaluate(
      async (file) =>
        ((await import(file)) as { runChecks: () => Promise<CheckResult> }).runChecks(),
      `${site.cdn}/vtc-doctor.js`,
    );

  for (const [name, form] of Object.entries(forms))
    test(`shows the same ${name}, without a warning or a finding of the doctor`, async () => {
      const { page, pageErrors, console: lines } = await open(form);
      assert.deepEqual(await texts(page), expected);
      const { findings } = await check(page);
      assert.deepEqual(findings, []);
      assert.deepEqual(
        lines.filter((line) => /^(warn|error)/.test(line)),
        [],
      );
      assert.deepEqual(pageErrors, []);
    });
});
