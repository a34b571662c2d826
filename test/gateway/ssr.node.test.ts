import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { urlOf } from '../../src/client/request.js';
import { lenientParser } from '../../src/contract/lenient-parser.js';
import {
  contactFields,
  withheldFields,
  withoutFields,
} from '../../src/contract/withheld-fields.js';
import type { Query } from '../../src/element/query.js';
import { createElement, isTag } from '../../src/gateway/ssr/elements.js';
import { renderElement } from '../../src/gateway/ssr/index.js';
import { loadableLanguages } from '../../src/locales/loadable.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { elements } from '../../src/widgets/all.js';
import { localeScript } from '../../tools/build/locales.mjs';

const vtc = 'northern_haul';
const sandbox = createSandbox({ companies: 20, members: 400, rateLimits: false });
const company = sandbox.world.companies.find(({ handle }) => handle === vtc);
const token = company ? sandbox.world.embedToken(company) : '';

async function fetchJson(path: string): Promise<object> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await sandbox.fetch(new Request(`https://api.example${path}`, { headers }));
  return (await response.json()) as object;
}

/** Sends the requests of an element to the sandbox. */
const query: Query = async (endpoint, input) =>
  lenientParser(endpoint.response)(await fetchJson(urlOf('', endpoint, Object(input) as object)));

describe('renderElement', () => {
  for (const { tag, hasCompany = true, needs, sample } of elements)
    it(`renders <${tag}> without a browser`, async () => {
      assert.equal(typeof document, 'undefined');
      assert.ok(isTag(tag));
      const attributes = hasCompany ? { vtc, ...needs } : {};
      const data = await createElement(tag, new Map(Object.entries(attributes))).loadData(query);
      const html = await renderElement(tag, attributes, data);
      assert.match(html, new RegExp(`^<${tag}[^>]*><template shadowrootmode="open">`));
      assert.ok(html.replace(/<script.*<\/script>/s, '').includes(sample), sample);
      assert.equal(html.split('part="base"').length, 2);
      assert.doesNotMatch(html, /<!--\/?lit-/);
      assert.doesNotMatch(html, />\s*(true|false|null|undefined|NaN|\[object \w+\])\s*</);
      const json = /<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? '';
      assert.deepEqual(
        JSON.parse(json),
        withoutFields(data, [...withheldFields, ...contactFields]),
      );
    });

  it('renders an application whose boxes are not ticked, and in which no answer is chosen', async () => {
    const attributes = { vtc, form: '', action: 'https://gateway.example/apply' };
    const element = createElement('vtc-recruitment', new Map(Object.entries(attributes)));
    const html = await renderElement('vtc-recruitment', attributes, await element.loadData(query));
    const controls = [...html.matchAll(/<input\s[^>]*type="(checkbox|radio)"[^>]*>/g)];
    const chosen = controls.filter(([text]) => /\schecked/.test(text));
    assert.ok(controls.some(([, type]) => type === 'checkbox'));
    assert.deepEqual(
      chosen.map(([text]) => /\svalue="([^"]*)"/.exec(text)?.[1]),
      [''],
    );
  });

  it('renders a skeleton without data', async () => {
    const html = await renderElement('vtc-card', { vtc });
    assert.match(html, /class="skeleton-box /);
    assert.doesNotMatch(html, /<script/);
  });

  it('uses the language of the lang attribute', async () => {
    const members = { items: [], nextCursor: null, total: 0 };
    const html = await renderElement('vtc-roster', { vtc, lang: 'de' }, { members });
    assert.match(html, /Mitglieder/);
  });

  for (const lang of loadableLanguages)
    it(`renders texts of the file locales/${lang}.js`, async () => {
      const script = encodeURIComponent(await localeScript(lang));
      const { default: texts } = (await import(`data:text/javascript,${script}`)) as {
        default: Readonly<Record<string, string>>;
      };
      for (const [tag, key] of [
        ['vtc-roster', 'membersTitle'],
        ['vtc-news', 'newsHeading'],
      ] as const) {
        const html = await renderElement(tag, { vtc, lang });
        assert.ok(html.includes(texts[key] ?? 'missing'), `${tag}: ${texts[key]}`);
      }
    });

  it('escapes text of the API', async () => {
    const name = '</script><script>alert(1)</script><!-- "';
    const html = await renderElement(
      'vtc-card',
      { vtc, heading: '"><b>' },
      { ...(await fetchJson(`/vtcs/${vtc}`)), name },
    );
    assert.doesNotMatch(html, /<script>|"><b>/);
    assert.equal(html.split('</script>').length, 2);
  });

  it("uses a company's colours", async () => {
    const companyTheme = { background: '#101820', primary: '#ffe600' };
    const html = await renderElement('server-stats', {}, { totals: {} }, { companyTheme });
    assert.match(html, /--background:rgb\(16 24 32\)/);
    assert.match(html, /<script type="application\/json">{"theme":{"background":"#101820"/);
  });

  it('rejects unknown tags and attributes', async () => {
    await assert.rejects(renderElement('script', {}), /no element <script>/);
    await assert.rejects(renderElement('vtc-card', { onclick: 'x' }), /no attribute onclick/);
  });
});
