import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { elements } from '../../tools/manifest/elements.mjs';
import { startSite, until, type Site } from '../support/site.js';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: readonly string[];
};

const tags = (elements() as { tagName: string }[]).map(({ tagName }) => tagName);

/** In a page: removes what browsers older than Chrome 125, Firefox 126 and Safari 17.4 lack. */
function removeFeatures(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...query: [string, string?]) =>
    !query[0].includes(':state(') && Reflect.apply(supports, CSS, query);
  Reflect.deleteProperty(ElementInternals.prototype, 'states');
  Reflect.deleteProperty(globalThis, 'CustomStateSet');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
}

describe('a browser that is older than the minimum versions', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const tag of tags)
    test(`shows the fallback content of <${tag}>, and no error`, async () => {
      const element = `<${tag} vtc="northern_haul"><a href="/own">Our page</a></${tag}>`;
      const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
      const page = await site.open(element + site.script + more, { before: removeFeatures });
      await until(page.page, () => document.readyState === 'complete');
      const link = await page.page.$eval('a', (link) => {
        const { width, height } = link.getBoundingClientRect();
        return { text: link.innerText, isVisible: link.checkVisibility(), area: width * height };
      });
      assert.equal(link.text, 'Our page');
      assert.ok(link.isVisible && link.area > 0);
      assert.deepEqual(page.pageErrors, []);
      assert.deepEqual(
        page.console.filter((line) => line.startsWith('error') || line.startsWith('warn')),
        [],
      );
      assert.deepEqual(
        site.api.requests.filter(({ url }) => url.includes('/vtcs')),
        [],
      );
    });
});

test('README.md names the minimum versions of browserslist', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const [name, key] of [
    ['Chrome', 'chrome'],
    ['Firefox', 'firefox'],
    ['Safari', 'safari'],
  ] as const) {
    const [, version = ''] =
      browserslist.map((line) => line.split(' >= ')).find(([name]) => name === key) ?? [];
    assert.ok(version && readme.includes(`${name} ${version}`), `${name} ${version}`);
  }
});
