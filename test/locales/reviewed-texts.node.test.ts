import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  currentTexts,
  type ReviewedTexts,
  reviewedFile,
} from '../../tools/generate/reviewed-texts.js';

const advice =
  'Review the translations of these texts in all languages, then run npm run texts:reviewed.';

const reviewed = JSON.parse(readFileSync(reviewedFile, 'utf8')) as ReviewedTexts;
const current = currentTexts();

test('the translations of every English text of the elements were reviewed', () => {
  const changed = Object.entries(current.elements)
    .filter(([key, hash]) => reviewed.elements[key] !== hash)
    .map(([key]) => key);
  assert.deepEqual(changed, [], advice);
});

test('the translations of every English text of the plugin were reviewed', () => {
  const changed = current.plugin.filter((hash) => !reviewed.plugin.includes(hash));
  assert.deepEqual(changed, [], advice);
});
