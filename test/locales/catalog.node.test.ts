import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishText } from '../../src/locales/catalog.js';
import { common } from '../../src/locales/en.js';

test('adds English texts of an element, and replaces no text that all elements share', () => {
  const texts = { retry: 'Reload the tier', tierScore: 'Score: {score}' };
  assert.equal(englishText('retry', texts), common.retry);
  assert.equal(englishText('tierScore', texts), 'Score: {score}');
});
