import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-past-events',
  file: 'more',
  order: 40,
  title: 'past convoys',
  summary: 'Shows the past convoys of a company by year.',
  usedAttributes: ['limit', 'layout', 'details'],
  limitLabel: 'Convoys shown at first',
  icon: 'backup',
  frameHeight: 520,
  sizeLimit: '46.9 kB',
  sample: 'Past convoys',
  scenes: [{ attributes: {} }, { name: 'cards', attributes: { layout: 'cards' } }],
  items: { attribute: 'limit', count: 10, max: 60 },
  inPictures: { limit: '6' },
  requests: { past: { endpoint: 'vtcEvents', query: { tab: 'past' } } },
  fallback: { heading: 'Past convoys', line: 'convoy', limit: 10 },
};
