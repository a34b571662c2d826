import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addEnglish, englishText } from '../../src/locales/catalog.js';
import { en } from '../../src/locales/en.js';
import type { MessageKey } from '../../src/locales/messages.js';

test('adds English texts of an element, and replaces no text of built-in elements', () => {
  addEnglish({ retry: 'Reload the tier', tierScore: 'Score: {score}' });
  assert.equal(englishText('retry'), en.retry);
  assert.equal(englishText('tierScore' as MessageKey), 'Score: {score}');
});
