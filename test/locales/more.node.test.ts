import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { localeScript, localeTags } from '../../tools/build/locales.mjs';
import { textTag } from '../../src/intl/language-tag.js';
import { en } from '../../src/locales/en.js';
import { loadableLanguages } from '../../src/locales/loadable.js';
import type { Messages } from '../../src/locales/messages.js';
import { translator } from '../../src/locales/translator.js';

/** The most that a file weighs, in bytes of its brotli. */
const mostBytes = 1400;

/** What a page would load for a language. */
async function published(tag: string): Promise<Messages> {
  const script = await localeScript(tag);
  const address = `data:text/javascript,${encodeURIComponent(script)}`;
  const { default: messages } = (await import(address)) as { default: Messages };
  return messages;
}

/** Each form of a text with the plural category that it is for; a text with one form has no category. */
const formsOf = (message: object | string): [category: string, form: string][] =>
  typeof message === 'string' ? [['', message]] : Object.entries(message);

const argumentsOf = (forms: [string, string][]) =>
  [...new Set(forms.flatMap(([, form]) => form.match(/\{\w+\}/g) ?? []))].sort();

/** The plural categories that whole numbers have. */
function categoriesOfWhole(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag);
  const amounts = [...Array(201).keys(), 1_000, 1_000_000];
  return new Set(amounts.map((amount) => rules.select(amount)));
}

describe('the languages that are not in the bundle', () => {
  test('are the files that there are', () => {
    assert.deepEqual([...loadableLanguages], localeTags().sort());
  });

  for (const tag of loadableLanguages) {
    describe(tag, () => {
      test('has every text of English with the same arguments, and no other text', async () => {
        const messages = await published(tag);
        assert.deepEqual(Object.keys(messages), Object.keys(en));
        for (const [key, message] of Object.entries(messages)) {
          const english = Object.entries(en).find(([name]) => name === key)?.[1] ?? '';
          assert.deepEqual(argumentsOf(formsOf(message)), argumentsOf(formsOf(english)), key);
          for (const [, form] of formsOf(message)) assert.equal(form.trim() || 'empty', form, key);
        }
      });

      test('has a form for every plural category of whole numbers, and for none besides', async () => {
        const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
        const wanted = categoriesOfWhole(tag);
        for (const [key, message] of Object.entries(await published(tag))) {
          if (typeof message === 'string') continue;
          const given = Object.keys(message);
          const foreign = given.filter((one) => !pluralCategories.some((known) => known === one));
          assert.deepEqual(foreign, [], key);
          // Where no whole number is in `other`, it serves for one category that has no form.
          const missing = [...wanted].filter((one) => !given.includes(one));
          assert.ok(missing.length <= (wanted.has('other') ? 0 : 1), `${key}: ${missing.join()}`);
        }
      });

      test('gives members a plural where the language has one', async () => {
        const { members, moreMembers } = await published(tag);
        const sameForAll = tag === 'hu' || categoriesOfWhole(tag).size === 1;
        for (const message of [members, moreMembers])
          assert.equal(typeof message === 'string', sameForAll);
      });

      test(`weighs at most ${mostBytes} bytes`, async () => {
        const bytes = brotliCompressSync(await localeScript(tag)).length;
        assert.ok(bytes <= mostBytes, `${bytes} bytes`);
      });
    });
  }

  for (const [tag, count, wanted] of [
    ['ar', 0, 'لا أعضاء'],
    ['ar', 1, 'عضو واحد'],
    ['ar', 2, 'عضوان'],
    ['ar', 3, '3 أعضاء'],
    ['ar', 11, '11 عضوًا'],
    ['ar', 100, '100 عضو'],
    ['he', 1, 'חבר אחד'],
    ['he', 2, 'שני חברים'],
    ['he', 20, '20 חברים'],
    ['hu', 5, '5 tag'],
    ['ja', 5, 'メンバー5人'],
    ['ro', 1, '1 membru'],
    ['ro', 2, '2 membri'],
    ['ro', 19, '19 membri'],
    ['ro', 20, '20 de membri'],
    ['ro', 101, '101 membri'],
    ['uk', 1, '1 учасник'],
    ['uk', 3, '3 учасники'],
    ['uk', 5, '5 учасників'],
    ['uk', 11, '11 учасників'],
    ['uk', 21, '21 учасник'],
  ] as const) {
    test(`counts ${count} in ${tag}`, async () => {
      // Latin digits, whatever version of the locale data there is.
      const translate = translator(await published(tag), `${tag}-u-nu-latn`);
      assert.equal(translate('members', { count }), wanted);
    });
  }

  for (const [tag, wanted] of [
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-NO', 'nb'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-MO', 'zh-Hant'],
    ['iw', 'he'],
    ['in', 'id'],
    ['ar-EG', 'ar'],
    ['uk-UA', 'uk'],
  ] as const) {
    test(`a page in ${tag} gets the texts of ${wanted}`, () => {
      const [canonical = ''] = Intl.getCanonicalLocales(tag);
      assert.equal(textTag(canonical), wanted);
      assert.ok(loadableLanguages.includes(wanted));
    });
  }
});
