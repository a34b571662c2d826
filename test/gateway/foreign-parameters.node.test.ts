import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAddressAttribute } from '../../src/contract/address-attributes.js';
import { attributeNames, elementTags, isTag, newElement } from '../../src/gateway/ssr/elements.js';
import { createGatewayWorld, vtc } from './support/world.js';

const foreign = 'fbclid=1&utm_source=x&gclid=2&igshid=3&v=4&t=5&nocache=6&cacheSeconds=7';

describe('Parameters that others add to a posted URL', () => {
  for (const path of [
    `/embed/vtc-card?vtc=${vtc}`,
    `/badge/${vtc}.svg?show=members`,
    `/calendar/${vtc}.ics?lang=de`,
  ])
    it(`change nothing at ${path}`, async () => {
      const { get, requestedPaths } = createGatewayWorld();
      const plain = await get(path);
      const { length } = requestedPaths();
      const tracked = await get(`${path}&${foreign}`);
      assert.equal(tracked.status, 200);
      assert.equal(await tracked.text(), await plain.text());
      assert.equal(requestedPaths().length, length, 'from the cache');
    });

  it('are rejected by /api', async () => {
    assert.equal((await createGatewayWorld().get(`/api/vtcs/${vtc}?fbclid=1`)).status, 400);
  });

  for (const path of [
    `/embed/vtc-card?vtc=${vtc}`,
    `/badge/${vtc}.svg?show=members`,
    `/calendar/${vtc}.ics?time-zone=UTC`,
  ])
    for (const [written, lang] of [
      ['de_DE', 'de-DE'],
      ['%20de%20', 'de'],
      ['de_AT.UTF-8', 'de'],
    ])
      it(`may have the language ${written}, as a CMS writes it: ${path}`, async () => {
        const { get } = createGatewayWorld();
        const [response, canonical] = [
          await get(`${path}&lang=${written}`),
          await get(`${path}&lang=${lang}`),
        ];
        assert.equal(response.status, 200);
        assert.equal(await response.text(), await canonical.text());
      });
});

describe('The address attributes of a frame', () => {
  const apply = (url: string) => `/embed/vtc-recruitment?vtc=${vtc}&apply-url=${url}`;

  it('may lead to the hosts that the owner allows, and to no others', async () => {
    const { get } = createGatewayWorld({ linkHosts: ['forms.example'] });
    assert.equal((await get(apply('https://forms.example/apply'))).status, 200);
    for (const url of [
      'https://evil.example',
      'https://forms.example.evil.example',
      'https://forms.example@evil.example',
      'http://forms.example',
      'javascript:alert(1)',
      '//evil.example',
    ])
      assert.equal((await get(apply(url))).status, 400, url);
  });

  it('let a form send applications to an allowed host only', async () => {
    const { get } = createGatewayWorld({ linkHosts: ['forms.example'] });
    const form = (action: string) =>
      get(`/embed/vtc-recruitment?vtc=${vtc}&form=&action=${action}`);
    const shown = await form('https://forms.example/apply');
    assert.match(
      shown.headers.get('content-security-policy') ?? '',
      /connect-src https:\/\/gateway\.example\/api\/ https:\/\/forms\.example;/,
    );
    assert.match(await shown.text(), /<form[^>]* method="dialog"/);
    assert.equal((await form('https://evil.example/apply')).status, 400);
    const link = await get(`/embed/vtc-recruitment?vtc=${vtc}`);
    assert.doesNotMatch(link.headers.get('content-security-policy') ?? '', /forms\.example/);
  });

  for (const tag of elementTags.filter(isTag))
    it(`of <${tag}> are all known`, () => {
      const { attributeTypes, elementProperties } = newElement(tag).constructor as unknown as {
        attributeTypes: Record<string, { isUrl?: boolean }>;
        elementProperties: Map<string, { attribute?: string | boolean }>;
      };
      const names = Object.entries(attributeTypes)
        .filter(([, { isUrl }]) => isUrl)
        .map(([name]) => {
          const attribute = elementProperties.get(name)?.attribute;
          return typeof attribute === 'string' ? attribute : name;
        });
      assert.deepEqual(
        names.filter((name) => !isAddressAttribute(name)),
        [],
      );
      const urls = attributeNames(tag).filter((name) => /url|href|link|base|src/.test(name));
      assert.deepEqual(
        urls.filter((name) => !isAddressAttribute(name)),
        [],
      );
    });
});
