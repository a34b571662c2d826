import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { elements } from '../../tools/manifest/elements.mjs';
import { startSite, type Site } from '../support/site.js';

const tags = (elements() as readonly { readonly tagName: string }[]).map(({ tagName }) => tagName);

describe('a page without JavaScript', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const tag of tags)
    test(`shows the fallback content of <${tag}>, without reserved space and requests`, async () => {
      const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
      const fallback = '<a href="/all">All of it</a>';
      const { page, pageErrors } = await site.open(
        `${site.style}${site.script}${more}<p>${fallback}</p><${tag} vtc="northern_haul">${fallback}</${tag}>`,
        { javaScript: false },
      );
      const link = await page.$(`${tag} > a`);
      assert.ok(await link?.isVisible());
      const height = async (selector: string) =>
        (await (await page.$(selector))?.boundingBox())?.height;
      assert.equal(await height(`${tag} > a`), await height('p > a'));
      const box = await (await page.$(tag))?.boundingBox();
      assert.ok(box && box.height < 40, `${box?.height} px high`);
      assert.deepEqual(
        site.api.requests.filter(({ url }) => !url.includes('/images/')),
        [],
      );
      assert.deepEqual(pageErrors, []);
    });
});
