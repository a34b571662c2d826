import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchText } from '../../src/text/search-text.js';

describe('a search', () => {
  for (const [typed, name] of [
    ["o'neil", 'O’Neil'],
    ['jean-luc', 'Jean\u2011Luc'],
    ['jean-luc', 'Jean–Luc'],
    ['aesir', 'Æsir'],
    ['oeuvre', 'Œuvre'],
    ['strasse', 'Straße'],
    ['anna', 'An\u200bna\u00ad'],
    ['anna', '\u202eAnna\u3164'],
    ['Æsir', 'aesir'],
  ] as const)
    it(`for ${typed} finds ${JSON.stringify(name)}`, () => {
      assert.equal(searchText(typed), searchText(name));
    });
});
