import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { test } from 'node:test';
import { Credential, parseToken } from '../../src/client/token.js';

const invalid: readonly (readonly [string, RegExp])[] = [
  ['svc_api_0123456789', /developer key.*revoke.*embed token/],
  ['svc_1', /developer key/],
  ['oops-secret', /^token is not an embed token: /],
  ...['emb_', 'x', 'Bearer emb_1', 'emb_a b', 'emb_a\nb', 'emb_ş', 'emb_…', 'EMB_1'].map(
    (text) => [text, /embed token/] as const,
  ),
];
for (const [text, advice] of invalid)
  test(`rejects ${JSON.stringify(text)} with advice, without repeating it`, () =>
    assert.throws(
      () => parseToken(text),
      (error: Error & { code?: string }) => {
        assert.equal(error.code, 'SETUP');
        assert.match(error.message, advice);
        return text.length < 6 || !error.message.includes(text);
      },
    ));

test('mentions developer keys only where one is set', () =>
  assert.throws(
    () => parseToken('oops'),
    (error: Error) => !error.message.includes('developer'),
  ));

test('parses proxy and no token', () => {
  assert.equal(parseToken('proxy'), 'proxy');
  for (const text of [undefined, null, '']) assert.equal(parseToken(text), undefined);
});

test('returns the same object for equal tokens', () => {
  assert.equal(parseToken('emb_same'), parseToken('emb_same'));
  assert.notEqual(parseToken('emb_same'), parseToken('emb_other'));
});

test('gives equal tokens of another copy of the module the same id', async () => {
  const path: string = '../../src/client/token.js?copy';
  const copy = (await import(path)) as { Credential: typeof Credential };
  assert.notEqual(copy.Credential, Credential);
  assert.equal(new copy.Credential('emb_copied', 2).id, new Credential('emb_copied', 2).id);
  assert.notEqual(new copy.Credential('emb_copied', 2).id, new Credential('emb_different', 2).id);
});

test('reveals its text in the Authorization header only', () => {
  for (const credential of [
    new Credential('emb_verysecret', 2),
    new Credential('svc_verysecret', 1),
  ]) {
    const headers: Record<string, string> = {};
    credential.authorize(headers);
    assert.match(headers['authorization'] ?? '', /^Bearer (emb|svc)_verysecret$/);
    const texts = [
      JSON.stringify(credential),
      String(credential),
      inspect(credential, { showHidden: true, depth: 9 }),
      JSON.stringify(Object.getOwnPropertyNames(credential)),
    ];
    assert.ok(!texts.join('').includes('verysecret'), texts.join(' '));
  }
});
