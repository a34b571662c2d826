import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { en } from '../../src/locales/en.js';
import type { Plural } from '../../src/locales/messages.js';
import { pack, unpack } from '../../src/locales/packed.js';
import { translations } from '../../src/locales/translations.js';

type Languages = Record<string, Record<string, string | Plural>>;

const again = (languages: Languages) => unpack(...pack(languages));

const textsOf = (messages: Languages[string]) =>
  Object.entries(messages).flatMap(([key, message]) =>
    Object.values(typeof message === 'string' ? { message } : message).map(
      (text) => [key, text] as const,
    ),
  );

test('gives every language back as it was', () => {
  assert.deepEqual(again(translations), translations);
});

test('gives back any texts and any plural categories', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => !/[|^]/.test(one));
  const categories = { one: text, two: text, few: text, many: text, zero: text };
  const plural = fc
    .record({ other: text, ...categories }, { requiredKeys: ['other'] })
    .filter((forms) => Object.keys(forms).length > 1);
  const messages = fc.record({ a: text, b: fc.oneof(text, plural), c: plural });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('en', 'de', 'pt-br'), messages), (languages) => {
      const plain: Languages = structuredClone(languages);
      assert.deepEqual(again(plain), plain);
    }),
  );
});

for (const [language, messages] of Object.entries<Languages[string]>(translations)) {
  test(`packs ${language}: no text is empty, padded, or has a sign that parts texts`, () => {
    for (const [key, text] of textsOf(messages)) assert.match(text, /^(?! )[^|^]+(?<! )$/, key);
  });

  test(`has in ${language} the keys of English, in no plural form that it lacks or could leave out`, () => {
    assert.deepEqual(Object.keys(messages).sort(), Object.keys(en).sort());
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      for (const [category, text] of Object.entries(message)) {
        assert.ok(
          pluralCategories.some((known) => known === category),
          `${key}: ${category}`,
        );
        assert.ok(category === 'other' || text !== message.other, `${key}: ${category} is other`);
      }
    }
  });
}

test('is written under tags as pages may write them, in lower case', () => {
  const tags = Object.keys(translations);
  assert.deepEqual(
    Intl.getCanonicalLocales(tags).map((tag) => tag.toLowerCase()),
    tags,
  );
});
