import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenAdvice } from '../../src/convoys/token-advice.js';

for (const [token, advice] of [
  [undefined, /^token is missing: .*embed token \(emb_…\).*"proxy"/],
  ['', /^token is missing/],
  ['svc_api_0123456789', /developer key.*revoke.*embed token/],
  ['oops-secret', /^token is no embed token: /],
] as const) {
  test(`tells the owner what is wrong with token=${String(token)}, and no secret`, () => {
    const text = tokenAdvice(token) ?? '';
    assert.match(text, advice);
    assert.doesNotMatch(text, /0123456789|oops/);
  });
}

test('speaks of developer keys only where one was given', () => {
  for (const token of [undefined, 'oops'])
    assert.doesNotMatch(tokenAdvice(token) ?? '', /developer/);
});

for (const token of ['emb_abc', 'proxy']) {
  test(`takes ${token}`, () => assert.equal(tokenAdvice(token), undefined));
}
