import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resolveApiBase } from '../../src/client/api-base.js';
import { safeUrl } from '../../src/contract/safe-url.js';

const ofThisMachine = [
  'http://localhost/a.png',
  'https://localhost:8443/a.png',
  'http://printer.localhost/a.png',
  'http://127.0.0.1:631/apply.cgi',
  'https://127.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'http://0.0.0.0:80/a.png',
  'http://[::1]:8080/a.png',
  'http://[::]/a.png',
  'https://localhost./a.png',
];

// In this order: an API on this machine counts from then on.
describe('URLs of the API', () => {
  for (const address of ofThisMachine)
    test(`are unsafe on this machine: ${address}`, () => {
      assert.equal(safeUrl(address), undefined);
    });

  test('are unsafe on this machine beside an API that is not', () => {
    resolveApiBase('https://api.example');
    assert.equal(safeUrl('http://127.0.0.1/a.png'), undefined);
  });

  for (const address of ['http://a.example/', 'javascript:alert(1)', 'data:text/html,a', '//a', ''])
    test(`are unsafe with another scheme: ${address}`, () => {
      assert.equal(safeUrl(address), undefined);
    });

  for (const address of ['https://a.example/b?c#d', 'https://localhost.example/'])
    test(`are safe with https: ${address}`, () => {
      assert.equal(safeUrl(address), address);
    });

  test('are safe on this machine beside an API on it', () => {
    resolveApiBase('http://localhost:8787/');
    for (const address of ofThisMachine) assert.equal(safeUrl(address), new URL(address).href);
    assert.equal(safeUrl('http://a.example/'), undefined);
  });
});
