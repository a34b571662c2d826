import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { CheckResult, Finding } from '../../src/doctor/finding.js';
import { elements as manifestElements } from '../../tools/manifest/elements.mjs';
import type { DocumentedElement } from '../../tools/generate/documented.js';
import { embedToken } from '../support/embed-tokens.js';
import { startSite, until, type OpenOptions, type Site } from '../support/site.js';

const token = embedToken(1);
const card = '<vtc-card vtc="northern_haul" loading="eager"></vtc-card>';
const upcoming = (attributes: string) =>
  `<vtc-upcoming-events vtc="northern_haul" loading="eager" ${attributes}></vtc-upcoming-events>`;

const elements = () => manifestElements() as DocumentedElement[];

/** What the doctor says of a page, by whichever way it was loaded. */
const check = (page: Page, doctor: string): Promise<CheckResult> =>
  page.evaluate(
    async (file) => ((await import(file)) as { runChecks: () => Promise<CheckResult> }).runChecks(),
    doctor,
  );

/** What is asked of a finding: its words by expressions. */
type Expected = Partial<Omit<Finding, 'message' | 'remedy'>> & {
  readonly message?: RegExp;
  readonly remedy?: RegExp;
};

interface Row {
  readonly name: string;
  readonly body: string | ((site: Site) => string);
  readonly options?: (site: Site) => OpenOptions;
  readonly answer?: (request: Request) => Promise<Response> | Response | undefined;
  /** Whether the page has no line that loads the file but its own. */
  readonly withoutScript?: boolean;
  readonly finds: readonly Expected[];
}

const policy = (directives: string) => ({
  headers: { 'content-security-policy': directives },
});
const readable = { 'access-control-allow-origin': '*' };

const rows: readonly Row[] = [
  {
    name: 'a policy that blocks the API',
    body: card,
    options: ({ cdn }) => policy(`script-src ${cdn}; connect-src 'self'`),
    finds: [
      {
        id: 'csp',
        severity: 'error',
        element: 'vtc-card',
        remedy: /\nconnect-src 'self' http:\/\/127\.0\.0\.1:\d+$/,
      },
    ],
  },
  {
    name: 'a policy that blocks the API by its default alone',
    body: card,
    options: ({ cdn }) => policy(`default-src 'none'; script-src ${cdn}; img-src *`),
    finds: [{ id: 'csp', severity: 'error', remedy: /\nconnect-src http:\/\/127\.0\.0\.1:\d+$/ }],
  },
  {
    name: 'a policy that blocks pictures',
    body: card,
    options: ({ cdn, api }) =>
      policy(`script-src ${cdn}; connect-src ${api.origin}; img-src data:`),
    finds: [
      { id: 'csp', severity: 'warning', remedy: /\nimg-src data: http:\/\/127\.0\.0\.1:\d+\n/ },
    ],
  },
  {
    name: 'an API that other sites may not read',
    body: card,
    answer: () => Response.json({}),
    finds: [{ id: 'cors', severity: 'error', element: 'vtc-card' }],
  },
  {
    name: 'an API that refuses the header of the token',
    body: upcoming(`token="${token}"`),
    answer: ({ method }) =>
      method === 'OPTIONS' ? new Response(null, { headers: readable }) : undefined,
    finds: [{ id: 'cors', severity: 'error', remedy: /Access-Control-Allow-Headers/ }],
  },
  {
    name: 'an API that is down',
    body: '<vtc-card vtc="northern_haul" api-base="http://127.0.0.1:9"></vtc-card>',
    finds: [{ id: 'api', severity: 'error', message: /Nothing answers/ }],
  },
  {
    name: 'an API that is out of order',
    body: card,
    answer: () => Response.json({}, { status: 503, headers: readable }),
    finds: [{ id: 'api', severity: 'error', message: /out of order/ }],
  },
  {
    name: 'an API that is slow',
    body: card,
    answer: async () => {
      await new Promise((next) => setTimeout(next, 3200));
      return undefined as never;
    },
    finds: [{ id: 'api', severity: 'warning', message: /3\.\d seconds/ }],
  },
  {
    name: 'a base that answers with a page',
    body: card,
    answer: () =>
      new Response('<!doctype html>', { headers: { ...readable, 'content-type': 'text/html' } }),
    finds: [{ id: 'api', severity: 'error', message: /web page/ }],
  },
  {
    name: 'a base with a wrong path',
    body: ({ api }) => `<vtc-card vtc="northern_haul" api-base="${api.origin}/v2"></vtc-card>`,
    finds: [{ id: 'api', severity: 'error' }],
  },
  {
    name: 'a base that is not encrypted',
    body: '<vtc-card vtc="northern_haul" api-base="http://api.example"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', remedy: /\nhttps:\/\/api\.example/ }],
  },
  {
    name: 'a base that is no address',
    body: '<vtc-card vtc="northern_haul" api-base="api.example"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', message: /no address/ }],
  },
  {
    name: 'a base with a query',
    body: '<vtc-card vtc="northern_haul" api-base="https://api.example/v1?key=1"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', remedy: /\nhttps:\/\/api\.example\/v1$/ }],
  },
  {
    name: 'an API that never answers',
    body: card,
    answer: () => new Promise(() => undefined),
    finds: [{ id: 'api', severity: 'error', message: /within 10 seconds/ }],
  },
  {
    name: 'a developer key',
    body: upcoming('token="svc_secret123"'),
    finds: [{ id: 'token', severity: 'error', remedy: /[Rr]evoke/ }],
  },
  {
    name: 'a placeholder for a token',
    body: upcoming('token="emb_…"'),
    finds: [{ id: 'token', severity: 'error', message: /placeholder/ }],
  },
  {
    name: 'a token of another kind',
    body: upcoming('token="secret"'),
    finds: [{ id: 'token', severity: 'error', message: /begin with emb_/ }],
  },
  {
    name: 'a token that the API does not know',
    body: upcoming('token="emb_unknown"'),
    finds: [{ id: 'token', severity: 'warning', message: /revoked/ }],
  },
  {
    name: "another company's token",
    body: upcoming(`token="${embedToken(5)}"`),
    finds: [{ id: 'token', severity: 'warning', message: /another company/ }],
  },
  {
    name: 'a company that is not there',
    body: '<vtc-card vtc="nobody_at_all" loading="eager"></vtc-card>',
    finds: [{ id: 'company', severity: 'error', message: /private/ }],
  },
  {
    name: 'a company that is private',
    body: '<vtc-card vtc="private_line" loading="eager"></vtc-card>',
    finds: [{ id: 'company', severity: 'error', message: /private/ }],
  },
  {
    name: 'a company that is unlisted',
    body: '<vtc-card vtc="unlisted_haul" loading="eager"></vtc-card>',
    finds: [{ id: 'company', severity: 'info', message: /unlisted/ }],
  },
  {
    name: 'a company that is a path',
    body: '<vtc-card vtc="vtcs/northern_haul"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', message: /neither the id nor the handle/ }],
  },
  {
    name: 'no element at all',
    body: '<p>An editor removed it.</p>',
    finds: [{ id: 'setup', severity: 'error', element: null, message: /No element/ }],
  },
  {
    name: 'a missing company',
    body: '<vtc-card loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', element: 'vtc-card', message: /which company/ }],
  },
  {
    name: 'a missing base',
    body: ({ cdn }) => `<script type="module" src="${cdn}/vtc-widgets.js"></script>${card}`,
    withoutScript: true,
    finds: [{ id: 'setup', severity: 'error', element: 'vtc-card', message: /where the API is/ }],
  },
  {
    name: 'two copies of the file',
    body: ({ script }) => card + script.replace('vtc-widgets.js', 'vtc-widgets.js?other'),
    finds: [{ id: 'setup', severity: 'warning', message: /2 times/, remedy: /\?other/ }],
  },
  {
    name: 'a misspelt tag',
    body: '<vtc-rooster vtc="northern_haul"></vtc-rooster>',
    finds: [{ id: 'setup', severity: 'warning', element: 'vtc-rooster', remedy: /\n<vtc-roster>/ }],
  },
  {
    name: 'a tag with an underscore',
    body: '<vtc_card vtc="northern_haul"></vtc_card>',
    finds: [{ id: 'setup', severity: 'warning', remedy: /\n<vtc-card>/ }],
  },
  {
    name: 'a misspelt attribute',
    body: '<vtc-card vtc="northern_haul" them="dark" loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'warning', remedy: /\ntheme="dark"/ }],
  },
  {
    name: 'a value that is none of the words',
    body: upcoming(`token="${token}" layout="lisst"`),
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-upcoming-events',
        message: /layout="lisst"/,
        remedy: /list, cards, compact; the nearest is:\nlayout="list"$/,
      },
    ],
  },
  {
    name: 'a word of a list that is none',
    body: '<vtc-card vtc="northern_haul" show="stats bagdes" loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'warning', remedy: /\nshow="stats badges"$/ }],
  },
  {
    name: 'a number out of its bounds',
    body: upcoming(`token="${token}" limit="50"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /1 to 30; the nearest is:\nlimit="30"$/ }],
  },
  {
    name: 'a number that is none',
    body: upcoming(`token="${token}" limit="all"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /a number from 1 to 30\.$/ }],
  },
  {
    name: 'a switch that is turned off by a word',
    body: upcoming(`token="${token}" no-calendar="false"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /remove no-calendar/ }],
  },
  {
    name: 'a wrong value that a framework set',
    body: `${card}<script>document.querySelector('vtc-card').layout = 'bannner';</script>`,
    finds: [{ id: 'setup', severity: 'warning', remedy: /\nlayout="banner"$/ }],
  },
  {
    name: 'data that an editor made text',
    body: '<vtc-card vtc="northern_haul" loading="eager">{"id": 1, "name": "Northern Haul"}</vtc-card>',
    finds: [{ id: 'setup', severity: 'warning', message: /as text/ }],
  },
  {
    name: 'an unknown time zone',
    body: upcoming(`token="${token}" time-zone="Berlin"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /Europe\/Berlin/ }],
  },
  {
    name: 'a language that is none',
    body: `<div lang="english">${card}</div>`,
    finds: [{ id: 'setup', severity: 'warning', element: 'div' }],
  },
  {
    name: 'too many requests',
    body: card,
    answer: ({ url }) =>
      url.endsWith('/version')
        ? Response.json({ error: { code: 'RATE_LIMITED' } }, { status: 429, headers: readable })
        : undefined,
    finds: [{ id: 'budget', severity: 'warning' }],
  },
  {
    name: 'an element without width',
    body: `<div style="width: 0">${card}</div>`,
    finds: [{ id: 'page', severity: 'warning', element: 'vtc-card', remedy: /min-width/ }],
  },
  {
    name: 'an element that is very narrow',
    body: `<div style="width: 90px">${card}</div>`,
    finds: [{ id: 'page', severity: 'warning', message: /only 90 pixels/ }],
  },
  {
    name: 'a style sheet that hides an element',
    body: `<style>vtc-card { visibility: hidden }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', message: /is hidden/ }],
  },
  {
    name: 'a style sheet that cuts an element off',
    body: `<style>vtc-card { display: block; height: 40px; overflow: hidden }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', remedy: /height: auto/ }],
  },
  {
    name: 'a style sheet that makes text tiny',
    body: `<style>vtc-card { font-size: 4px }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', message: /text of 4px/ }],
  },
  {
    name: 'a style sheet that makes an element transparent',
    body: `<style>vtc-card { opacity: 0 }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', message: /transparent/ }],
  },
];

/** Fails unless the findings are these and no others. */
function assertFindings({ ok, findings }: CheckResult, expected: readonly Expected[]): void {
  const shown = JSON.stringify(findings, null, 2);
  assert.equal(findings.length, expected.length, shown);
  expected.forEach(({ message, remedy, ...rest }, index) => {
    const found = findings[index];
    assert.ok(found);
    for (const [name, value] of Object.entries(rest))
      assert.equal(Reflect.get(found, name), value, shown);
    if (message) assert.match(found.message, message);
    if (remedy) assert.match(found.remedy, remedy);
  });
  assert.equal(
    ok,
    expected.every(({ severity }) => severity === 'info'),
  );
  assert.doesNotMatch(shown, /emb_\w{4}|svc_\w/);
}

describe('the doctor finds', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const { name, body, options, answer, withoutScript, finds } of rows) {
    test(name, async () => {
      const text = typeof body === 'string' ? body : body(site);
      site.api.answer = answer ?? (() => undefined);
      const { page } = await site.open((withoutScript ? '' : site.script) + text, options?.(site));
      assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), finds);
      site.api.answer = () => undefined;
      await page.close();
    });
  }

  test('a script that is not there, not a module, or blocked', async () => {
    const bare = await site.open(card);
    assertFindings(await check(bare.page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'setup', severity: 'error', message: /not on this page/ },
    ]);
    const classic = await site.open(site.script.replace('type="module" ', '') + card);
    assertFindings(await check(classic.page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'setup', severity: 'error', remedy: /type="module"/ },
    ]);
    // The doctor comes from an address that the policy allows.
    const other = await site.open(
      site.script.replace('127.0.0.1', 'localhost') + card,
      policy(`script-src ${site.cdn}`),
    );
    assertFindings(await check(other.page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'csp', severity: 'error', remedy: /script-src \S+ http:\/\/localhost:\d+$/ },
    ]);
  });

  test('a script that its host lets no other site load', async () => {
    site.api.answer = ({ url }) =>
      url.endsWith('/vtc-widgets.js')
        ? new Response('', { headers: { 'content-type': 'text/javascript' } })
        : undefined;
    const { page } = await site.open(site.script.replace(site.cdn, site.api.origin) + card);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'cors', severity: 'error', message: /load its script/ },
    ]);
    site.api.answer = () => undefined;
  });

  test('two versions of the file, and names both', async () => {
    const { page } = await site.open(site.script + card);
    await page.evaluate(`globalThis[Symbol.for('vtc-widgets.copies')].push({
      version: '9.9.9', url: 'https://cdn.example/old.js', apiBase: () => '',
    })`);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'setup', severity: 'warning', message: /2 times \(\d+\.\d+\.\d+ and 9\.9\.9\)/ },
    ]);
  });

  test('a wrong value of every attribute whose values the manifest names', async () => {
    const wrong = elements().flatMap(({ tagName, attributes }) =>
      attributes.flatMap(({ name, values, open }) =>
        values && !open ? [{ tag: tagName, name, last: values.at(-1) ?? '' }] : [],
      ),
    );
    assert.ok(wrong.length > 20);
    const body = wrong
      .map(({ tag, name, last }) => `<${tag} ${name}="${last}_"></${tag}>`)
      .join('');
    const { page } = await site.open(site.script + body);
    const { findings } = await check(page, `${site.cdn}/vtc-doctor.js`);
    for (const { tag, name, last } of wrong) {
      const found = findings.find(({ message }) =>
        message.includes(`<${tag}> does not take ${name}=`),
      );
      assert.ok(found?.remedy.endsWith(`\n${name}="${last}"`), `${tag} ${name}: ${found?.remedy}`);
    }
  });

  test('a policy that refuses the templates', async () => {
    const { page } = await site.open(
      site.script + card,
      policy(`require-trusted-types-for 'script'; trusted-types other`),
    );
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'csp', severity: 'error', remedy: /trusted-types other lit-html$/ },
    ]);
  });

  test('fifty requests that the page sent in a minute', async () => {
    const { page } = await site.open(site.script + card);
    await page.evaluate(async (api) => {
      for (let sent = 0; sent < 51; sent++) await (await fetch(`${api}/status`)).text();
      // The browser lists a request some time after it has been answered.
      while (performance.getEntriesByName(`${api}/status`).length < 51)
        await new Promise((next) => setTimeout(next, 20));
    }, site.api.origin);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'budget', severity: 'warning', message: /5\d requests in a minute/ },
    ]);
  });
});

const five = `${card}${upcoming(`token="${token}"`)}
  <vtc-live-events vtc="1" token="${token}"></vtc-live-events>
  <vtc-roster vtc="northern_haul" searchable></vtc-roster><server-stats></server-stats>`;

describe('the doctor', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const panelIs = (page: Page) =>
    until(page, () =>
      Boolean(
        document.querySelector('[data-vtc-doctor]')?.shadowRoot?.querySelector('footer button'),
      ),
    );
  const strict = () => policy(site.strictPolicy);

  test('finds nothing on a healthy page, on loopback too', async () => {
    const { page } = await site.open(site.script + five);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), []);
  });

  test('finds nothing on a page that gives the data itself and has no API', async () => {
    const data = await (
      await site.api.sandbox.fetch(new Request(`${site.api.origin}/vtcs/1`))
    ).text();
    const script = site.script.replace(/ data-api-base="[^"]*"/, '');
    const { page } = await site.open(
      `${script}<vtc-card><script type="application/json">${data.replaceAll('<', '\\u003c')}</script></vtc-card>`,
    );
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), []);
  });

  test('finds nothing behind a proxy that passes on what elements ask alone', async () => {
    site.api.answer = ({ url }) =>
      url.endsWith('/version') ? Response.json({}, { status: 404, headers: readable }) : undefined;
    const { page } = await site.open(site.script + card);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), []);
    site.api.answer = () => undefined;
  });

  test('shows its panel for ?vtc-check, and breaks no strict policy', async () => {
    const { page, faults } = await site.open(site.script + five, strict());
    assert.equal(await page.$('[data-vtc-doctor]'), null);
    await page.goto(`${page.url()}?vtc-check`);
    await panelIs(page);
    const region = await page.$('>>> section[role=region]');
    assert.match(await page.evaluate((one) => one?.textContent ?? '', region), /All is well/);
    assert.deepEqual(faults, []);
  });

  test('shows its panel for data-check, names what it found, and closes', async () => {
    const script = site.script.replace('data-api-base', 'data-check data-api-base');
    const { page } = await site.open(`${script}${upcoming('token="emb_unknown"')}`);
    await panelIs(page);
    const read = () =>
      page.$eval('[data-vtc-doctor]', ({ shadowRoot }) => ({
        name: shadowRoot?.querySelector('[role=region]')?.getAttribute('aria-label'),
        text: shadowRoot?.querySelector('li')?.textContent,
        buttons: [...(shadowRoot?.querySelectorAll('button') ?? [])].map((one) => one.textContent),
      }));
    const { name, text, buttons } = await read();
    assert.equal(name, 'vtc-widgets check');
    assert.match(text ?? '', /revoked/);
    assert.deepEqual(buttons, ['Close', 'Copy report', 'Check again']);
    const close = await page.$('>>> header button');
    await close?.click();
    assert.equal(await page.$('[data-vtc-doctor]'), null);
  });

  test('copies a report without the token', async () => {
    const script = site.script.replace('data-api-base', 'data-check data-api-base');
    const { page } = await site.open(
      `${script}${upcoming(`token="${embedToken(5)}" tokn="${token}"`)}`,
    );
    await page.evaluate(`globalThis.copied = [];
      navigator.clipboard.writeText = async (text) => void copied.push(text);`);
    await panelIs(page);
    const button = await page.$('>>> footer button');
    await button?.click();
    await until(page, () => (globalThis as unknown as { copied: string[] }).copied.length > 0);
    const copied = await page.evaluate(
      () => (globalThis as unknown as { copied: string[] }).copied,
    );
    assert.match(copied.join(), /\[warning\] token at vtc-upcoming-events/);
    assert.match(copied.join(), /vtc-widgets \d+\.\d+\.\d+ from http/);
    assert.doesNotMatch(copied.join(), /emb_\w/);
  });

  test('has an accessible panel', async () => {
    const { page } = await site.open(
      `${site.script.replace('data-api-base', 'data-check data-api-base')}<vtc-card vtc="nobody"></vtc-card>`,
    );
    await panelIs(page);
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: (scope: string[][]) => Promise<{ violations: { id: string }[] }> };
      };
      const found = await axe.run([['[data-vtc-doctor]']] as never);
      return found.violations.map(({ id }) => id);
    });
    assert.deepEqual(violations, []);
  });
});
