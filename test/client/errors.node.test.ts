import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, policyOf, VtcError, type VtcErrorCode } from '../../src/client/errors.js';

const table: readonly (readonly [VtcErrorCode, number, string])[] = [
  ['VALIDATION_ERROR', 400, 'stop keep failed'],
  ['UNAUTHORIZED', 401, 'backoff drop unauthorized advice'],
  ['FORBIDDEN', 403, 'backoff drop unauthorized advice'],
  ['NOT_FOUND', 404, 'stop keep notFound advice'],
  ['NOT_FOUND', 410, 'stop keep notFound advice'],
  ['RATE_LIMITED', 429, 'cooldown keep busy'],
  ['RATE_LIMITED', 503, 'cooldown keep busy'],
  ['NETWORK', 0, 'retry backoff keep failed button advice'],
  ['TIMEOUT', 0, 'retry backoff keep failed button'],
  ['BAD_RESPONSE', 200, 'backoff keep failed button advice'],
  ['BAD_RESPONSE', 502, 'retry backoff keep failed button'],
  ['NOT_FOUND', 500, 'retry backoff keep failed button'],
  ['SETUP', 0, 'stop drop notAvailable advice'],
];
for (const [code, status, expected] of table)
  test(`treats ${code} with status ${status} as: ${expected}`, () => {
    const error = new VtcError(code, 'message', { status });
    const policy = policyOf(error);
    const actual = [
      policy.isRetried && 'retry',
      policy.polling,
      policy.keepsData ? 'keep' : 'drop',
      policy.visitorText,
      policy.isRetryable && 'button',
      policy.ownerAdvice && 'advice',
    ];
    assert.equal(actual.filter(Boolean).join(' '), expected);
  });

test('advises the owner with the message of a SETUP failure, else with the API base', () => {
  const setup = new VtcError('SETUP', 'Set vtc.');
  assert.equal(policyOf(setup).ownerAdvice?.(setup, 'https://api.example'), 'Set vtc.');
  const lost = new VtcError('NETWORK', 'GET /x');
  assert.match(policyOf(lost).ownerAdvice?.(lost, 'https://api.example') ?? '', /^https:\/\/api/);
});

test('ignores names of codes in the body that are not for responses', () => {
  for (const name of ['SETUP', 'TEAPOT', 'constructor', 'toString'])
    assert.equal(codeOf(418, `{"code":"${name}"}`), 'BAD_RESPONSE');
});
