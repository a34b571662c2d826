import assert from 'node:assert/strict';
import { it } from 'node:test';
import { plainText } from '../../src/text/plain-text.js';

for (const unit of ['[', '*a ', '- ', '> ', '![[a](b)']) {
  it(`parses 2 MB of ${unit} without overflowing the stack`, () => {
    assert.ok(plainText(unit.repeat(2_000_000 / unit.length)).length <= 4_000_000);
  });
}
