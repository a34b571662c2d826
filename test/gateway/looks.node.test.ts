import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGateway } from '../../src/gateway/index.js';
import { createSandbox } from '../../src/sandbox/index.js';

describe('Looks of frames', () => {
  const vtc = 'northern_haul';
  const sandbox = createSandbox({ companies: 20, members: 400, rateLimits: false });
  const company = sandbox.world.companies.find(({ handle }) => handle === vtc);
  const gateway = createGateway({
    apiBase: 'https://api.example',
    tokens: { [vtc]: company ? sandbox.world.embedToken(company) : '' },
    fetch: async (url, init) => sandbox.fetch(new Request(url, init)),
  });

  const get = async (tag: string, query: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams({ vtc, ...query });
    const response = await gateway.fetch(
      new Request(`https://gateway.example/embed/${tag}?${search}`),
    );
    return { status: response.status, html: await response.text() };
  };

  /** Classes of the root container. */
  async function classesOf(tag: string, query: Readonly<Record<string, string>>) {
    const { status, html } = await get(tag, query);
    assert.equal(status, 200);
    const [, classes = ''] = /class="(base [^"]*)"/.exec(html) ?? [];
    return classes.split(/\s+/);
  }

  for (const [look, expected] of [
    ['auto', []],
    ['plain', []],
    ['night', ['is-night']],
    ['poster', ['is-night', 'is-poster']],
  ] as const)
    it(`renders look="${look}" in the HTML of a frame`, async () => {
      for (const tag of ['vtc-card', 'vtc-upcoming-events', 'vtc-roster']) {
        const classes = await classesOf(tag, { look });
        for (const name of ['is-night', 'is-poster'])
          assert.equal(classes.includes(name), (expected as readonly string[]).includes(name), tag);
      }
    });

  it('renders the picture of the company behind a poster only', async () => {
    for (const look of ['night', 'poster']) {
      const { html } = await get('vtc-upcoming-events', { look });
      assert.equal(/class="backdrop"[^>]*>\s*<img/.test(html), look === 'poster', look);
    }
  });

  it('renders a look that does not exist as plain', async () => {
    assert.doesNotMatch((await classesOf('vtc-card', { look: 'neon' })).join(' '), /is-/);
  });

  it('renders an overlay without controls, on a page without a background', async () => {
    const { status, html } = await get('vtc-live-events', { layout: 'overlay' });
    assert.equal(status, 200);
    const [, shadow = ''] = /<template shadowrootmode="open">(.*?)<\/template>/s.exec(html) ?? [];
    const content = shadow.replaceAll(/<style>.*?<\/style>/gs, '');
    assert.match(html, /<vtc-live-events[^>]* layout="overlay"/);
    assert.doesNotMatch(content, /<button|<a [^>]*href/);
    assert.doesNotMatch(/<style>body[^<]*/.exec(html)?.[0] ?? 'background', /background/);
  });
});
