import type { About } from '../about.js';

/** A member of the sandbox's first company. */
const needs = { member: 'driver_4' };

export const about: About = {
  tag: 'vtc-member',
  file: 'more',
  order: 75,
  needs,
  title: 'member',
  summary: 'Shows one member of a company, as a card or in a line.',
  usedAttributes: ['member', 'layout', 'look'],
  labels: { member: 'Member: id or handle' },
  valueLabels: { card: 'Card', signature: 'Signature, in one line' },
  icon: 'id-alt',
  frameHeight: 170,
  sizeLimit: '39.8 kB',
  sample: 'BjörnClutch',
  scenes: [
    { attributes: needs },
    { name: 'signature', attributes: { ...needs, layout: 'signature' } },
  ],
};
