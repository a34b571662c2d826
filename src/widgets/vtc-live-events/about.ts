import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-live-events',
  file: 'widgets',
  order: 20,
  title: 'on the road now',
  summary: 'Shows the convoys that are on the road, and their progress.',
  usedAttributes: ['when-empty', 'layout', 'placement'],
  labels: { placement: 'Place of the bar', 'when-empty': 'When no convoy is on the road' },
  valueLabels: {
    bar: 'Bar: one line that can be closed',
    overlay: 'Overlay for streaming',
    bottom: 'At the bottom of the window',
    inline: 'In its place',
    next: 'Show the next convoy',
    top: 'At the top of the window',
  },
  icon: 'location-alt',
  frameHeight: 200,
  sizeLimit: '58.9 kB',
  sample: 'On the road now',
  scenes: [
    { attributes: {} },
    { name: 'bar', attributes: { layout: 'bar' }, selector: '[layout=bar][layout]' },
    { name: 'overlay', attributes: { layout: 'overlay' }, isFixed: true },
  ],
};
