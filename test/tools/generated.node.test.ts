import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { exactGenerators } from '../../tools/generate/generators.js';
import {
  bundleElements,
  measure,
  openPage,
  tolerancePx,
  widths,
} from '../../tools/generate/reserved-space.mjs';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';

for (const [name, generate] of Object.entries(exactGenerators))
  test(`the generated files of ${name} are up to date`, async () => {
    for (const [path, text] of Object.entries(await generate()))
      assert.equal(readFileSync(path, 'utf8'), text, `${path}: run npm run generate -- ${name}`);
  });

const markups = [
  'vtc-upcoming-events',
  'vtc-upcoming-events limit="4"',
  'vtc-upcoming-events layout="cards" limit="5"',
  'vtc-upcoming-events layout="compact"',
  'vtc-gallery',
  'vtc-gallery limit="1"',
  'vtc-gallery limit="2"',
  'vtc-gallery limit="3"',
  'vtc-gallery limit="7"',
  'vtc-gallery layout="strip" limit="1"',
  'vtc-news',
  'vtc-news limit="4"',
  'vtc-news layout="cards"',
  'vtc-news layout="compact"',
  'vtc-calendar',
  'vtc-event',
  'vtc-partners',
  'vtc-partners layout="logos"',
  'vtc-past-events',
  'vtc-past-events layout="cards" limit="4"',
  'vtc-live-events',
  'vtc-card',
  'vtc-card layout="banner"',
  'vtc-card layout="badge"',
  'vtc-roster',
  'vtc-roster group-by="none" page-size="7"',
  'vtc-roster layout="list"',
  'server-stats',
  'server-stats layout="compact"',
  'server-stats show="totals history servers peak heatmap"',
];
/** Heights of rows are rounded to a tenth of an em, which adds up in a list of 50. */
const roundingShare = 0.015;

test('src/vtc-widgets.css reserves the height of each skeleton', async () => {
  const browser = await launchChromium();
  try {
    const styles = readFileSync('src/vtc-widgets.css', 'utf8');
    const reserved = await measure(await openPage(browser, { styles }), markups);
    const loading = await openPage(browser, { script: await bundleElements() });
    const skeletons = await measure(loading, markups);
    for (const markup of markups) {
      const wrong = widths.filter((_, at) => {
        const height = reserved.get(markup)?.[at] ?? 0;
        // A step may be off by one of the measured widths.
        const heights = [at - 1, at, at + 1].flatMap((near) => skeletons.get(markup)?.[near] ?? []);
        return !heights.some(
          (other) => Math.abs(other - height) <= tolerancePx + other * roundingShare,
        );
      });
      assert.deepEqual(wrong, [], `<${markup}>: run npm run generate -- reserved-space`);
    }
  } finally {
    await browser.close();
  }
});
