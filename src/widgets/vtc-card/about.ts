import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-card',
  file: 'widgets',
  order: 60,
  title: 'company card',
  summary: 'Shows a company: who you are, what you stand for and how to join.',
  usedAttributes: ['layout', 'show', 'theme'],
  valueLabels: {
    badge: 'Badge: one line',
    badges: 'Distinctions',
    banner: 'Banner: wide and flat',
    card: 'Card',
    contact: 'E-mail address',
    event: 'Next convoy',
    games: 'Games',
    members: 'Members',
    recruitment: 'Recruitment',
    socials: 'Social networks',
    stats: 'Facts',
  },
  icon: 'id-alt',
  frameHeight: 860,
  sizeLimit: '51.2 kB',
  sample: 'Northern Haul',
  scenes: [
    { attributes: {} },
    { name: 'banner', attributes: { layout: 'banner' }, selector: '[layout=banner][layout]' },
    { name: 'badge', attributes: { layout: 'badge' }, selector: '[layout=badge][layout]' },
    { name: 'games', attributes: { show: 'games' }, selector: '[show]' },
  ],
  requests: { company: { endpoint: 'vtcDetail' } },
};
