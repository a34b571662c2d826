import type { Browser, Page } from 'puppeteer-core';
import { limit } from '../../tools/test/limits.mjs';

/** Media of a screenshot. */
export const medias = ['screen', 'print', 'forced-colors'] as const;

/** Medium of a screenshot. */
export type Media = (typeof medias)[number];

/** Whether a text names a medium. */
export const isMedia = (text: string): text is Media => medias.some((media) => media === text);

/** A screenshot of a page. */
export interface Picture {
  address: string;
  /** Width of the page in CSS pixels; the height is that of its content. */
  width: number;
  media: Media;
  /** Custom states, one of which each element must have before the screenshot is taken. */
  states: readonly string[];
  /** Without it, only the heights are measured. */
  path?: `${string}.${'png' | 'webp'}` | undefined;
}

/** Emulates print or forced colours, with the protocol of Chromium. */
async function emulate(page: Page, media: Media): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    media: media === 'print' ? 'print' : '',
    features: media === 'forced-colors' ? [{ name: media, value: 'active' }] : [],
  });
}

/**
 * Takes a screenshot once all elements have one of the states and their images have loaded.
 * Returns the heights of the elements in CSS pixels.
 */
export async function take(browser: Browser, picture: Picture): Promise<number[]> {
  const { address, width, media, states, path } = picture;
  const page = await browser.newPage();
  try {
    await page.setViewport({ width, height: 400 });
    if (media !== 'screen') await emulate(page, media);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(
      (names) =>
        [...document.querySelectorAll('[api-base]')].every((element) =>
          names.some((name) => element.matches(`:state(${name})`)),
        ),
      { timeout: limit(20_000) },
      states,
    );
    // Firefox does not load lazy images below the viewport for a screenshot.
    await page.$$eval('[api-base]', (elements) => {
      for (const { shadowRoot } of elements)
        for (const image of shadowRoot?.querySelectorAll('img') ?? []) image.loading = 'eager';
    });
    const isLoading = states.includes('loading');
    await page.waitForNetworkIdle({ concurrency: isLoading ? Infinity : 0 });
    if (path !== undefined) await page.screenshot({ path, fullPage: true });
    return await page.$$eval('[api-base]', (elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().height)),
    );
  } finally {
    await page.close();
  }
}
