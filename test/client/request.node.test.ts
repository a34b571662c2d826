import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { resolveApiBase } from '../../src/client/api-base.js';
import { credentialFor, urlOf } from '../../src/client/request.js';
import { parseToken } from '../../src/client/token.js';
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
for (const [base, expected] of goodBases)
  test(`accepts the API base ${base}`, () => assert.equal(resolveApiBase(base), expected));

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
for (const base of badBases)
  test(`rejects the API base ${JSON.stringify(base)} with advice`, () =>
    assert.throws(() => resolveApiBase(base), { ...setup, message: /api-base/ }));

const goodIds = [7, '7', 'northern_haul', 'northern-haul', 'a.b', '76561198000000000', 'x~y'];
for (const id of goodIds)
  test(`inserts the id ${id} as one path segment`, () =>
    assert.equal(urlOf(base, list, { id }), `${base}/vtcs/${id}/things`));

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
  test(`rejects the id ${JSON.stringify(id)}`, () =>
    assert.throws(() => urlOf(base, list, { id }), {
      ...setup,
      message: /^GET \/vtcs\/{id}\/things: set id/,
    }));

test('never changes other path segments, for random ids', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.stringMatching(/^[./\\%?#a]+$/),
  );
  fc.assert(
    fc.property(anything, (id) => {
      let address;
      try {
        address = urlOf(base, list, { id });
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
  test(`serializes the query ${JSON.stringify(query)} as ${JSON.stringify(expected)}`, () =>
    assert.equal(urlOf(base, list, { id: 1, ...query }), `${base}/vtcs/1/things${expected}`));

test('sends an embed token to embed endpoints only', () => {
  const token = parseToken('emb_abc.DEF-1');
  assert.equal(credentialFor(liveEvents, token), token);
  assert.equal(credentialFor(list, token), undefined);
  assert.equal(credentialFor(list, undefined), undefined);
  assert.equal(credentialFor(liveEvents, 'proxy'), undefined);
});

test('rejects an embed endpoint without a token', () =>
  assert.throws(() => credentialFor(liveEvents, undefined), {
    ...setup,
    message: /token is missing: .*embed token \(emb_…\).*"proxy"/,
  }));
