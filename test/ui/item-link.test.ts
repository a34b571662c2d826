import { expect } from '@open-wc/testing';
import { itemAddress } from '../../src/ui/item-link.js';
import { safeUrl } from '../../src/contract/safe-url.js';

describe('URLs of the API', () => {
  for (const [address, safe] of [
    ['https://a.example/x', 'https://a.example/x'],
    ['http://a.example/x', undefined],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:x', undefined],
    ['//a.example', undefined],
    ['/relative', undefined],
    ['https://', undefined],
    ['', undefined],
    [null, undefined],
  ] as const) {
    it(`${safe ? 'accepts' : 'rejects'} ${JSON.stringify(address)}`, () => {
      expect(safeUrl(address)).to.equal(safe);
    });
  }
});

describe('the link of an item', () => {
  const item = { id: 7, slug: 'a/b c&d', steamId: '7656', userId: 'usr_1', name: null };
  for (const [template, address] of [
    ['https://my.example/{slug}', 'https://my.example/a%2Fb%20c%26d'],
    ['https://my.example/?id={id}', 'https://my.example/?id=7'],
    ['/convoys/{id}', `${location.origin}/convoys/7`],
    ['https://my.example/{steamId}/{userId}/{nothing}{name}', 'https://my.example///'],
    ['javascript:alert({id})', undefined],
    ['{slug}:alert(1)', undefined],
    [undefined, undefined],
  ] as const) {
    it(`is ${address ?? 'none'} for ${template ?? 'no template'}`, () => {
      const url = itemAddress(template, item);
      if (template === '{slug}:alert(1)') expect(url).to.match(/^http:\/\/localhost/);
      else expect(url).to.equal(address);
    });
  }
});

describe('the link of an item in a preview without an origin', () => {
  for (const [template, isLink] of [
    ['javascript:alert({id})', false],
    ['data:text/html,{id}', false],
    ['https://a.example/{id}', true],
  ] as const)
    it(`is ${isLink ? 'shown' : 'none'} for ${template}`, async () => {
      const result = new Promise<unknown>((resolve) => {
        addEventListener('message', ({ data }) => resolve(data), { once: true });
      });
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script type="module">
        import { itemAddress } from '${location.origin}/src/ui/item-link.ts';
        parent.postMessage(itemAddress(${JSON.stringify(template)}, { id: 7 }) ?? 'none', '*');
      </script>`;
      document.body.append(frame);
      expect(await result).to.equal(isLink ? 'https://a.example/7' : 'none');
      frame.remove();
    });
});
