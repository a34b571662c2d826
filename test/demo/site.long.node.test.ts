import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { elementsIn } from '../../src/configurator/manifest.js';
import { elements } from '../../tools/manifest/elements.mjs';
import { embedToken } from '../support/embed-tokens.js';
import { localeTags } from '../../tools/build/locales.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { reaches, shownText, startSite, type Site } from '../support/site.js';
import { accessibility, overflow, serveSite, visit, type StaticSite } from './static-site.js';

const tags = (elements() as { tagName: string }[]).map(({ tagName }) => tagName);
const token = embedToken(1);

/** Scrolls to each loading element until none is left; elements load near the viewport. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('vtc-card'));
  for (let round = 0; round < 20; round++) {
    const isLoading = await page.evaluate(async (names) => {
      const elements = [...document.querySelectorAll<HTMLElement>(names.join())];
      const loading = elements.filter((element) => Reflect.get(element, 'state') === 'loading');
      for (const element of loading) {
        element.scrollIntoView();
        await new Promise((next) => setTimeout(next, 300));
      }
      return elements.length === 0 || loading.length > 0;
    }, tags);
    if (!isLoading) return;
  }
}

describe('the site', () => {
  let site: Site;
  let pages: StaticSite;
  before(async () => {
    pages = await serveSite();
    site = await startSite();
  });
  after(async () => {
    await site.close();
    pages.close();
  });

  const open = (name: string, options?: Parameters<typeof visit>[2]) =>
    visit(site.browser, pages.url + name, options);

  /** Opens the configurator and fills in these fields. */
  async function configure(fields: Readonly<Record<string, string>>, hash = '') {
    const visited = await open(`configure.html${hash}`);
    await visited.page.waitForSelector('.addresses');
    await visited.page.$eval('.addresses', (details) => details.setAttribute('open', ''));
    for (const [label, value] of Object.entries(fields))
      await visited.page.locator(`::-p-aria(${label}[role="textbox"])`).fill(value);
    return visited;
  }

  const requirement = (page: Page, id: string, status: string) =>
    page.waitForSelector(`#requirement-${id}.${status}`, { timeout: limit(15_000) });
  const text = (page: Page, selector: string) =>
    page.$eval(selector, (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
  /** Whether the code has no placeholders. */
  const isComplete = (page: Page) => page.$('[data-snippet]').then((code) => code !== null);
  const snippet = (page: Page) => page.$eval('[data-snippet]', (pre) => pre.textContent ?? '');

  for (const [name, shown, company] of [
    ['index.html', ['vtc-upcoming-events', 'vtc-live-events', 'vtc-card'], /Highland Lines/],
    ['company.html', tags, /Northern Haul/],
  ] as const)
    test(`shows the elements on ${name} below a path of a static server`, async () => {
      const { page, pageErrors, outside, missing } = await open(name, { offline: true });
      await settle(page);
      for (const tag of shown) await reaches(page, tag, 'ready');
      assert.match(await shownText(page, 'vtc-card'), company);
      assert.match(await text(page, '[data-sandbox-note]'), /inside this page/);
      assert.deepEqual(pageErrors, []);
      assert.deepEqual([...outside, ...missing], []);
    });

  for (const name of [
    'index.html',
    'configure.html',
    'configure.html#api=https://api.example&a.href-template=https://my.example/{id}',
    'company.html',
  ])
    for (const dark of [false, true])
      test(`has no axe violation and no horizontal overflow on ${name}, ${dark ? 'dark' : 'light'}`, async () => {
        const { page, pageErrors } = await open(name, { dark, width: 320 });
        if (name.startsWith('configure')) {
          await page.waitForSelector('.choices');
          assert.deepEqual(await accessibility(page), []);
          assert.equal(await overflow(page), 0);
          await page.locator('.switch button ::-p-text(Preview)').click();
        }
        await settle(page);
        assert.deepEqual(await accessibility(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(pageErrors, []);
      });

  for (const [dark, width] of [
    [false, 320],
    [true, 1280],
  ] as const)
    test(`announce.html has no axe violation, no overflow and no request to others at ${width} px`, async () => {
      const { page, pageErrors, outside } = await open('announce.html', { dark, width });
      for (const theme of ['Light', 'Dark']) {
        await page.waitForSelector('.discord');
        await page.locator(`.results button ::-p-text(${theme})`).click();
        assert.deepEqual(await accessibility(page), []);
        assert.equal(await overflow(page), 0);
      }
      assert.deepEqual([...pageErrors, ...outside], []);
    });

  test('states the size and the languages of the package', async () => {
    const { page } = await open('index.html');
    const [file] = JSON.parse(
      execFileSync('node_modules/.bin/size-limit', ['--json'], { encoding: 'utf8' }),
    ) as { name: string; size: number }[];
    assert.ok(file);
    assert.equal(await text(page, '[data-figure=bytes]'), `${(file.size / 1000).toFixed(1)} kB`);
    const languages = localeTags().length + 1;
    assert.equal(await text(page, '[data-figure=languages]'), `${languages} languages`);
  });

  test('keeps the header in its place between pages with and without a scroll bar', async () => {
    const widths = [];
    for (const height of [400, 9000]) {
      const { page } = await open('docs/getting-started.html');
      await page.setViewport({ width: 1280, height });
      await page.addStyleTag({ content: '::-webkit-scrollbar { inline-size: 15px }' });
      widths.push(await page.$eval('header', ({ clientWidth }) => clientWidth));
      await page.close();
    }
    assert.deepEqual(widths, [1265, 1265]);
  });

  test('shows elements as pictures, and nothing in red at first', async () => {
    const { page } = await open('configure.html', { width: 1280 });
    await page.waitForSelector('.missing');
    await page.waitForFunction(() => !document.querySelector('.requirement.checking'));
    assert.equal((await page.$$('.failed')).length, 0);
    const { tops, pictures } = await page.evaluate(() => {
      const choices = [...document.querySelectorAll('.tags label')];
      return {
        tops: choices.map((choice) => choice.getBoundingClientRect().top),
        pictures: choices.map((choice) => choice.querySelector('img')?.naturalWidth),
      };
    });
    assert.equal(tops[0], tops[2]);
    assert.ok(
      pictures.every((width) => width === 480),
      pictures.join(' '),
    );
  });

  for (const [width, height] of [
    [1280, 800],
    [1366, 640],
    [1600, 1000],
  ] as const)
    test(`shows code, its button and a preview of 60 % of a window of ${width} × ${height} px at once`, async () => {
      const { page } = await open('configure.html#vtc=northern_haul&element=vtc-upcoming-events');
      await page.setViewport({ width, height });
      await reaches(page, 'vtc-upcoming-events', 'ready');
      const preview = await page.$eval('.background', (box) => box.clientHeight / innerHeight);
      assert.ok(preview >= 0.59, String(preview));
      for (const top of [0, 1000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        const hidden = await page.$$eval('.background, [data-code], .snippet .primary', (all) =>
          all.flatMap((part) => {
            const { top, bottom, height } = part.getBoundingClientRect();
            return height > 30 && top >= 0 && bottom <= innerHeight ? [] : [part.className];
          }),
        );
        assert.deepEqual(hidden, [], `scrolled by ${top} px`);
      }
    });

  test('keeps the preview as wide as its panel beside long lines of data', async () => {
    const { page } = await open('configure.html#vtc=northern_haul', { width: 1280 });
    await page.waitForFunction(() =>
      document.querySelector('.responses pre')?.textContent?.includes('name'),
    );
    const width = () => page.$eval('.background', ({ clientWidth }) => clientWidth);
    const before = await width();
    await page.$eval('.responses', (details) => details.setAttribute('open', ''));
    assert.equal(await width(), before);
    assert.equal(await overflow(page), 0);
  });

  test('says that all data is invented only with the sandbox', async () => {
    const { page } = await open('configure.html');
    const isVisible = () =>
      page.$eval('[data-sandbox-note]', (note) =>
        note.checkVisibility({ visibilityProperty: true }),
      );
    assert.equal(await isVisible(), true);
    await page.waitForSelector('.addresses');
    await page.$eval('.addresses', (details) => details.setAttribute('open', ''));
    await page.locator('::-p-aria(API address[role="textbox"])').fill('https://api.example');
    await page.waitForSelector('vtc-configurator[own-api]');
    assert.equal(await isVisible(), false);
  });

  test('shows the fields of the configurator before the sandbox has started', async () => {
    const release = pages.hold('sandbox-worker.js');
    const { page, pageErrors } = await open('configure.html');
    await page.waitForSelector('.choices', { timeout: limit(10_000) });
    assert.match(await text(page, '[data-sandbox-note]'), /Loading/);
    release();
    await page.waitForSelector('.preview-box vtc-card:state(ready)', { timeout: limit(30_000) });
    assert.match(await text(page, '[data-sandbox-note]'), /inside this page/);
    assert.deepEqual(pageErrors, []);
  });

  test('loads no element on a phone before its preview is opened', async () => {
    const { page } = await open('configure.html', { width: 390 });
    await page.waitForFunction(() =>
      document.querySelector('[data-sandbox-note]')?.textContent?.includes('inside this page'),
    );
    const scripts = () => page.$$eval('script[src$="/vtc-widgets.js"]', (all) => all.length);
    assert.equal(await scripts(), 0);
    await page.locator('.switch button ::-p-text(Preview)').click();
    await page.waitForSelector('.preview-box vtc-card:state(ready)', { timeout: limit(30_000) });
    assert.equal(await scripts(), 1);
  });

  test('has fields for the company first, then for element, design, content and addresses', async () => {
    const { page } = await open('configure.html');
    await page.waitForSelector('.choices');
    const legends = await page.$$eval('.choices > fieldset > legend', (all) =>
      all.map((link) => link.textContent),
    );
    assert.deepEqual(legends, ['Your company', 'Element', 'Design', 'Content', 'Addresses']);
    const names = await page.$$eval('.tags label', (all) =>
      all.map((link) => (link.textContent ?? '').replace(/\s+/g, ' ').trim()),
    );
    for (const name of ['Upcoming convoys', 'Live convoys', 'Server statistics'])
      assert.ok(names.includes(name), names.join());
    assert.equal(await page.$eval('.addresses', (details) => details.hasAttribute('open')), false);
    // A live region is around a list: the role would replace that of the list.
    assert.equal(await page.$('ul[role]'), null);
    assert.ok(await page.$('[role="status"] > ul'));
  });

  test('focuses the field of a missing value from its message', async () => {
    const { page } = await open('configure.html', { width: 390 });
    await page.locator('.switch button ::-p-text(Preview)').click();
    await page.locator('.snippet .link ::-p-text(address of your API)').click();
    await page.waitForFunction(() => document.activeElement?.id === 'field-api');
    assert.ok(await (await page.$('#field-api'))?.isIntersectingViewport());
  });

  test('leads by keys to the company, then to the elements, and past all fields to the code', async () => {
    const { page } = await open('configure.html');
    await page.waitForSelector('.missing');
    await page.focus('#configurator .skip');
    const next = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => {
        const { id, className, name = '' } = document.activeElement as HTMLInputElement;
        return id || name || className;
      });
    };
    assert.equal(await next(), 'field-company');
    await page.keyboard.type('northern haul');
    await requirement(page, 'company', 'met');
    assert.equal(await next(), 'element');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => location.hash.includes('element=vtc-calendar'));
    await page.focus('#configurator .skip');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.snippet .primary'));
    assert.match(await text(page, '[data-code]'), /<vtc-calendar vtc="northern_haul">/);
  });

  test('shows the preview as high as its content on a phone', async () => {
    const { page } = await open('configure.html#element=vtc-roster', { width: 390 });
    await page.locator('.switch button ::-p-text(Preview)').click();
    await page.waitForSelector('.preview-box vtc-roster:state(ready)', { timeout: limit(20_000) });
    const { client, scroll } = await page.$eval('.background', (box) => ({
      client: box.clientHeight,
      scroll: box.scrollHeight,
    }));
    assert.equal(scroll, client);
  });

  test('switches between settings and preview on a phone', async () => {
    const { page } = await open('configure.html', { width: 390 });
    const visible = async () => {
      await page.waitForSelector('.choices');
      return page.$$eval('.choices, .results', (all) =>
        all.filter((item) => item.checkVisibility()).map(({ className }) => className),
      );
    };
    assert.deepEqual(await visible(), ['choices']);
    await page.locator('.switch button ::-p-text(Preview)').click();
    await page.waitForSelector('.results', { visible: true });
    assert.deepEqual(await visible(), ['results']);
    const isCut = await page.$eval('.background', (box) => box.scrollWidth > box.clientWidth);
    assert.equal(isCut, false);
  });

  test('shows an example at first, and no code before it works', async () => {
    const { page } = await open('configure.html');
    await page.waitForSelector('vtc-card', { timeout: limit(15_000) });
    await reaches(page, 'vtc-card', 'ready');
    assert.equal(await isComplete(page), false);
    assert.equal(await page.$('[data-snippet]'), null);
    assert.match(await text(page, '#requirement-api'), /other sites cannot reach/);
  });

  test('writes code that works on a page of another origin', async () => {
    const { page, pageErrors } = await configure({
      'API address': site.api.origin,
      Company: 'northern_haul',
    });
    await page.waitForSelector('[data-snippet=html]', { timeout: limit(20_000) });
    assert.equal(await isComplete(page), true);
    const lines = await snippet(page);
    assert.doesNotMatch(lines, /…|example/);
    const pasted = await site.open(lines);
    await reaches(pasted.page, 'vtc-card', 'ready');
    assert.match(await shownText(pasted.page, 'vtc-card'), /Northern Haul/);
    assert.deepEqual([...pageErrors, ...pasted.pageErrors], []);
  });

  test('puts the token into the code, but neither into the URL nor into storage', async () => {
    const { page } = await configure(
      { 'API address': site.api.origin, Company: 'northern_haul', Token: token },
      '#element=vtc-upcoming-events',
    );
    await page.waitForFunction(
      (wanted) => document.querySelector('[data-snippet]')?.textContent?.includes(wanted),
      { timeout: limit(20_000) },
      `token="${token}"`,
    );
    assert.match(page.url(), /vtc=northern_haul/);
    const stored = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const storage = [{ ...localStorage }, { ...sessionStorage }, document.cookie, databases];
      return JSON.stringify([location.href, history.state, storage]);
    });
    assert.ok(!stored.includes(token), stored);
    const again = await visit(site.browser, page.url());
    await again.page.locator('::-p-aria(Use the API address)').click();
    await requirement(again.page, 'company', 'met');
    assert.equal(
      await again.page.$eval('#field-token', (input) => (input as HTMLInputElement).value),
      '',
    );
  });

  const rejected = [
    ['a developer key', { Token: 'svc_secret' }, 'token', /Revoke/],
    ["another company's token", { Token: embedToken(5) }, 'token', /another company/],
    ['an unknown company', { Company: 'nobody_at_all' }, 'company', /private/],
    ['an unencrypted address', { 'API address': 'http://api.example' }, 'api', /https/],
    [
      'an address without a server',
      { 'API address': 'http://127.0.0.1:9' },
      'api',
      /cannot be reached/,
    ],
  ] as const;
  for (const [name, fields, id, message] of rejected) {
    test(`rejects ${name} with a remedy`, async () => {
      const { page } = await configure(
        { 'API address': site.api.origin, Company: 'northern_haul', ...fields },
        '#element=vtc-upcoming-events',
      );
      await requirement(page, id, 'failed');
      assert.match(await text(page, `#requirement-${id}`), message);
      assert.equal(await isComplete(page), false);
      assert.doesNotMatch(page.url(), /svc_|emb_/);
    });
  }

  test('selects the code where the page has no clipboard', async () => {
    const { page } = await configure({ 'API address': site.api.origin, Company: 'northern_haul' });
    await page.waitForSelector('[data-snippet]', { timeout: limit(20_000) });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      document.execCommand = () => false;
    });
    await page.locator('.snippet .primary').click();
    await page.waitForSelector('.snippet .primary ::-p-text(Press Ctrl-C)');
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    assert.equal(selected, (await snippet(page)).trim());
  });

  test('writes no badge without a company', async () => {
    const { page } = await configure(
      { 'API address': site.api.origin },
      '#element=server-stats&output=badge',
    );
    await requirement(page, 'company', 'incomplete');
    assert.equal(await isComplete(page), false);
  });

  test('gives no code for live convoys without a token, which the element needs', async () => {
    const { page } = await configure(
      { 'API address': site.api.origin, Company: 'northern_haul' },
      '#element=vtc-live-events',
    );
    await requirement(page, 'company', 'met');
    await requirement(page, 'token', 'incomplete');
    assert.equal(await isComplete(page), false);
    await page.locator('::-p-aria(Token[role="textbox"])').fill(token);
    await requirement(page, 'token', 'met');
    await page.waitForSelector('[data-snippet]');
    assert.equal(await isComplete(page), true);
  });

  test('names what a check waits for, and asks for a gateway only where the code needs one', async () => {
    const { page } = await configure({ 'API address': 'http://127.0.0.1:9', Company: 'any' });
    await requirement(page, 'api', 'failed');
    await requirement(page, 'company', 'blocked');
    assert.match(await text(page, '#requirement-company'), /Waiting: .*after the API responds/);
    assert.match(await text(page, '#requirement-gateway'), /OK: Optional/);
    await page.select('#output', 'frame');
    assert.match(await text(page, '#requirement-gateway'), /To do: .* need a gateway/);
  });

  test('shows code at once, with marked placeholders for what is missing', async () => {
    const { page } = await configure({ 'API address': site.api.origin, Company: '' });
    await requirement(page, 'api', 'met');
    const code = () => text(page, '[data-code]');
    const marks = () =>
      page.$$eval('[data-code] mark', (all) => all.map((mark) => mark.textContent));
    await page.waitForFunction(() => document.querySelectorAll('[data-code] mark').length === 1, {
      timeout: limit(15_000),
    });
    assert.match(await code(), /<vtc-card vtc="YOUR-COMPANY"><\/vtc-card>/);
    assert.deepEqual(await marks(), ['YOUR-COMPANY']);
    await page.locator('::-p-aria(Discord[role="button"])').click();
    assert.match(await code(), /\/badge\/YOUR-COMPANY\.png/);
    assert.ok((await marks()).includes('YOUR-COMPANY'));
    const button = await page.$('.snippet .primary');
    assert.equal(await button?.evaluate((button) => (button as HTMLButtonElement).disabled), false);
  });

  test('offers layouts, looks and colours by their pictures, and shows the colours in force', async () => {
    const { page } = await open('configure.html#vtc=northern_haul');
    await reaches(page, 'vtc-card', 'ready');
    const pictures = await page.$$eval('.pictures label', (all) =>
      all.map((option) => [option.textContent?.trim(), option.querySelector('svg')?.innerHTML]),
    );
    assert.deepEqual(
      pictures.map(([name]) => name),
      [
        ...['Card', 'Banner', 'Badge'],
        ...['Automatic', 'Plain', 'Night', 'Poster'],
        ...['Company', 'Page', 'Light', 'Dark'],
      ],
    );
    assert.equal(new Set(pictures.map(([, drawing]) => drawing)).size, pictures.length);
    const names = await page.$$eval('.pictures label span', (all) =>
      all.map((name) => {
        const texts = [...name.childNodes].filter((node) => node instanceof Text);
        const lines = texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].filter(({ width }) => width > 0);
        });
        return [name.textContent?.trim(), lines.length];
      }),
    );
    assert.deepEqual(
      names,
      pictures.map(([name]) => [name, 1]),
      'each name is in one line',
    );
    await page.$eval('.pictures input[value="banner"]', (input) =>
      (input as HTMLInputElement).click(),
    );
    await page.waitForFunction(
      () => document.querySelector('vtc-card')?.getAttribute('layout') === 'banner',
    );
    // Gray until the element has the colours of its company.
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.color input')?.value !== '#888888',
    );
  });

  test('shows the visibility of a company', async () => {
    const { page } = await configure({ 'API address': site.api.origin, Company: 'unlisted_haul' });
    await requirement(page, 'company', 'met');
    assert.match(await text(page, '#requirement-company'), /Unlisted Haul, 12 members, unlisted/);
  });

  test('finds a company while its name is typed', async () => {
    const { page } = await configure({ 'API address': site.api.origin, Company: 'Northern' });
    const button = await page.waitForSelector('.companies button ::-p-text(Northern Haul)', {
      timeout: limit(15_000),
    });
    await button?.click();
    await requirement(page, 'company', 'met');
    assert.match(await text(page, '.found'), /Northern Haul, 186 members/);
    assert.ok(await page.$('.found img'));
  });

  test('has a field for each attribute of the manifest', async () => {
    const known = JSON.parse(await readFile('dist/custom-elements.json', 'utf8')) as {
      modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[];
    };
    const written = JSON.stringify(elementsIn(known));
    const card = known.modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === 'vtc-card');
    card?.attributes?.push({
      name: 'new-thing',
      type: { text: "'one' | 'two' | undefined" },
      description: 'A new thing.',
    } as { name: string });
    pages.replace('elements.json', JSON.stringify(elementsIn(known)));
    const { page } = await configure({ 'API address': site.api.origin, Company: 'northern_haul' });
    await page.locator('::-p-aria(New thing)').fill('two');
    await page.waitForFunction(
      () => document.querySelector('[data-snippet]')?.textContent?.includes('new-thing="two"'),
      { timeout: limit(20_000) },
    );
    pages.replace('elements.json', written);
  });

  test('restores all choices from the URL', async () => {
    const { page } = await open(
      'configure.html#element=vtc-card&vtc=northern_haul&a.layout=banner&width=320&background=dark&c.--vtc-primary=%23aa0000',
    );
    await page.waitForFunction(
      () => document.querySelector('vtc-card')?.getAttribute('layout') === 'banner',
      { timeout: limit(15_000) },
    );
    const box = await page.$eval('.preview-box', (box) => box.getBoundingClientRect().width);
    assert.equal(Math.round(box), 320);
    assert.ok(await page.$('.background.dark'));
    assert.equal(
      await page.$eval('vtc-card', (card) =>
        getComputedStyle(card).getPropertyValue('--vtc-primary').trim(),
      ),
      '#aa0000',
    );
  });

  test('lists all time zones when their field is first used', async () => {
    const { page } = await open('configure.html#a.time-zone=Asia/Tokyo');
    const zones = await page.waitForSelector('#setting-time-zone', { timeout: limit(15_000) });
    const shown = () => page.$$eval('#setting-time-zone option', (all) => all.length);
    assert.equal(
      await zones?.evaluate((select) => (select as HTMLSelectElement).value),
      'Asia/Tokyo',
    );
    assert.equal(await shown(), 2);
    await zones?.focus();
    await page.waitForSelector('#setting-time-zone optgroup[label=Europe]');
    assert.ok((await shown()) > 400);
    assert.equal(
      await zones?.evaluate((select) => (select as HTMLSelectElement).value),
      'Asia/Tokyo',
    );
  });

  test('adds hashes for a script at a typed address', async () => {
    const { page } = await configure({
      'API address': site.api.origin,
      Company: 'northern_haul',
      'Script address': `${site.cdn}/vtc-widgets@1.2.3/vtc-widgets.js`,
    });
    await page.waitForFunction(
      () => document.querySelector('[data-snippet]')?.textContent?.includes('integrity="sha384-'),
      { timeout: limit(20_000) },
    );
    const lines = await snippet(page);
    assert.match(lines, /@1\.2\.3\/single\/vtc-card\.js"/);
    const pasted = await site.open(lines);
    await reaches(pasted.page, 'vtc-card', 'ready');
    assert.deepEqual(pasted.pageErrors, []);
  });

  const scriptsIn = (lines: string) =>
    [...lines.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, url]) => url);
  const hasScripts = (page: Page, urls: readonly string[]) =>
    page.waitForFunction(
      (wanted) => {
        const lines = document.querySelector('[data-snippet]')?.textContent ?? '';
        const found = [...lines.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, url]) => url);
        return JSON.stringify(found) === wanted;
      },
      { timeout: limit(20_000) },
      JSON.stringify(urls),
    );

  test('loads the file of the element, or the files of all where the page has others', async () => {
    const { page } = await configure({
      'API address': site.api.origin,
      Company: 'northern_haul',
      'Script address': `${site.cdn}/vtc-widgets.js`,
    });
    await hasScripts(page, [`${site.cdn}/single/vtc-card.js`]);
    assert.match(await text(page, '.snippet'), /This script has this element only/);
    await page.locator('::-p-aria(The page has other elements, too)').click();
    await hasScripts(page, [`${site.cdn}/vtc-widgets.js`]);
    assert.match(page.url(), /others=true/);
    const pasted = await site.open(await snippet(page));
    await reaches(pasted.page, 'vtc-card', 'ready');
    assert.deepEqual(pasted.pageErrors, []);
  });

  test('loads vtc-more.js after vtc-widgets.js for its elements, both with hashes', async () => {
    const fields = {
      'API address': site.api.origin,
      Company: 'northern_haul',
      'Script address': `${site.cdn}/vtc-widgets@1.2.3/vtc-widgets.js`,
    };
    const { page } = await configure(fields, '#element=vtc-news&others=true');
    await hasScripts(
      page,
      ['vtc-widgets.js', 'vtc-more.js'].map((file) => `${site.cdn}/vtc-widgets@1.2.3/${file}`),
    );
    const lines = await snippet(page);
    assert.equal(lines.match(/<script[^>]* integrity="sha384-/g)?.length, 2);
    const pasted = await site.open(lines);
    await reaches(pasted.page, 'vtc-news', 'ready');
    assert.deepEqual(pasted.pageErrors, []);
  });

  test('loads the file of all elements where that of the element is missing', async () => {
    pages.replace('alone/vtc-widgets.js', await readFile('dist/vtc-widgets.js', 'utf8'));
    const { page } = await configure({
      'API address': site.api.origin,
      Company: 'northern_haul',
      'Script address': `${pages.url}alone/vtc-widgets.js`,
    });
    await page.waitForSelector('[data-snippet]', { timeout: limit(20_000) });
    assert.deepEqual(scriptsIn(await snippet(page)), [`${pages.url}alone/vtc-widgets.js`]);
    assert.match(await text(page, '#requirement-script'), /no single\/vtc-card\.js beside it/);
  });
});
