import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { localeScript, localeTags } from '../../tools/build/locales.mjs';
import { translationTag } from '../../src/intl/language-tag.js';
import { english } from '../../src/locales/english.js';
import { loadableLanguages } from '../../src/locales/loadable.js';
import { ownerNames } from '../../src/locales/owner-names.js';
import type { Texts } from '../../src/locales/messages.js';
import { translator } from '../../src/locales/translator.js';

/** Maximum size of a file in bytes, compressed with brotli. */
const maxBytes = 3500;

/** The texts that a page loads for a language. */
async function published(tag: string): Promise<Texts> {
  const script = await localeScript(tag);
  const address = `data:text/javascript,${encodeURIComponent(script)}`;
  const { default: messages } = (await import(address)) as { default: Texts };
  return messages;
}

/** The forms of a text with their plural categories; a text without plural forms has no category. */
const formsOf = (message: object | string): [category: string, form: string][] =>
  typeof message === 'string' ? [['', message]] : Object.entries(message);

const argumentsOf = (forms: [string, string][]) =>
  [...new Set(forms.flatMap(([, form]) => form.match(/\{\w+\}/g) ?? []))].sort();

/** Languages whose plural forms of members differ by million or not at all; test/element/language.test.ts has their counts. */
const exceptions = ['es', 'fr', 'it', 'pl', 'pt', 'pt-PT', 'tr'];

/** The plural categories of integers. */
function integerCategories(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag);
  const amounts = [...Array(201).keys(), 1_000, 1_000_000];
  return new Set(amounts.map((amount) => rules.select(amount)));
}

describe('the languages', () => {
  test('are listed', () => {
    assert.deepEqual([...loadableLanguages], localeTags().sort());
  });

  test('have their translation of "owner" in one list', async () => {
    const owners = await Promise.all(
      loadableLanguages.map(async (tag) => (await published(tag)).owner),
    );
    assert.deepEqual(ownerNames, [english.owner, ...owners]);
  });

  for (const tag of loadableLanguages) {
    describe(tag, () => {
      test('has the arguments of the English texts', async () => {
        const messages = await published(tag);
        for (const [key, message] of Object.entries(messages)) {
          const text = Object.entries(english).find(([name]) => name === key)?.[1] ?? '';
          assert.deepEqual(argumentsOf(formsOf(message)), argumentsOf(formsOf(text)), key);
          for (const [, form] of formsOf(message)) assert.equal(form.trim() || 'empty', form, key);
        }
      });

      test(`has at most ${maxBytes} bytes`, async () => {
        const bytes = brotliCompressSync(await localeScript(tag)).length;
        assert.ok(bytes <= maxBytes, `${bytes} bytes`);
      });
    });
  }

  for (const tag of loadableLanguages.filter((language) => !exceptions.includes(language))) {
    describe(`${tag}, by plural category`, () => {
      test('has a form for each plural category of integers, and for no other', async () => {
        const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
        const expected = integerCategories(tag);
        for (const [key, message] of Object.entries(await published(tag))) {
          if (typeof message === 'string') continue;
          const forms = Object.keys(message);
          const unexpected = forms.filter(
            (form) => !pluralCategories.some((category) => category === form),
          );
          assert.deepEqual(unexpected, [], key);
          // `other` may stand for one category if no integer is in `other`.
          const missing = [...expected].filter((category) => !forms.includes(category));
          assert.ok(missing.length <= (expected.has('other') ? 0 : 1), `${key}: ${missing.join()}`);
        }
      });

      test('has plural forms of members if the language has them', async () => {
        const { members, moreMembers } = await published(tag);
        const hasOneForm = tag === 'hu' || integerCategories(tag).size === 1;
        for (const message of [members, moreMembers])
          assert.equal(typeof message === 'string', hasOneForm);
      });
    });
  }

  for (const [tag, count, expected] of [
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
    test(`have the right plural form of ${count} in ${tag}`, async () => {
      // Latin digits, as the default depends on the version of the locale data.
      const translate = translator(await published(tag), `${tag}-u-nu-latn`);
      assert.equal(translate('members', { count }), expected);
    });
  }

  for (const [tag, expected] of [
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-NO', 'nb'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-MO', 'zh-Hant'],
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['pt-US', 'pt'],
    ['pt-PT', 'pt-PT'],
    ['pt-AO', 'pt-PT'],
    ['pt-MZ', 'pt-PT'],
    ['pt-Latn-CV', 'pt-PT'],
    ['iw', 'he'],
    ['in', 'id'],
    ['ar-EG', 'ar'],
    ['uk-UA', 'uk'],
  ] as const) {
    test(`serve a page in ${tag} with the texts of ${expected}`, () => {
      const [canonical = ''] = Intl.getCanonicalLocales(tag);
      assert.equal(translationTag(canonical), expected);
      assert.ok(loadableLanguages.includes(expected));
    });
  }
});

test('finds the translation of most languages without data of all languages', (context) => {
  const maximize = context.mock.method(Intl.Locale.prototype, 'maximize');
  for (const tag of ['en-GB', 'de-AT', 'nb', 'sr-Latn']) translationTag(tag);
  assert.equal(maximize.mock.callCount(), 0);
  assert.equal(translationTag('zh-TW'), 'zh-Hant');
});
