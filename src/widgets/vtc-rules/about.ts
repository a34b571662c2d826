import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-rules',
  file: 'more',
  order: 90,
  title: 'rules',
  summary: 'Shows the rules of a company, with a table of contents.',
  usedAttributes: ['max-lines', 'heading', 'theme'],
  labels: { 'max-lines': 'Lines shown at first; 0: all' },
  icon: 'clipboard',
  frameHeight: 600,
  sizeLimit: '45.4 kB',
  sample: 'Beacons are for marshals',
  scenes: [{ attributes: {} }, { name: 'folded', attributes: { 'max-lines': '20' } }],
  items: { attribute: 'max-lines', count: 33, max: 33 },
  requests: { company: { endpoint: 'vtcDetail' } },
};
