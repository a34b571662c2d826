import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { internalNames } from '../../build/internal-names.js';

/** Every name that a document gives something: keys of `properties`, and values of `name` and `fieldName`. */
function namesIn(node: unknown): string[] {
  if (!(node instanceof Object)) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' && value instanceof Object ? Object.keys(value) : []),
    ...((key === 'name' || key === 'fieldName') && typeof value === 'string' ? [value] : []),
    ...namesIn(value),
  ]);
}

for (const document of ['openapi', 'custom-elements']) {
  test(`no shortened name is in ${document}.json`, () => {
    const names = new Set(namesIn(JSON.parse(readFileSync(`dist/${document}.json`, 'utf8'))));
    assert.ok(names.size > 50);
    assert.deepEqual(
      internalNames.filter((name) => names.has(name)),
      [],
    );
  });
}

test('no shortened name is told to another tab or copy, or kept for another page', () => {
  const told = [
    'ask last url token maxAgeMs priority json receivedAt code status message retryAfterMs',
  ];
  const posted = ['hello ledger answers failed busy'];
  assert.deepEqual(
    [...told, ...posted]
      .flatMap((line) => line.split(' '))
      .filter((name) => internalNames.includes(name)),
    [],
  );
});

test('each shortened name is listed once', () => {
  assert.equal(new Set(internalNames).size, internalNames.length);
});
