import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement } from '../../src/gateway/ssr/index.js';
import {
  contactFields,
  withheldFields,
  withoutFields,
} from '../../src/contract/withheld-fields.js';
import { loadableLanguages } from '../../src/locales/loadable.js';
import { createSandbox } from '../../src/sandbox/index.js';
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

const cases = [
  ['vtc-card', { vtc }, () => fetchJson(`/vtcs/${vtc}`), /Northern Haul/],
  ['vtc-upcoming-events', { vtc }, () => fetchJson(`/vtcs/${vtc}/events/upcoming`), /<time/],
  ['vtc-calendar', { vtc }, () => fetchJson(`/vtcs/${vtc}/events/upcoming`), /role="grid"/],
  [
    'vtc-event',
    { vtc },
    async () => {
      const path = `/vtcs/${vtc}/events/upcoming`;
      const { items } = (await fetchJson(path)) as { items: object[] };
      return { event: items[0], details: null };
    },
    /There are no more details/,
  ],
  ['vtc-news', { vtc }, () => fetchJson(`/vtcs/${vtc}/news`), /We are recruiting/],
  // Without a script, pictures are links to the originals.
  [
    'vtc-gallery',
    { vtc },
    () => fetchJson(`/vtcs/${vtc}/gallery`),
    /class="thumbnail"\s+href="https:[^"]+"[^]*<img/,
  ],
  ['vtc-partners', { vtc }, () => fetchJson(`/vtcs/${vtc}/partnerships`), /Alpine Cargo/],
  ['vtc-past-events', { vtc }, () => fetchJson(`/vtcs/${vtc}/events?tab=past`), /<summary>/],
  [
    'vtc-recruitment',
    { vtc },
    async () => ({
      vtc: await fetchJson(`/vtcs/${vtc}`),
      ...(await fetchJson(`/vtcs/${vtc}/recruitment`)),
    }),
    /part="link apply"/,
  ],
  ['vtc-rules', { vtc }, () => fetchJson(`/vtcs/${vtc}`), /Beacons are for marshals/],
  ['vtc-live-events', { vtc }, () => fetchJson(`/vtcs/${vtc}/events/upcoming`), /part="base"/],
  [
    'vtc-roster',
    { vtc, searchable: true },
    async () => ({
      members: await fetchJson(`/vtcs/${vtc}/members`),
      roles: await fetchJson(`/vtcs/${vtc}/roles`),
    }),
    /186/,
  ],
  [
    'server-stats',
    { show: 'totals history servers' },
    async () => ({
      totals: await fetchJson('/stats/platform/totals'),
      history: await fetchJson('/stats/servers/history?range=7d'),
      servers: await fetchJson('/stats/servers/breakdown'),
    }),
    /Players online/,
  ],
] as const;

describe('renderElement', () => {
  for (const [tag, attributes, load, text] of cases)
    it(`renders <${tag}> without a browser`, async () => {
      assert.equal(typeof document, 'undefined');
      const data = await load();
      const html = await renderElement(tag, attributes, data);
      assert.match(html, new RegExp(`^<${tag}[^>]*><template shadowrootmode="open">`));
      assert.match(html.replace(/<script.*<\/script>/s, ''), text);
      assert.equal(html.split('part="base"').length, 2);
      assert.doesNotMatch(html, /<!--\/?lit-/);
      assert.doesNotMatch(html, />\s*(true|false|null|undefined|NaN|\[object \w+\])\s*</);
      const json = /<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? '';
      assert.deepEqual(
        JSON.parse(json),
        withoutFields(data, [...withheldFields, ...contactFields]),
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
