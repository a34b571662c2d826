import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { reaches, shownText, startSite, type Site } from '../support/site.js';

const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Readonly<
  Record<string, string>
>;

/** The hash that a file would have after a modification. */
const otherHash = (file: string): string =>
  `sha384-${createHash('sha384')
    .update(`${readFileSync(`dist/${file}`, 'utf8')}//`)
    .digest('base64')}`;

describe('an import map with the hashes of the files', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** Opens the card in Ukrainian; `modified` is the file that does not have the hash of the map. */
  const open = (modified?: string) => {
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [
        `${site.cdn}/${file}`,
        file === modified ? otherHash(file) : hash,
      ]),
    );
    const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
    const script = `<script type="module" src="${site.cdn}/single/vtc-card.js" data-api-base="${site.api.origin}"></script>`;
    return site.open(
      `${script}<div lang="uk"><vtc-card vtc="northern_haul" loading="eager"></vtc-card></div>`,
      { head: map },
    );
  };

  const blocked = (lines: readonly string[]) =>
    lines.filter((line) => /integrity/i.test(line)).length > 0;

  test('lets the published files run, with their translations', async () => {
    const { page, console: lines } = await open();
    await reaches(page, 'vtc-card', 'ready');
    await page.waitForFunction(() =>
      document.querySelector('vtc-card')?.shadowRoot?.textContent?.includes('учасник'),
    );
    assert.equal(blocked(lines), false);
  });

  test('blocks a modified translation; the element stays English', async () => {
    const { page, console: lines } = await open('locales/uk.js');
    await reaches(page, 'vtc-card', 'ready');
    assert.match(await shownText(page, 'vtc-card'), /members/);
    assert.equal(blocked(lines), true);
  });

  test('blocks a modified script', async () => {
    const { page, console: lines } = await open('single/vtc-card.js');
    assert.equal(await page.evaluate(() => customElements.get('vtc-card')), undefined);
    assert.equal(blocked(lines), true);
  });
});
