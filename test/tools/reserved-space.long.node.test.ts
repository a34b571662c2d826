import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generators } from '../../tools/generate/generators.js';

test('npm run generate -- reserved-space changes no file', async () => {
  const files = (await generators['reserved-space']?.()) ?? {};
  assert.equal(Object.keys(files).length, 1);
  for (const [path, text] of Object.entries(files))
    assert.equal(readFileSync(path, 'utf8'), text, `${path}: run npm run generate`);
});
