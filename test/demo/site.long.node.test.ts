import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, shownText, startSite, type Site } from '../support/site.js';
import { serveSite, visit, type StaticSite } from './static-site.js';

const tags = ['vtc-upcoming-events', 'vtc-live-events', 'vtc-card', 'vtc-roster', 'server-stats'];
const token = embedToken(1);

/** Scrolls up and down until no element of the page is loading any more: none asks before it is near. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('vtc-card'));
  for (let round = 0; round < 20; round++) {
    const isLoading = await page.evaluate(async (names) => {
      const elements = [...document.querySelectorAll<HTMLElement>(names.join())];
      const loading = elements.filter((one) => Reflect.get(one, 'state') === 'loading');
      for (const element of loading) {
        element.scrollIntoView();
        await new Promise((next) => setTimeout(next, 300));
      }
      return elements.length === 0 || loading.length > 0;
    }, tags);
    if (!isLoading) return;
  }
}

/** What axe finds in the page, or in a part of it, which need not have the landmarks of a page. */
async function accessibility(page: Page, part?: string): Promise<string[]> {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return page.evaluate(async (scope) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: Document | string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const landmarks = { enabled: scope === undefined };
    const rules = { region: landmarks, 'landmark-one-main': landmarks };
    const { violations } = await axe.run(scope ?? document, { rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
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

  /** The configurator with these in its fields. */
  async function configure(fields: Readonly<Record<string, string>>, hash = '') {
    const visited = await open(`configure.html${hash}`);
    for (const [label, value] of Object.entries(fields))
      await visited.page.locator(`::-p-aria(${label}[role="textbox"])`).fill(value);
    return visited;
  }

  const condition = (page: Page, need: string, standing: string) =>
    page.waitForSelector(`#condition-${need}.${standing}`, { timeout: 15_000 });
  const text = (page: Page, selector: string) =>
    page.$eval(selector, (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
  const isCopyable = (page: Page) =>
    page.$eval('.snippet .primary', (button) => !(button as HTMLButtonElement).disabled);
  const snippet = (page: Page) => page.$eval('[data-snippet]', (pre) => pre.textContent ?? '');

  for (const name of ['index.html', 'company.html'] as const) {
    test(`shows all elements on ${name} from a sub-path, with no server but that of files`, async () => {
      const { page, faults, outside, missing } = await open(name, { offline: true });
      await settle(page);
      for (const tag of tags) await reaches(page, tag, 'ready');
      assert.match(await shownText(page, 'vtc-card'), /Northern Haul/);
      assert.match(await text(page, '[data-sandbox-note]'), /inside this page/);
      assert.deepEqual(faults, []);
      assert.deepEqual([...outside, ...missing], []);
    });
  }

  for (const name of ['index.html', 'configure.html', 'company.html'])
    for (const dark of [false, true])
      test(`has no axe violation on ${name}, ${dark ? 'dark' : 'light'}, and nothing wider than a phone`, async () => {
        const { page, faults } = await open(name, { dark, width: 390 });
        await settle(page);
        assert.deepEqual(await accessibility(page), []);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(overflow, 0);
        assert.deepEqual(faults, []);
      });

  test('says figures that its commands show', async () => {
    const { page, asked } = await open('index.html');
    await settle(page);
    const figure = (name: string) => text(page, `[data-figure="${name}"]`);
    const [file] = JSON.parse(
      execFileSync('node_modules/.bin/size-limit', ['--json'], { encoding: 'utf8' }),
    ) as { name: string; size: number }[];
    assert.ok(file);
    assert.equal(await figure('bytes'), `${(file.size / 1000).toFixed(1)} kB`);
    const ofApi = (address: string) =>
      address.startsWith(`${pages.url}sandbox-api/`) && !address.includes('/images/');
    await page.waitForFunction(
      (count) => document.querySelector('[data-figure=requests]')?.textContent === count,
      { timeout: 15_000 },
      String(new Set(asked.filter(ofApi)).size),
    );
    const loadable = readdirSync('src/locales/languages').length;
    assert.equal(await figure('languages'), String(loadable + 1));
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = await page.$$eval('.figures code', (all) => all.map((one) => one.textContent));
    assert.ok(commands.includes('npm run test:all') && scripts['test:all']);
  });

  const noDocumentation = existsSync('dist/storybook/index.html')
    ? false
    : 'the documentation is not built';

  test(
    'opens the documentation on its first page, with a way back',
    { skip: noDocumentation },
    async () => {
      const { page, faults, outside, missing } = await open('documentation/index.html', {
        offline: true,
      });
      const frame = await page.waitForFrame((one) => one.url().includes('/iframe.html'));
      await frame.waitForSelector('h1#getting-started');
      const configure = await frame.$eval(
        'a[target=_top]',
        (link) => (link as HTMLAnchorElement).href,
      );
      assert.equal(configure, `${pages.url}configure.html`);
      const home = await page.$$eval('a', (links) => links.map(({ href }) => href));
      assert.ok(home.includes(`${pages.url}index.html`), home.join(' '));
      const names = await page.$$eval('.sidebar-subheading', (all) =>
        all.map((one) => (one.textContent ?? '').trim()),
      );
      assert.deepEqual(names, ['For owners', 'Elements', 'For plugin authors', 'For contributors']);
      assert.deepEqual([...faults, ...outside, ...missing], []);
    },
  );

  test(
    'has accessible pages of documentation, whose tables are tables',
    { skip: noDocumentation },
    async () => {
      const { entries } = JSON.parse(await readFile('dist/storybook/index.json', 'utf8')) as {
        entries: Record<string, { id: string; title: string; type: string }>;
      };
      const owned = Object.values(entries).filter(
        ({ title, type }) => type === 'docs' && /^(For|Getting)/.test(title),
      );
      assert.ok(owned.length > 20);
      const found: string[] = [];
      const { page } = await open('documentation/index.html', { width: 390 });
      for (const { id, title } of owned) {
        await page.goto(`${pages.url}documentation/iframe.html?viewMode=docs&id=${id}`);
        await page.waitForSelector('#storybook-docs h1');
        const bars = await page.$$eval('#storybook-docs p', (all) =>
          all.flatMap((one) =>
            /^\|.*\|/.test(one.textContent ?? '') ? (one.textContent ?? '') : [],
          ),
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) bars.push(`${overflow} pixels wider than a phone`);
        found.push(
          ...[...bars, ...(await accessibility(page, '#storybook-docs'))].map(
            (what) => `${title}: ${what}`,
          ),
        );
      }
      assert.deepEqual(found, []);
    },
  );

  test('links every page with every other', async () => {
    for (const name of ['index.html', 'configure.html', 'company.html']) {
      const { page } = await open(name);
      const links = await page.$$eval('a[href]', (all) =>
        all.map((one) => one.getAttribute('href')),
      );
      for (const other of ['index.html', 'configure.html'])
        if (other !== name) assert.ok(links.includes(other), `${name} to ${other}`);
    }
  });

  test('shows an example at first, and gives no lines that would not work', async () => {
    const { page } = await open('configure.html');
    await page.waitForSelector('vtc-card', { timeout: 15_000 });
    await reaches(page, 'vtc-card', 'ready');
    assert.equal(await isCopyable(page), false);
    assert.equal(await page.$('[data-snippet]'), null);
    assert.match(await text(page, '#condition-api'), /answers nobody else/);
  });

  test('gives lines that show the element on a page of another origin', async () => {
    const { page, faults } = await configure({
      'API address': site.api.origin,
      Company: 'northern_haul',
    });
    await page.waitForSelector('[data-snippet=html]', { timeout: 20_000 });
    assert.equal(await isCopyable(page), true);
    const lines = await snippet(page);
    assert.doesNotMatch(lines, /…|example/);
    const pasted = await site.open(lines);
    await reaches(pasted.page, 'vtc-card', 'ready');
    assert.match(await shownText(pasted.page, 'vtc-card'), /Northern Haul/);
    assert.deepEqual([...faults, ...pasted.faults], []);
  });

  test('keeps the token out of the address and every storage, and puts it into the lines', async () => {
    const { page } = await configure(
      { 'API address': site.api.origin, Company: 'northern_haul', Token: token },
      '#element=vtc-upcoming-events',
    );
    await page.waitForFunction(
      (wanted) => document.querySelector('[data-snippet]')?.textContent?.includes(wanted),
      { timeout: 20_000 },
      `token="${token}"`,
    );
    assert.match(page.url(), /vtc=northern_haul/);
    const kept = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, databases];
      return JSON.stringify([location.href, history.state, stored]);
    });
    assert.ok(!kept.includes(token), kept);
    const again = await visit(site.browser, page.url());
    await condition(again.page, 'company', 'good');
    assert.equal(
      await again.page.$eval('#field-token', (one) => (one as HTMLInputElement).value),
      '',
    );
  });

  const refused = [
    ['a developer key', { Token: 'svc_secret' }, 'token', /Revoke/],
    ["another company's token", { Token: embedToken(5) }, 'token', /another company/],
    ['an unknown company', { Company: 'nobody_at_all' }, 'company', /private/],
    ['an address that is not encrypted', { 'API address': 'http://api.example' }, 'api', /https/],
    [
      'an address that nothing answers at',
      { 'API address': 'http://127.0.0.1:9' },
      'api',
      /Nothing/,
    ],
  ] as const;
  for (const [name, fields, need, words] of refused) {
    test(`refuses ${name}, and says what to do`, async () => {
      const { page } = await configure(
        { 'API address': site.api.origin, Company: 'northern_haul', ...fields },
        '#element=vtc-upcoming-events',
      );
      await condition(page, need, 'bad');
      assert.match(await text(page, `#condition-${need}`), words);
      assert.equal(await isCopyable(page), false);
      assert.doesNotMatch(page.url(), /svc_|emb_/);
    });
  }

  test('selects the lines where the browser has no clipboard for the page', async () => {
    const { page } = await configure({ 'API address': site.api.origin, Company: 'northern_haul' });
    await page.waitForSelector('[data-snippet]', { timeout: 20_000 });
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
    const { page } = await open(
      `configure.html#element=server-stats&output=badge&api=${encodeURIComponent(site.api.origin)}`,
    );
    await condition(page, 'company', 'open');
    assert.equal(await isCopyable(page), false);
  });

  test('finds a company while its name is typed', async () => {
    const { page } = await configure({ 'API address': site.api.origin, Company: 'Northern' });
    const button = await page.waitForSelector('.companies button ::-p-text(Northern Haul)', {
      timeout: 15_000,
    });
    await button?.click();
    await condition(page, 'company', 'good');
    assert.match(await text(page, '.found'), /Northern Haul 186 members/);
    assert.ok(await page.$('.found img'));
  });

  test('has a control for an attribute that only the manifest knows', async () => {
    const manifest = await readFile('dist/site/custom-elements.json', 'utf8');
    const known = JSON.parse(manifest) as {
      modules: { declarations: { tagName?: string; attributes?: object[] }[] }[];
    };
    const card = known.modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === 'vtc-card');
    card?.attributes?.push({
      name: 'new-thing',
      type: { text: "'one' | 'two' | undefined" },
      description: 'A new thing.',
    });
    pages.replace('custom-elements.json', JSON.stringify(known));
    const { page } = await configure({ 'API address': site.api.origin, Company: 'northern_haul' });
    await page.locator('::-p-aria(New thing)').fill('two');
    await page.waitForFunction(
      () => document.querySelector('[data-snippet]')?.textContent?.includes('new-thing="two"'),
      { timeout: 20_000 },
    );
    pages.replace('custom-elements.json', manifest);
  });

  test('restores from its address what was chosen, width and ground too', async () => {
    const { page } = await open(
      'configure.html#element=vtc-card&vtc=northern_haul&a.layout=banner&width=320&ground=dark&c.--vtc-primary=%23aa0000',
    );
    await page.waitForFunction(
      () => document.querySelector('vtc-card')?.getAttribute('layout') === 'banner',
      { timeout: 15_000 },
    );
    const box = await page.$eval('.preview-box', (one) => one.getBoundingClientRect().width);
    assert.equal(Math.round(box), 320);
    assert.ok(await page.$('.ground.dark'));
    assert.equal(
      await page.$eval('vtc-card', (one) =>
        getComputedStyle(one).getPropertyValue('--vtc-primary').trim(),
      ),
      '#aa0000',
    );
  });

  test('writes hashes for a file at an address that was given', async () => {
    const { page } = await configure({
      'API address': site.api.origin,
      Company: 'northern_haul',
      'Script address': `${site.cdn}/vtc-widgets@1.2.3/vtc-widgets.js`,
    });
    await page.waitForFunction(
      () => document.querySelector('[data-snippet]')?.textContent?.includes('integrity="sha384-'),
      { timeout: 20_000 },
    );
    const pasted = await site.open(await snippet(page));
    await reaches(pasted.page, 'vtc-card', 'ready');
    assert.deepEqual(pasted.faults, []);
  });
});
