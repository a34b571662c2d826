import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { zoneGroups } from '../../src/configurator/names.js';

describe('the list of time zones', () => {
  const zones = zoneGroups().flatMap(([, group]) => group);
  const ids = zones.map(([id]) => id);

  for (const [id, name] of [
    ['UTC', 'UTC'],
    ['Asia/Kathmandu', 'Kathmandu (GMT+5:45)'],
    ['Asia/Kolkata', 'Kolkata (GMT+5:30)'],
    ['America/Argentina/Buenos_Aires', 'Argentina, Buenos Aires (GMT-3)'],
  ])
    test(`has ${id} as “${name}”`, () => {
      assert.deepEqual(
        zones.find(([name]) => name === id),
        [id, name],
      );
    });

  for (const id of ['Asia/Katmandu', 'Europe/Kiev', 'Asia/Saigon', 'America/Godthab'])
    test(`lacks the old name ${id}`, () => assert.ok(!ids.includes(id)));

  test('has each zone once, all known to the runtime, UTC first', () => {
    assert.ok(ids.includes('Europe/Kyiv') && ids.length > 400);
    assert.deepEqual(ids, ['UTC', ...[...new Set(ids.slice(1))].sort()]);
    for (const timeZone of ids) new Intl.DateTimeFormat('en', { timeZone });
  });
});
