import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hashOf } from '../../tools/generate/reviewed-texts.js';
import { type AllTexts, currentTexts, textProblems } from '../../tools/release/texts.js';

const complete: AllTexts = {
  english: { common: { retry: 'Try again' }, vtcNews: { pinned: 'Pinned' } },
  languages: {
    de: { common: { retry: 'Erneut versuchen' }, vtcNews: { pinned: 'Angeheftet' } },
    fr: { common: { retry: 'Réessayer' }, vtcNews: { pinned: 'Épinglé' } },
  },
  plugin: ['Publish'],
  pluginLanguages: { de_DE: ['Publish'], fr_FR: ['Publish'] },
  reviewed: {
    elements: { retry: hashOf('Try again'), pinned: hashOf('Pinned') },
    plugin: [hashOf('Publish')],
  },
};

describe('the list of missing translations', () => {
  test('is empty if every language has every text, and all were reviewed', () => {
    assert.deepEqual(textProblems(complete), []);
  });

  test('names the texts that a language lacks, in its other sections too', () => {
    const languages = {
      de: { common: {}, vtcNews: { retry: 'Erneut versuchen', pinned: 'Angeheftet' } },
      fr: { common: {} },
    };
    assert.deepEqual(textProblems({ ...complete, languages }), [
      '2 texts are not translated: common.retry (de, fr); vtcNews.pinned (fr).',
    ]);
  });

  test('names the texts of the plugin that a language lacks', () => {
    const pluginLanguages = { ...complete.pluginLanguages, fr_FR: [] };
    assert.deepEqual(textProblems({ ...complete, pluginLanguages }), [
      '1 texts are not translated: "Publish" (fr_FR).',
    ]);
  });

  test('names the English texts that are new or changed since the last review', () => {
    const english = { common: { retry: 'Once more' }, vtcNews: { pinned: 'Pinned' } };
    const plugin = ['Publish', 'Delete "it"'];
    const pluginLanguages = { de_DE: plugin, fr_FR: plugin };
    assert.deepEqual(textProblems({ ...complete, english, plugin, pluginLanguages }), [
      '2 texts are not reviewed in all languages (npm run texts:reviewed): common.retry; "Delete \\"it\\"".',
    ]);
  });

  // Not an error: a text may be translated after it was added. `npm run release:check` fails.
  test('is printed for the texts of the repository', async (context) => {
    const texts = await currentTexts();
    assert.ok(Object.keys(texts.languages).length > 20);
    assert.ok(texts.plugin.length > 100);
    for (const known of Object.values(texts.pluginLanguages)) assert.ok(known.length > 100);
    for (const line of textProblems(texts)) context.diagnostic(line);
  });
});
