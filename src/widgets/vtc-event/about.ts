import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-event',
  file: 'more',
  order: 30,
  title: 'one convoy',
  summary: 'Shows everything about one convoy: times, route, hosts and rules.',
  usedAttributes: ['event', 'show', 'href-template'],
  labels: { event: 'Convoy: id; empty for the next one' },
  valueLabels: { hosts: 'Hosts', route: 'Route picture', summary: 'Summary' },
  icon: 'flag',
  frameHeight: 760,
  sizeLimit: '62.7 kB',
  sample: 'Northern Haul',
  scenes: [{ attributes: {} }],
};
