import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hintOf, labelOf, valueTextsOf } from '../../src/configurator/texts.js';
import { elements } from '../support/chosen-lines.js';

const settings = elements.flatMap(({ tag, settings }) =>
  settings.map((setting) => ({ tag, setting })),
);

/** Words of developers, and code. */
const technical = /separated by|\bids?\b|\bURL\b|`|JSON-LD|fragment|attribute/i;

describe('the texts of the configurator', () => {
  test('label each attribute in words of owners, not by its name', () => {
    const unlabelled = { ...settings[0]!.setting, name: 'new-thing', description: 'A new thing.' };
    assert.equal(labelOf('vtc-card', 'new-thing'), 'New thing');
    assert.equal(hintOf(unlabelled), 'A new thing.');
    for (const { tag, setting } of settings) {
      const label = labelOf(tag, setting.name);
      const shown = `${label} ${hintOf(setting)}`.replaceAll(/https:\S+|\{\w+\}/g, '');
      assert.doesNotMatch(shown, technical, `${tag} ${setting.name}`);
      // Without a hint of its own, the hint is the description for developers.
      assert.notEqual(hintOf(setting), setting.description, `${tag} ${setting.name}`);
    }
  });

  test('say what a limit counts', () => {
    const limits = settings.filter(({ setting: { name } }) => name === 'limit');
    const labels = limits.map(({ tag }) => labelOf(tag, 'limit'));
    assert.ok(labels.includes('Convoys shown'));
    assert.equal(
      labels.find((label) => !/shown/.test(label)),
      undefined,
    );
  });

  test('name each value, each by another name', () => {
    for (const { tag, setting } of settings) {
      const { name, control } = setting;
      if (control.kind !== 'choice' && control.kind !== 'list') continue;
      const names = control.values.map((value) => valueTextsOf(name, value).name);
      assert.equal(new Set(names).size, names.length, `${tag} ${name}: ${names.join(', ')}`);
      for (const text of names) assert.match(text, /^[\dA-Z]/, `${tag} ${name}`);
    }
  });

  test('separate the hint of a value from its name', () => {
    assert.deepEqual(valueTextsOf('layout', 'badge'), { name: 'Badge', hint: 'One line' });
    assert.deepEqual(valueTextsOf('theme', 'light'), { name: 'Light', hint: '' });
  });
});
