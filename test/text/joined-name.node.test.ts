import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedName } from '../../src/text/joined-name.js';

/** Names with `~` for each space that does not break. */
const names = {
  'Łódź~→~Gdańsk': 'Łódź → Gdańsk',
  'CONVOY Łódź~→~Kirkenes ETS2': 'CONVOY Łódź → Kirkenes ETS2',
  'Barcelona~→ Rotterdam': 'Barcelona → Rotterdam',
  'Calais~→Duisburg': 'Calais →Duisburg',
  'Konvoyu~– İstanbul': 'Konvoyu – İstanbul',
  'Northern Haul~| Weekly Convoy': 'Northern Haul | Weekly Convoy',
  'Trucks~& Friends': 'Trucks & Friends',
  '★ 2. Anniversary~★': '★ 2. Anniversary ★',
  'Night Run (ATS) -5 °C': 'Night Run (ATS) -5 °C',
  'Two words': 'Two words',
};

for (const [joined, name] of Object.entries(names))
  test(`symbols of ${name} stay with the word before them, and arrows between short words with both`, () => {
    assert.equal(joinedName(name), joined.replaceAll('~', '\u00a0'));
  });
