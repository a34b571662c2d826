import type { Browser, JSHandle, Page } from 'puppeteer-core';
import { limit } from '../test/limits.mjs';

/** Media of a screenshot. */
export const medias = ['screen', 'print', 'forced-colors'] as const;

/** Medium of a screenshot. */
export type Media = (typeof medias)[number];

/** Whether a text names a medium. */
export const isMedia = (text: string): text is Media => medias.some((media) => media === text);

/** A screenshot of a page. */
export interface Picture {
  address: string;
  /** Width of the page in CSS pixels. */
  width: number;
  /** Height of the screenshot in CSS pixels; default: that of the page. */
  height?: number;
  media: Media;
  /** Custom states, one of which each element must have before the screenshot is taken. */
  states: readonly string[];
  /** Whether the elements are those in the open dialogs of the page's windows. */
  inDialogs?: boolean | undefined;
  /** Without it, only the heights are measured. */
  path?: `${string}.${'png' | 'webp'}` | undefined;
}

/**
 * The elements of a page, or of the dialogs in its windows, once there are any and each has one of the custom states.
 * Runs in the page.
 */
function settledElements(states: readonly string[], inDialogs: boolean): Element[] | undefined {
  const windows = [...document.querySelectorAll('iframe')];
  const pages = [document, ...windows.map(({ contentDocument }) => contentDocument)];
  const hosts = pages.flatMap((page) => [...(page?.querySelectorAll('[api-base]') ?? [])]);
  const roots = hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])]);
  const elements = inDialogs
    ? roots.flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll('dialog:modal > vtc-event') ?? []),
      ])
    : hosts;
  const isSettled =
    elements.length >= Math.max(1, windows.length) &&
    elements.every((element) => states.some((state) => element.matches(`:state(${state})`)));
  return isSettled ? elements : undefined;
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
  const { address, width, height, media, states, inDialogs = false, path } = picture;
  const page = await browser.newPage();
  try {
    await page.setViewport({ width, height: height ?? 400 });
    if (media !== 'screen') await emulate(page, media);
    await page.goto(address, { waitUntil: 'load' });
    const elements: JSHandle<Element[] | undefined> = await page.waitForFunction(
      settledElements,
      { timeout: limit(20_000) },
      states,
      inDialogs,
    );
    // Firefox does not load lazy images below the viewport for a screenshot.
    await elements.evaluate((all) => {
      for (const { shadowRoot } of all ?? [])
        for (const image of shadowRoot?.querySelectorAll('img') ?? []) image.loading = 'eager';
    });
    const isLoading = states.includes('loading');
    await page.waitForNetworkIdle({ concurrency: isLoading ? Infinity : 0 });
    // Rows far below the viewport of long lists are laid out only when they come near.
    if (height === undefined) {
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewport({ width, height: pageHeight });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    // Beyond the viewport, Chromium shifts pages that are written from right to left and lower than it.
    if (path !== undefined)
      await page.screenshot({ path, fullPage: height === undefined, captureBeyondViewport: false });
    return await elements.evaluate((all = []) =>
      all.map((element) => Math.round(element.getBoundingClientRect().height)),
    );
  } finally {
    await page.close();
  }
}
