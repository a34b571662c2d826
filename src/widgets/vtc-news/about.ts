import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-news',
  file: 'more',
  order: 100,
  title: 'news',
  summary: 'Shows the news of a company.',
  usedAttributes: ['layout', 'limit', 'href-template'],
  limitLabel: 'News shown at first',
  icon: 'megaphone',
  frameHeight: 600,
  sizeLimit: '50.9 kB',
  sample: 'News',
  scenes: [
    { attributes: {} },
    { name: 'cards', attributes: { layout: 'cards' } },
    { name: 'compact', attributes: { layout: 'compact' } },
  ],
  items: { attribute: 'limit', count: 5, max: 60 },
  requests: { news: { endpoint: 'vtcNews', query: { limit: { attribute: 'limit', default: 5 } } } },
  fallback: { heading: 'News', line: 'post' },
};
