import { expect } from '@open-wc/testing';
import { initials } from '../../src/intl/initials.js';

describe('the initials of a name', () => {
  for (const [name, expected] of [
    ['Northern Haul', 'NH'],
    ['northern haul logistics', 'NH'],
    ['[NH] Anna', 'NA'],
    ['Night_Driver', 'ND'],
    ['north-haul', 'NH'],
    ['Łukasz', 'Ł'],
    ['ßeta', 'ß'],
    ['ŉeta', 'ŉ'],
    ['e\u0301cole', 'E\u0301'],
    ['ქართული ხმა', 'ქხ'],
    ['नमस्ते', 'न'],
    ['किताब', 'कि'],
    ['42 Trucks', '4T'],
    ['🚚 Trucks', 'T'],
    ['🚚', '🚚'],
    ['👩‍🚒', '👩‍🚒'],
    ['قافلة الشمال', 'قا'],
    ['  ', '?'],
    ['', '?'],
  ] as const) {
    it(`are ${expected} for ${JSON.stringify(name)}`, () => {
      expect(initials(name)).to.equal(expected);
    });
  }
});
