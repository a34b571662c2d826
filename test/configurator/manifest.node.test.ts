import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elements } from '../support/chosen-lines.js';

const settingOf = (tag: string, name: string) =>
  elements
    .find((element) => element.tag === tag)
    ?.settings.find((setting) => setting.name === name);

describe('the elements of the configurator', () => {
  test('are in reading order', () => {
    const tags = elements.map(({ tag }) => tag);
    assert.deepEqual(tags.slice(0, 2), ['vtc-upcoming-events', 'vtc-live-events']);
    assert.equal(tags.at(-1), 'server-stats');
  });

  for (const [tag, name, fallback] of [
    ['vtc-upcoming-events', 'filters', ''],
    ['vtc-upcoming-events', 'include', 'own'],
    ['vtc-numbers', 'show', 'members convoys partners since'],
    ['vtc-recruitment', 'show', 'requirements questions'],
  ] as const)
    test(`have “${fallback}” as the default of ${name} of <${tag}>`, () => {
      assert.equal(settingOf(tag, name)?.fallback, fallback);
    });
});
