import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { exactGenerators } from '../../tools/generate/generators.js';

for (const [name, generate] of Object.entries(exactGenerators))
  test(`npm run generate -- ${name} changes no file`, async () => {
    for (const [path, text] of Object.entries(await generate()))
      assert.equal(readFileSync(path, 'utf8'), text, `${path}: run npm run generate -- ${name}`);
  });
