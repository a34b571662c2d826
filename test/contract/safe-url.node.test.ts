import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resolveApiBase } from '../../src/client/api-base.js';
import { allowLocalUrls, safeUrl } from '../../src/contract/safe-url.js';

const ofThisMachine = [
  'http://localhost/a.png',
  'https://localhost:8443/a.png',
  'http://printer.localhost/a.png',
  'http://127.0.0.1:631/apply.cgi',
  'https://127.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'http://0177.0.0.1/a.png',
  'http://127.0.0.1./a.png',
  'http://0.0.0.0:80/a.png',
  'http://[::1]:8080/a.png',
  'http://[::]/a.png',
  'https://localhost./a.png',
];

const ofLocalNetworks = [
  'https://[::ffff:127.0.0.1]:8443/a.png',
  'https://[::ffff:7f00:1]/a.png',
  'https://[::127.0.0.1]/a.png',
  'https://[::ffff:0:127.0.0.1]/a.png',
  'https://[64:ff9b::127.0.0.1]/a.png',
  'https://[64:ff9b:1::10.0.0.1]/a.png',
  'https://[2002:7f00:1::]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://[fe80::1]/a.png',
  'https://[fec0::1]/a.png',
  'https://[fd12:3456::1]/a.png',
  'https://[FC00::1]/a.png',
  'https://0.1.2.3/a.png',
  'https://10.0.0.1/a.png',
  'https://10.1/a.png',
  'https://0xa000001/a.png',
  'https://100.64.0.1/a.png',
  'https://100.127.255.255/a.png',
  'https://169.254.169.254/a.png',
  'https://172.16.0.1/a.png',
  'https://172.31.255.255/a.png',
  'https://192.168.1.1:8443/a.png',
  'https://3232235777/a.png',
];

const publicUrls = [
  'https://a.example/b?c#d',
  'https://localhost.example/',
  'https://10.example/',
  'https://10.0.0.example/',
  'https://192.168.1.1.example/',
  'https://fd00.example/',
  'https://9.9.9.9/',
  'https://100.63.0.1/',
  'https://100.128.0.1/',
  'https://169.253.0.1/',
  'https://172.15.0.1/',
  'https://172.32.0.1/',
  'https://192.169.0.1/',
  'https://[2606:4700::1111]/',
  'https://[3fff::1]/',
];

// In this order: an API or a page at a local address counts from then on.
describe('URLs of the API', () => {
  for (const address of [...ofThisMachine, ...ofLocalNetworks])
    test(`are unsafe at a local address: ${address}`, () => {
      assert.equal(safeUrl(address), undefined);
    });

  test('are unsafe at a local address beside an API and a page that are not', () => {
    resolveApiBase('https://api.example');
    allowLocalUrls('https://page.example');
    // Origin of a page without a host.
    allowLocalUrls('null');
    assert.equal(safeUrl('http://127.0.0.1/a.png'), undefined);
  });

  for (const address of [
    'http://a.example/',
    'http://10.0.0.1/',
    'javascript:alert(1)',
    'data:text/html,a',
    'ftp://localhost/',
    '//a',
    '',
  ])
    test(`are unsafe with another scheme: ${address}`, () => {
      assert.equal(safeUrl(address), undefined);
    });

  for (const address of publicUrls)
    test(`are safe with https: ${address}`, () => {
      assert.equal(safeUrl(address), address);
    });

  test('are safe at a local address beside an API on this machine', () => {
    resolveApiBase('http://localhost:8787/');
    for (const address of [...ofThisMachine, ...ofLocalNetworks])
      assert.equal(safeUrl(address), new URL(address).href);
    assert.equal(safeUrl('http://a.example/'), undefined);
    assert.equal(safeUrl('http://192.168.1.1/'), undefined);
  });
});
