import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { elements } from '../../tools/manifest/elements.mjs';
import { embedToken } from '../support/embed-tokens.js';
import { neededMarkup } from '../support/needed-attributes.js';
import { reaches, startSite, type Site } from '../support/site.js';

const tags = (elements() as readonly { readonly tagName: string }[]).map(({ tagName }) => tagName);

describe('the file of a single element', () => {
  let site: Site;
  let token: string;

  before(async () => {
    site = await startSite();
    token = embedToken('northern_haul', site.api.sandbox);
  });
  after(() => site.close());

  const script = (tag: string) =>
    `<script type="module" src="${site.cdn}/single/${tag}.js" data-api-base="${site.api.origin}"></script>`;
  const element = (tag: string) =>
    `<${tag} vtc="northern_haul" token="${token}" ${neededMarkup(tag)}></${tag}>`;

  test('exists for every element', () => {
    const files = readdirSync('dist/single').filter((name) => name.endsWith('.js'));
    assert.deepEqual(files.sort(), tags.map((tag) => `${tag}.js`).sort());
  });

  for (const tag of tags) {
    test(`shows <${tag}> on a strict page, in German from a file in locales`, async () => {
      const { page, pageErrors } = await site.open(
        `${script(tag)}<div lang="de">${element(tag)}</div>`,
        { headers: { 'content-security-policy': site.strictPolicy } },
      );
      await reaches(page, tag, 'ready');
      await page.waitForFunction(
        (name) =>
          document
            .querySelector(name)
            ?.shadowRoot?.querySelector('[part~="base"]')
            ?.getAttribute('lang') === 'de',
        {},
        tag,
      );
      assert.deepEqual(pageErrors, []);
    });
  }

  test('works with another single file, with one warning and shared requests', async () => {
    site.api.requests.length = 0;
    const two = ['vtc-card', 'vtc-roster'];
    const opened = await site.open(two.map((tag) => script(tag) + element(tag)).join(''));
    for (const tag of two) await reaches(opened.page, tag, 'ready');
    await opened.page.waitForNetworkIdle();
    const paths = site.api.requests.map(({ url }) => new URL(url).pathname);
    assert.equal(paths.filter((path) => path === '/vtcs/northern_haul').length, 1);
    assert.equal(opened.console.filter((line) => line.includes('on this page twice')).length, 1);
    assert.deepEqual(opened.pageErrors, []);
  });

  test('takes the API base of vtc-more.js, which imports vtc-widgets.js', async () => {
    const more = site.script.replace('vtc-widgets.js', 'vtc-more.js');
    const { page, pageErrors } = await site.open(
      `${more}${element('vtc-news')}${element('vtc-card')}`,
    );
    for (const tag of ['vtc-news', 'vtc-card']) await reaches(page, tag, 'ready');
    assert.deepEqual(pageErrors, []);
  });

  test('has elements of vtc-more.js beside a vtc-widgets.js of another version, and warns once', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const current = readFileSync('dist/vtc-widgets.js', 'utf8');
    const other = current.replaceAll(`\`${version}\``, '`0.0.1`');
    assert.notEqual(other, current);
    site.api.respond = ({ url }) =>
      url.endsWith('/other/vtc-widgets.js')
        ? new Response(other, {
            headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
          })
        : undefined;
    const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
    const opened = await site.open(
      `${site.script.replace(site.cdn, `${site.api.origin}/other`)}${more}${element('vtc-news')}${element('vtc-card')}`,
    );
    site.api.respond = () => undefined;
    for (const tag of ['vtc-news', 'vtc-card']) await reaches(opened.page, tag, 'ready');
    const versions = await opened.page.evaluate(() => {
      const copies: unknown = Reflect.get(globalThis, Symbol.for('vtc-widgets.copies'));
      return (copies as { version: string }[]).map((copy) => copy.version);
    });
    assert.deepEqual(versions, ['0.0.1', version]);
    assert.equal(opened.console.filter((line) => line.includes('on this page twice')).length, 1);
    assert.deepEqual(opened.pageErrors, []);
  });

  test('loads the doctor from the folder above', async () => {
    const { page } = await site.open(
      `${script('vtc-card').replace(' data-', ' data-check data-')}${element('vtc-card')}`,
    );
    await page.waitForSelector('[data-vtc-doctor]');
  });
});
