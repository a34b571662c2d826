import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dlcOf } from '../../src/convoys/dlcs.js';

describe('a DLC', () => {
  for (const [idOrName, name, expected] of [
    ['304212', undefined, 'Scandinavia'],
    ['1209471', '', 'Colorado'],
    ['304212', 'Scandinavia Pack', 'Scandinavia Pack'],
    ['Scandinavia', undefined, 'Scandinavia'],
    ['1/../x', undefined, '1/../x'],
    ['999', undefined, undefined],
  ] as const)
    test(`that the API says as ${idOrName}, ${name}, has the name ${expected}`, () => {
      assert.equal(dlcOf(idOrName, name).name, expected);
    });

  test('links to the store if it is known by its app id', () => {
    assert.equal(dlcOf('304212').href, 'https://store.steampowered.com/app/304212/');
    assert.equal(dlcOf('Scandinavia').href, undefined);
    assert.equal(dlcOf('1/../x').href, undefined);
  });
});
