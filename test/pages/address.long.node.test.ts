import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { startSite, type Site, until } from '../support/site.js';

const attributes = `vtc="northern_haul" token="${embedToken(1)}" loading="eager" theme="light"`;
const list = `<vtc-upcoming-events ${attributes}></vtc-upcoming-events>`;
const rules = `<vtc-rules ${attributes}></vtc-rules>`;

/** The script tags of both files. */
const scripts = ({ script }: Site): string =>
  script + script.replace('vtc-widgets.js', 'vtc-more.js');

/** Waits until `holds` is true in a frame. */
const untilIn = (frame: Frame, holds: () => boolean) => until(frame as unknown as Page, holds);

/** Ways to fill a frame, each as a function in the page around it. */
const fillings = {
  'a frame that a script writes': (frame: HTMLIFrameElement, html: string) => {
    frame.contentDocument?.open();
    frame.contentDocument?.write(html);
    frame.contentDocument?.close();
  },
  'about:blank, filled by a script': (frame: HTMLIFrameElement, html: string) => {
    const { contentDocument: page } = frame;
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    for (const node of [...head.childNodes, ...body.childNodes]) {
      // Scripts of a parsed document do not run.
      const { localName = '', attributes = [] } = node as Partial<Element>;
      const copy = page?.createElement(localName || 'span');
      for (const { name, value } of attributes) copy?.setAttribute(name, value);
      if (copy) page?.body.append(copy);
    }
  },
  srcdoc: (frame: HTMLIFrameElement, html: string) => {
    frame.srcdoc = html;
  },
} as const;

describe('the address of a page without one of its own, or with another base:', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** Opens a page with a frame that is filled with HTML. */
  async function openFrame(kind: keyof typeof fillings, html: string) {
    const opened = await site.open('<p>Before</p>');
    const { page } = opened;
    // Going back too far would lead to the first entry.
    await page.goto(`${page.url()}?second`);
    await page.evaluate(
      (fill, text) => {
        const frame = document.createElement('iframe');
        frame.width = frame.height = '700';
        document.body.append(frame);
        (Function(`return ${fill}`)() as (frame: HTMLIFrameElement, text: string) => void)(
          frame,
          text,
        );
      },
      fillings[kind].toString(),
      `<!doctype html><html lang="en"><head>${scripts(site)}</head><body>${html}</body></html>`,
    );
    await until(
      page,
      () => document.querySelector('iframe')?.contentDocument?.querySelector('script') != null,
    );
    const frame = page.frames().find((each) => each !== page.mainFrame());
    if (!frame) throw new Error('There is no frame.');
    return { ...opened, frame };
  }

  const addressOf = () => location.href.split('#')[0];
  const isReady = () =>
    document.querySelector<HTMLElement & { state?: string }>('vtc-upcoming-events,vtc-rules')
      ?.state === 'ready';
  const isOpen = () =>
    [...(document.querySelector('vtc-upcoming-events')?.shadowRoot?.children ?? [])].some(
      ({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal'),
    );
  const isClosed = () =>
    [...(document.querySelector('vtc-upcoming-events')?.shadowRoot?.children ?? [])].every(
      ({ shadowRoot }) => !shadowRoot?.querySelector('dialog'),
    ) && !location.hash;
  const openFirst = () =>
    document
      .querySelector('vtc-upcoming-events')
      ?.shadowRoot?.querySelector<HTMLElement>('.title a')
      ?.click();
  const closeAll = () => {
    for (const { shadowRoot } of document.querySelector('vtc-upcoming-events')?.shadowRoot
      ?.children ?? [])
      shadowRoot?.querySelector('dialog')?.close();
  };

  for (const kind of Object.keys(fillings) as (keyof typeof fillings)[]) {
    test(`closing the dialog of a convoy does not leave ${kind}`, async () => {
      const { page, frame, pageErrors } = await openFrame(kind, list);
      const url = page.url();
      await untilIn(frame, isReady);
      const before = await frame.evaluate(addressOf);
      for (let time = 1; time <= 2; time += 1) {
        await frame.evaluate(openFirst);
        await untilIn(frame, isOpen);
        await frame.evaluate(closeAll);
        await untilIn(frame, isClosed);
        // A navigation would have begun by then.
        await frame.evaluate(() => new Promise((next) => setTimeout(next, 200)));
        assert.equal(page.url(), url);
        assert.equal(await page.evaluate(() => document.querySelectorAll('iframe').length), 1);
        assert.equal(await frame.evaluate(isReady), true);
        assert.equal(await frame.evaluate(addressOf), before);
      }
      assert.deepEqual(pageErrors, []);
    });

    test(`a link in the contents of the rules scrolls in ${kind}`, async () => {
      const { page, frame, pageErrors } = await openFrame(kind, rules);
      const url = page.url();
      await untilIn(frame, isReady);
      await untilIn(frame, jumpsToLast);
      assert.equal(page.url(), url);
      assert.deepEqual(pageErrors, []);
    });
  }

  /** Activates the last link in the contents of the rules, and says whether its heading has the focus. */
  const jumpsToLast = () => {
    const root = document.querySelector('vtc-rules')?.shadowRoot;
    const links = [...(root?.querySelectorAll<HTMLElement>('[part~="contents"] a') ?? [])];
    const name = links.at(-1)?.textContent?.trim();
    const focused = root?.activeElement;
    if (name && focused?.textContent?.trim() === name && focused.localName !== 'a')
      return focused.getBoundingClientRect().top < innerHeight;
    links.at(-1)?.click();
    return false;
  };

  for (const base of ['/', '/elsewhere/', 'https://other.example/path/'])
    test(`a link in the contents of the rules changes only the fragment with <base href="${base}">`, async () => {
      const { page, pageErrors } = await site.open(
        scripts(site) + rules + '<p style="height: 3000px"></p>',
        { head: `<base href="${base}">` },
      );
      const url = page.url();
      await until(page, isReady);
      await until(page, jumpsToLast);
      assert.match(page.url(), /#vtc-rules-./);
      assert.equal(page.url().split('#')[0], url);
      const href = await page.$eval(
        'vtc-rules',
        (element) =>
          element.shadowRoot?.querySelector<HTMLAnchorElement>('[part~="contents"] a')?.href,
      );
      assert.equal(href?.split('#')[0], url);
      assert.deepEqual(pageErrors, []);
    });
});
