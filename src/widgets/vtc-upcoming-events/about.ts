import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-upcoming-events',
  file: 'widgets',
  order: 10,
  title: 'upcoming convoys',
  summary: 'Shows upcoming convoys with their times. Visitors can add them to their calendars.',
  usedAttributes: ['limit', 'layout', 'game'],
  labels: { 'no-calendar': 'No calendar buttons' },
  limitLabel: 'Convoys shown',
  icon: 'calendar-alt',
  frameHeight: 420,
  sizeLimit: '59.6 kB',
  sample: 'Northern Haul',
  scenes: [
    { attributes: {} },
    { name: 'cards', attributes: { layout: 'cards' } },
    { name: 'compact', attributes: { layout: 'compact' } },
  ],
  items: { attribute: 'limit', count: 10, max: 60 },
  inPictures: { limit: '4' },
  requests: { upcoming: { endpoint: 'upcomingEvents' } },
};
