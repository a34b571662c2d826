import type { Page } from 'puppeteer-core';
import { elements } from '../../tools/manifest/elements.mjs';
import { embedToken } from './embed-tokens.js';
import { neededMarkup } from './needed-attributes.js';
import { reaches, shownText, type Site } from './site.js';

const tags = (elements() as readonly { readonly tagName: string }[]).map(({ tagName }) => tagName);

/** The script tags of both files. */
export const scripts = ({ script }: Site): string =>
  script + script.replace('vtc-widgets.js', 'vtc-more.js');

/** All elements, of the flagship company of the sandbox. */
export function allElements({ api }: Site): string {
  const attributes = `vtc="northern_haul" token="${embedToken('northern_haul', api.sandbox)}" loading="eager"`;
  return tags.map((tag) => `<${tag} ${attributes} ${neededMarkup(tag)}></${tag}>`).join('');
}

/** Waits until all elements of a page are ready. */
export async function allReady(page: Page): Promise<void> {
  for (const tag of tags) await reaches(page, tag, 'ready');
}

const click = (page: Page, tag: string, label: string) =>
  page.$eval(
    tag,
    (element, label) => {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
      buttons.find((button) => button.getAttribute('aria-label') === label)?.click();
      return (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
    },
    label,
  );

/** The beginnings of the calendar's text, in three months that the same button has led to. */
export async function monthsByClicks(page: Page): Promise<Set<string>> {
  const months = new Set<string>();
  for (let month = 0; month < 3; month += 1) {
    months.add((await shownText(page, 'vtc-calendar')).slice(0, 60));
    await click(page, 'vtc-calendar', 'Previous month');
  }
  return months;
}
