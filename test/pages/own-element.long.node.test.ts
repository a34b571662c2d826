import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import * as base from '../../src/base.js';
import type { CheckResult } from '../../src/doctor/findings.js';
import { docs, under } from '../support/snippets.js';
import { reaches, shownText, startSite, until, type Site } from '../support/site.js';

const [code = ''] = under('A whole page', 'html', docs('your-own-element'));

test('the documentation names every export', () => {
  const page = readFileSync(docs('your-own-element'), 'utf8');
  const missing = Object.keys(base).filter((name) => !new RegExp(`\\b${name}\\b`).test(page));
  assert.deepEqual(missing, []);
});

describe('the element of the documentation', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** The page of the documentation with our hosts, after some replacements. */
  function open(...replacements: readonly (readonly [text: string, by: string])[]) {
    const hosts = [
      ['https://cdn.example', site.cdn],
      ['https://api.example', site.api.origin],
    ] as const;
    let page = code;
    for (const [text, by] of [...hosts, ...replacements]) {
      assert.ok(page.includes(text), text);
      page = page.replace(text, () => by);
    }
    return site.open(page);
  }

  const inLanguage = (lang: string) => ['<html lang="en">', `<div lang="${lang}">`] as const;

  test('shows the rating of the company, and replaces the fallback content', async () => {
    const { page, pageErrors } = await open();
    await reaches(page, 'my-tier', 'ready');
    const text = await shownText(page, 'my-tier');
    assert.match(text, /^Rating\n/);
    assert.match(text, /Activity: \d/);
    assert.doesNotMatch(text, /About the company/);
    assert.deepEqual(pageErrors, []);
  });

  test('is in German from its own translation, without another request', async () => {
    const { page } = await open(inLanguage('de'));
    await reaches(page, 'my-tier', 'ready');
    assert.match(await shownText(page, 'my-tier'), /^Bewertung\n/);
  });

  test('is in English if it has no translation', async () => {
    const { page } = await open(inLanguage('fr'));
    await reaches(page, 'my-tier', 'ready');
    assert.match(await shownText(page, 'my-tier'), /^Rating\n/);
  });

  test('is right-to-left in Arabic', async () => {
    const { page } = await open(inLanguage('ar'));
    await reaches(page, 'my-tier', 'ready');
    await until(page, () => {
      const base = document.querySelector('my-tier')?.shadowRoot?.querySelector('[part~="base"]');
      return base instanceof HTMLElement && getComputedStyle(base).direction === 'rtl';
    });
    assert.match(await shownText(page, 'my-tier'), /^التقييم/);
  });

  test('has the error states, the fallback content and the events of the base class', async () => {
    const { page } = await open(['vtc="northern_haul"', 'vtc="no_such_company"']);
    await reaches(page, 'my-tier', 'error');
    const { code: errorCode, fallback } = await page.$eval('my-tier', (element) => ({
      code: (element as HTMLElement & { error: { code: string } }).error.code,
      fallback: element.querySelector('a')?.checkVisibility(),
    }));
    assert.equal(errorCode, 'NOT_FOUND');
    assert.equal(fallback, true);
  });

  test('shows data that the page provides, parsed with its shape', async () => {
    const { page } = await open();
    await reaches(page, 'my-tier', 'ready');
    const shown = await page.$eval('my-tier', async (element) => {
      const tier = element as HTMLElement & { data: unknown; updateComplete: Promise<unknown> };
      tier.data = { tier: 'gold', activityScore: 7, reviewedAt: null, other: 1 };
      await tier.updateComplete;
      return tier.data;
    });
    assert.deepEqual(shown, { tier: 'gold', activityScore: 7, reviewedAt: null });
  });

  test('is checked by the doctor', async () => {
    const { page } = await open([' vtc="northern_haul"', '']);
    await reaches(page, 'my-tier', 'error');
    const { findings } = await page.evaluate(
      async (doctor) =>
        ((await import(doctor)) as { runChecks: () => Promise<CheckResult> }).runChecks(),
      `${site.cdn}/vtc-doctor.js`,
    );
    assert.ok(
      findings.some(({ element, severity }) => element === 'my-tier' && severity === 'error'),
    );
  });
});
