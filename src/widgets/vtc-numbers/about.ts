import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-numbers',
  file: 'more',
  order: 65,
  title: 'numbers',
  summary: 'Shows how many members, convoys and partners a company has.',
  usedAttributes: ['show', 'layout', 'theme'],
  valueLabels: {
    convoys: 'Past convoys',
    'layout inline': 'One number in a sentence',
    partners: 'Partners',
    pictures: 'Pictures',
    since: 'Year of foundation',
  },
  icon: 'chart-bar',
  frameHeight: 110,
  sizeLimit: '37.5 kB',
  sample: '186',
  scenes: [
    { attributes: {} },
    { name: 'inline', attributes: { layout: 'inline' }, isInText: true },
  ],
};
