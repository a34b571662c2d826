import type { About } from '../about.js';

export const about: About = {
  tag: 'server-stats',
  file: 'widgets',
  order: 130,
  hasCompany: false,
  title: 'server statistics',
  summary: 'Shows the players on the platform’s servers, now and over time.',
  usedAttributes: ['show', 'range', 'game'],
  labels: { range: 'Period of the history', region: 'Only this region' },
  valueLabels: {
    '24h': '24 hours',
    '7d': '7 days',
    '30d': '30 days',
    '90d': '90 days',
    heatmap: 'Busy hours',
    history: 'History',
    peak: 'Peaks',
    servers: 'Servers',
    totals: 'Totals',
    'range all': 'All time',
  },
  icon: 'chart-line',
  frameHeight: 600,
  sizeLimit: '49.5 kB',
  sample: 'Players online',
  scenes: [
    { attributes: {} },
    { name: 'all', attributes: { show: 'totals history servers peak heatmap' } },
    { name: 'compact', attributes: { layout: 'compact' }, isFixed: true },
  ],
  sections: {
    names: ['totals', 'history', 'servers', 'peak', 'heatmap'],
    shown: 3,
    beside: ['history', 'servers'],
  },
};
