import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { embedToken } from '../support/embed-tokens.js';
import { neededMarkup } from '../support/needed-attributes.js';
import { type OpenPage, reaches, shownText, startSite, type Site } from '../support/site.js';
import { elements } from '../../tools/manifest/elements.mjs';

const tags = (elements() as { tagName: string }[]).map(({ tagName }) => tagName);

const attributes = `vtc="northern_haul" token="${embedToken(1)}" loading="eager"`;
const convoysTag = 'vtc-upcoming-events';
const convoys = `<${convoysTag} ${attributes}></${convoysTag}>`;

const htmlOf = (lang: string, body: string) => `<!doctype html><html lang="${lang}"><body>${body}`;

/** The script that a bundler makes of the entry of one element. */
async function single(tag: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`dist/${tag}.js`],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

describe('a page in a language', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** Opens a page and notes what it asks of the origin of the script, from the folder of the languages on. */
  async function open(lang: string, body: string): Promise<OpenPage & { files: string[] }> {
    const files: string[] = [];
    const opened = await site.open('');
    opened.page.on('request', (request) => {
      if (request.url().startsWith(site.cdn)) files.push(request.url().slice(site.cdn.length));
    });
    await opened.page.setContent(htmlOf(lang, body));
    return { ...opened, files };
  }

  for (const [lang, shown, more] of [
    ['en', 'Upcoming convoys', []],
    ['de-AT', 'Kommende Konvois', ['/locales/de.js']],
    ['uk', 'Найближчі конвої', ['/locales/uk.js']],
    ['ar-EG', 'القوافل القادمة', ['/locales/ar.js']],
    ['zh-TW', '即將開始的聯運', ['/locales/zh-Hant.js']],
    ['pt-MZ', 'Próximos comboios', ['/locales/pt-PT.js']],
    ['lt', 'Upcoming convoys', []],
  ] as const) {
    test(`loads the script and ${more.length} more for ${lang}, however many elements there are`, async () => {
      const { page, files, pageErrors } = await open(lang, site.script + convoys + convoys);
      await reaches(page, convoysTag, 'ready');
      await page.waitForFunction(
        (name, words) =>
          document
            .querySelector(name)
            ?.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')
            ?.innerText.includes(words),
        {},
        convoysTag,
        shown,
      );
      assert.deepEqual(files, ['/vtc-widgets.js', ...more]);
      assert.deepEqual(pageErrors, []);
    });
  }

  for (const tag of tags) {
    test(`loads the same for <${tag}> alone`, async () => {
      const script = await single(tag);
      const { page, pageErrors } = await site.open('');
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const contentType = 'text/javascript; charset=utf-8';
        if (pathname === '/alone/entry.js') {
          void request.respond({ contentType, body: script });
        } else if (pathname === '/alone/locales/sv.js') {
          void readFile('dist/locales/sv.js').then((body) =>
            request.respond({ contentType, body }),
          );
        } else void request.continue();
      });
      const element = `<${tag} ${attributes} ${neededMarkup(tag)} api-base="${site.api.origin}"></${tag}>`;
      const entry = '<script type="module" src="/alone/entry.js"></script>';
      await page.setContent(htmlOf('sv', element + entry));
      await reaches(page, tag, 'ready');
      await page.waitForFunction(
        (name) =>
          document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')
            ?.lang === 'sv',
        {},
        tag,
      );
      assert.deepEqual(pageErrors, []);
    });
  }

  test('is in English if the script is inline in a page without a URL', async () => {
    const { page, pageErrors, console: lines } = await site.open('');
    await page.goto('about:blank');
    await page.evaluate((name) => {
      document.documentElement.lang = 'uk';
      const element = document.createElement(name);
      Object.assign(element, { data: { items: [] }, loading: 'eager' });
      document.body.append(element);
    }, convoysTag);
    const content = await readFile('dist/vtc-widgets.js', 'utf8');
    await page.addScriptTag({ type: 'module', content });
    await reaches(page, convoysTag, 'empty');
    assert.match(await shownText(page, convoysTag), /No convoys/);
    assert.match(lines.join(), /locales\/uk\.js beside about:blank could not be loaded/);
    assert.deepEqual(pageErrors, []);
  });
});
