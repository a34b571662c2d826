import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { accessibilityTree } from '../support/accessibility-tree.js';
import { fillAndSend } from '../support/application-form.js';
import { type Site, startSite } from '../support/site.js';

const now = Date.parse('2026-11-27T17:00:00Z');

/** Texts of a language that are in the form. */
interface Names {
  readonly form: string;
  readonly name: string;
  readonly contact: string;
  readonly optional: string;
  readonly noAnswer: string;
  readonly confirm: string;
  readonly send: string;
}

const languages: Readonly<Record<string, Names>> = {
  de: {
    form: 'Jetzt bewerben: Northern Haul',
    name: 'Name',
    contact: 'Discord-Name oder E-Mail-Adresse',
    optional: 'Freiwillig',
    noAnswer: 'Keine Antwort',
    confirm: 'Bitte bestätige',
    send: 'Bewerbung senden',
  },
  ar: {
    form: 'قدّم الآن: Northern Haul',
    name: 'الاسم',
    contact: 'اسمك في Discord أو بريدك الإلكتروني',
    optional: 'اختياري',
    noAnswer: 'بلا إجابة',
    confirm: 'يرجى التأكيد',
    send: 'إرسال الطلب',
  },
};

const requirements = [
  'Be in the voice channel during convoys.',
  'Be kind on the road and in the chat.',
];

/** Roles and names of the controls, in the order in which they are read. */
const controlsIn = ({ form, name, contact, optional, noAnswer, confirm, send }: Names) => [
  `form "${form}"`,
  `textbox "${name}"`,
  `textbox "${contact}"`,
  'textbox "How old are you?"',
  'textbox "Why do you want to join us?"',
  'combobox "Which game do you play most?", collapsed',
  `radiogroup "Do you have a microphone? ${optional}"`,
  'radio "Yes"',
  'radio "No"',
  `radio "${noAnswer}"`,
  `group "${confirm}"`,
  ...requirements.map((text) => `checkbox "${text}"`),
  `button "${send}"`,
];

/** Links of the summary of a form without a single answer. */
const linksIn = ({ name, contact, send }: Names) =>
  [
    name,
    contact,
    'How old are you?',
    'Why do you want to join us?',
    'Which game do you play most?',
    ...requirements,
    send,
  ].map((text) => `button "${text}"`);

const received = { count: 0 };

describe('the form of <vtc-recruitment>', () => {
  let site: Site;
  before(async () => {
    site = await startSite({ clock: () => now });
    site.api.respond = ({ method, url }) => {
      if (!url.includes('/apply')) return undefined;
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'accept, content-type',
      };
      if (method === 'POST') received.count += 1;
      return Response.json({ ok: true }, { headers });
    };
  });
  after(() => site.close());

  async function open(lang: string): Promise<Page> {
    const action = `${site.api.origin}/apply/{handle}`;
    const { page } = await site.open(
      `${site.script}<script type="module" src="${site.cdn}/vtc-more.js"></script><vtc-recruitment vtc="northern_haul" form action="${action}" loading="eager" lang="${lang}"></vtc-recruitment>`,
    );
    await page.waitForFunction(() =>
      document.querySelector('vtc-recruitment')?.shadowRoot?.querySelector('form'),
    );
    return page;
  }

  /** Name or text of the focused element in the shadow root. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement?.shadowRoot?.activeElement as HTMLInputElement | null;
      return element?.name || element?.className || '';
    });

  /** The lines of the tree from the form on. */
  const formTree = async (page: Page) => {
    const lines = (await accessibilityTree(page)).map((line) =>
      line.replace(/[\u2068\u2069]/g, ''),
    );
    const start = lines.findIndex((line) => line.trim().startsWith('form '));
    return lines
      .slice(start)
      .map((line) => line.trim())
      .filter((line) => !/^(text|status)\b/.test(line));
  };

  for (const [lang, names] of Object.entries(languages))
    test(`is read in ${lang}, and sent by keyboard alone`, async () => {
      const page = await open(lang);
      assert.deepEqual(await formTree(page), controlsIn(names));
      await page.evaluate(() =>
        document
          .querySelector('vtc-recruitment')
          ?.shadowRoot?.querySelector<HTMLInputElement>('[name="name"]')
          ?.focus(),
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction(() =>
        document.activeElement?.shadowRoot?.activeElement?.matches('.summary'),
      );
      const buttons = (await formTree(page)).filter((line) => line.startsWith('button'));
      assert.deepEqual(buttons, linksIn(names));
      // The first link of the summary.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      assert.equal(await focused(page), 'name');
      await page.keyboard.type('Trucker');
      await page.keyboard.press('Tab');
      await page.keyboard.type('trucker#1');
      await page.keyboard.press('Tab');
      await page.keyboard.type('19');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Convoys');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      assert.equal(await focused(page), 'answer-13');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      const before = received.count;
      await page.keyboard.press('Enter');
      await page.waitForFunction(() =>
        document.activeElement?.shadowRoot?.activeElement?.matches('.sent'),
      );
      assert.equal(received.count, before + 1);
      await page.close();
    });

  const isSent = () => {
    const root = document.querySelector('vtc-recruitment')?.shadowRoot;
    return Boolean(root?.querySelector('.sent'));
  };
  const hasForm = () => {
    const root = document.querySelector('vtc-recruitment')?.shadowRoot;
    return Boolean(root?.querySelector('form'));
  };
  const markup = (attributes = '') =>
    `${site.script}<script type="module" src="${site.cdn}/vtc-more.js"></script><vtc-recruitment vtc="northern_haul" form action="${site.api.origin}/apply/{handle}" loading="eager" ${attributes}></vtc-recruitment>`;

  test('is sent on a page whose policy forbids to submit forms, without a violation', async () => {
    const { page, pageErrors } = await site.open(markup('lang="en"'), {
      headers: { 'content-security-policy': `${site.strictPolicy}; form-action 'none'` },
    });
    await page.waitForFunction(hasForm);
    const before = received.count;
    await page.evaluate(fillAndSend);
    await page.waitForFunction(isSent);
    assert.equal(received.count, before + 1);
    assert.deepEqual(pageErrors, []);
    await page.close();
  });

  test('is sent in a frame that may neither submit forms nor store anything', async () => {
    const content = markup('lang="en"').replaceAll('"', '&quot;');
    const { page } = await site.open(
      `<iframe sandbox="allow-scripts" width="600" height="900" srcdoc="${content}"></iframe>`,
    );
    const frame = await page.waitForFrame((one) => one !== page.mainFrame());
    await frame.waitForFunction(hasForm);
    const before = received.count;
    await frame.evaluate(fillAndSend);
    await frame.waitForFunction(isSent);
    assert.equal(received.count, before + 1);
    await page.close();
  });

  test('keeps what was written when the visitor leaves the page and returns', async () => {
    const { page } = await site.open(markup('lang="en"'));
    await page.waitForFunction(hasForm);
    await page.evaluate(() => {
      const root = document.querySelector('vtc-recruitment')?.shadowRoot;
      const field = root?.querySelector<HTMLInputElement>('[name="contact"]');
      if (field) field.value = 'trucker#1';
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.reload();
    await page.waitForFunction(hasForm);
    const value = await page.evaluate(() => {
      const root = document.querySelector('vtc-recruitment')?.shadowRoot;
      return root?.querySelector<HTMLInputElement>('[name="contact"]')?.value;
    });
    assert.equal(value, 'trucker#1');
    await page.close();
  });
});
