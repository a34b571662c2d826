import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-calendar',
  file: 'more',
  order: 50,
  title: 'month calendar',
  summary: 'Shows the convoys of a company in a month calendar.',
  usedAttributes: ['token', 'month', 'first-day'],
  labels: {
    month: 'First month, such as 2026-11',
    'first-day': 'First day of the week',
    'no-past': 'No past convoys',
  },
  valueLabels: { 'first-day auto': 'Usual in the language' },
  icon: 'calendar',
  frameHeight: 670,
  sizeLimit: '64.4 kB',
  sample: 'Convoy calendar',
  scenes: [{ attributes: {} }],
  requests: { upcoming: { endpoint: 'upcomingEvents' } },
};
