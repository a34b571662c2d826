import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { zoneLookalike } from '../../src/doctor/time-zones.js';

describe('a text that is no time zone', () => {
  const rows = [
    ['UTC+09:00', 'offset', 'Asia/Tokyo'],
    ['UTC+9', 'offset', 'Asia/Tokyo'],
    ['+0530', 'offset', 'Asia/Kolkata'],
    ['CET+1', 'offset', 'Africa/Lagos'],
    ['CEST', 'name', 'Europe/Berlin'],
    ['BST', 'name', 'Europe/London'],
    ['EDT', 'name', 'America/New_York'],
    ['Eastern Time', 'name', 'America/New_York'],
    ['pacific daylight time', 'name', 'America/Los_Angeles'],
  ] as const;
  for (const [text, kind, zone] of rows)
    test(`such as “${text}” is explained as ${kind} that ${zone} has`, () => {
      const found = zoneLookalike(text);
      assert.equal(found?.kind, kind);
      assert.ok(found.zones.includes(zone), found.zones.join(' '));
    });

  for (const text of ['Berlin', 'Europe/Berln', ''])
    test(`such as “${text}” is neither an offset nor a name`, () => {
      assert.equal(zoneLookalike(text), undefined);
    });
});
