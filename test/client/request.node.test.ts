import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { resolveApiBase } from '../../src/client/api-base.js';
import { addressOf, embedTokenFor } from '../../src/client/request.js';
import { liveEvents } from '../../src/contract/element-endpoints.js';
import type { Route } from '../../src/contract/endpoint.js';

const base = 'https://api.example/v1';
const list: Route = {
  path: '/vtcs/{id}/things',
  query: ['limit', 'tab', 'search', 'ids'],
};
const setup = { name: 'VtcError', code: 'SETUP', status: 0 };

const goodBases = [
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['https://api.example/api/v1//', 'https://api.example/api/v1'],
  [' https://API.example:8443/x ', 'https://api.example:8443/x'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://app.localhost', 'http://app.localhost'],
  ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
  ['http://127.8.9.1', 'http://127.8.9.1'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
] as const;
for (const [given, expected] of goodBases)
  test(`the API base ${given} is fine`, () => assert.equal(resolveApiBase(given), expected));

const badBases = [
  undefined,
  '',
  'api.example',
  '/api/v1',
  'http://api.example',
  'http://192.168.0.5',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example/localhost',
  'ftp://localhost',
  'javascript:alert(1)',
  'data:application/json,{}',
  'blob:https://api.example/x',
  'https://user:secret@api.example',
  'https://api.example/?key=1',
  'https://api.example/#x',
  'https://',
];
for (const given of badBases)
  test(`the API base ${JSON.stringify(given)} is refused with words to act on`, () =>
    assert.throws(() => resolveApiBase(given), { ...setup, message: /api-base/ }));

const goodIds = [7, '7', 'northern_haul', 'northern-haul', 'a.b', '76561198000000000', 'x~y'];
for (const id of goodIds)
  test(`the id ${id} stays one segment`, () =>
    assert.equal(addressOf(base, list, { id }), `${base}/vtcs/${id}/things`));

const badIds = [
  '',
  '.',
  '..',
  '../x',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a%2fb',
  ' ',
  'a b',
  'ş',
  'a\n',
  'x'.repeat(129),
  null,
  undefined,
  {},
];
for (const id of badIds)
  test(`the id ${JSON.stringify(id)} is refused before anything is sent`, () =>
    assert.throws(() => addressOf(base, list, { id }), {
      ...setup,
      message: /^GET \/vtcs\/{id}\/things: set id/,
    }));

test('no text at all leaves its segment or the base', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.stringMatching(/^[./\\%?#a]+$/),
  );
  fc.assert(
    fc.property(anything, (id) => {
      let address;
      try {
        address = addressOf(base, list, { id });
      } catch (error) {
        return (error as { code: string }).code === 'SETUP';
      }
      return new URL(address).href === `${base}/vtcs/${id}/things`;
    }),
  );
});

const queries: readonly (readonly [Record<string, unknown>, string])[] = [
  [{}, ''],
  [{ limit: undefined }, ''],
  [{ limit: 10 }, '?limit=10'],
  [{ tab: 'past', limit: 1 }, '?limit=1&tab=past'],
  [{ limit: 1, tab: 'past' }, '?limit=1&tab=past'],
  [{ search: 'a&b=c' }, '?search=a%26b%3Dc'],
  [{ search: '' }, '?search='],
  [{ ids: ['a', 'b'] }, '?ids%5B0%5D=a&ids%5B1%5D=b'],
  [{ unknown: 1 }, ''],
];
for (const [query, expected] of queries)
  test(`the query ${JSON.stringify(query)} is sent as ${expected || 'nothing'}`, () =>
    assert.equal(addressOf(base, list, { id: 1, ...query }), `${base}/vtcs/1/things${expected}`));

test('an embed token goes to embed endpoints alone', () => {
  assert.equal(embedTokenFor(liveEvents, 'emb_abc.DEF-1'), 'emb_abc.DEF-1');
  assert.equal(embedTokenFor(list, 'emb_abc'), undefined);
  assert.equal(embedTokenFor(list, undefined), undefined);
});

const badTokens = [
  'svc_api_1',
  'svc_1',
  '',
  'emb_',
  'x',
  'Bearer emb_1',
  'emb_a b',
  'emb_a\nb',
  'emb_ş',
  'EMB_1',
];
for (const token of badTokens)
  test(`the token ${JSON.stringify(token)} is refused for every endpoint, and not repeated`, () => {
    for (const each of [liveEvents, list])
      assert.throws(
        () => embedTokenFor(each, token),
        (error: Error) => {
          assert.match(error.message, /embed token/);
          return !token || token.length < 5 || !error.message.includes(token);
        },
      );
  });

test('an embed endpoint without a token is refused', () =>
  assert.throws(() => embedTokenFor(liveEvents, undefined), setup));
