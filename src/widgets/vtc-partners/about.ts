import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-partners',
  file: 'more',
  order: 120,
  title: 'partners',
  summary: 'Shows the partners of a company.',
  usedAttributes: ['layout', 'href-template', 'images'],
  limitLabel: 'Partners shown at first',
  valueLabels: { logos: 'Logos' },
  icon: 'networking',
  frameHeight: 460,
  sizeLimit: '41 kB',
  sample: 'Alpine Cargo',
  scenes: [
    { attributes: {} },
    { name: 'list', attributes: { layout: 'list' } },
    { name: 'logos', attributes: { layout: 'logos' }, isFixed: true },
  ],
  items: { attribute: 'limit', count: 8, max: 60 },
  requests: { partners: { endpoint: 'vtcPartnerships' } },
  fallback: { heading: 'Partners', line: 'name' },
};
