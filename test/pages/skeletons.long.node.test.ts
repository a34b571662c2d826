import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { elements } from '../../src/widgets/all.js';
import { embedToken } from '../support/embed-tokens.js';
import { startSite, type Site } from '../support/site.js';

/** What a window shows of a long element, in px. */
const windowHeight = 700;
/** Largest share of it that may be empty in one piece. */
const maxShare = 0.35;
/** Elements whose skeletons show the first items only. */
const shortened: ReadonlySet<string> = new Set(['vtc-roster', 'vtc-news', 'vtc-gallery']);

/** All scenes that have a skeleton of their own; an overlay has none. */
const scenes = elements.flatMap(({ tag, needs, scenes: all }) =>
  all
    .filter(({ attributes, isInText }) => attributes['layout'] !== 'overlay' && !isInText)
    .map(({ attributes }) => ({ tag, needs, attributes })),
);

/** The rows of a picture that show something darker than a surface, and the largest difference between the channels of a pixel. */
async function measure(base64: string): Promise<{ inked: boolean[]; chroma: number }> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  // The frame and its corners are at the edge.
  const edge = 6;
  const inked: boolean[] = [];
  let chroma = 0;
  for (let y = edge; y < height - edge; y += 1) {
    let isInked = false;
    for (let x = edge; x < width - edge; x += 1) {
      const at = 4 * (y * width + x);
      const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      chroma = Math.max(chroma, Math.max(...channels) - Math.min(...channels));
      if (Math.min(...channels) < 242) isInked = true;
    }
    inked.push(isInked);
  }
  return { inked, chroma };
}

/** The number of rows of the longest part without anything. */
function longestGap(inked: readonly boolean[]): number {
  let longest = 0;
  let gap = 0;
  for (const isInked of inked) {
    gap = isInked ? 0 : gap + 1;
    longest = Math.max(longest, gap);
  }
  return longest;
}

describe('skeletons, as they are painted,', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
    site.api.respond = () => new Promise(() => undefined);
  });
  after(() => site.close());

  /** A page with all scenes, which load until it is closed. */
  async function openScenes(width: number): Promise<Page> {
    const token = embedToken('northern_haul', site.api.sandbox);
    const markups = scenes.map(({ tag, needs, attributes }) => {
      const all = { ...needs, ...attributes, token, vtc: 'northern_haul', theme: 'light' };
      const text = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} loading="eager" ${text.join(' ')}></${tag}>`;
    });
    const more = site.script.replace('vtc-widgets.js', 'vtc-more.js');
    const { page } = await site.open(`${site.script}${more}${markups.join('')}`, {
      width,
      head: '<style>body { margin: 0; background: #fff } body > * { margin: 20px }</style>',
    });
    await page.waitForFunction(() =>
      [...document.body.children].every(
        (element) => element.matches('script') || element.matches(':state(loading)'),
      ),
    );
    return page;
  }

  for (const width of [320, 520, 1000])
    test(`have no empty half and no colour in ${width} px`, async (context) => {
      const page = await openScenes(width);
      const found = await page.$$(':not(script):state(loading)');
      assert.equal(found.length, scenes.length);
      const failures: string[] = [];
      for (const [index, element] of found.entries()) {
        const base64 = await element.screenshot({ encoding: 'base64' });
        const { inked, chroma } = await page.evaluate(measure, base64);
        const { tag = '', attributes } = scenes[index] ?? {};
        const seen = inked.slice(0, windowHeight);
        const gap = longestGap(seen);
        const line = `<${tag}> ${JSON.stringify(attributes)}: ${gap} of ${seen.length} px are empty, chroma ${chroma}`;
        context.diagnostic(line);
        const isEmpty = gap > Math.max(96, maxShare * seen.length) && !shortened.has(tag);
        if (isEmpty || chroma > 24) failures.push(line);
      }
      assert.deepEqual(failures, []);
      await page.close();
    });
});
