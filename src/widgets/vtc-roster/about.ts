import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-roster',
  file: 'widgets',
  order: 70,
  title: 'roster',
  summary: 'Shows all members, the management first.',
  usedAttributes: ['group-by', 'roles', 'searchable'],
  labels: {
    'group-by': 'Group by',
    roles: 'Only these roles, separated by commas',
    searchable: 'Search field',
    'page-size': 'Members per page',
  },
  valueLabels: { role: 'Role', 'group-by none': 'No groups' },
  icon: 'groups',
  frameHeight: 600,
  sizeLimit: '46 kB',
  sample: 'Members',
  scenes: [
    { attributes: {} },
    { name: 'ungrouped', attributes: { 'group-by': 'none' } },
    { name: 'list', attributes: { layout: 'list' } },
    { name: 'list-ungrouped', attributes: { layout: 'list', 'group-by': 'none' } },
  ],
  items: { attribute: 'page-size', count: 50, max: 100, columnsWith: { 'group-by': 'none' } },
  inPictures: { 'page-size': '24' },
  requests: {
    members: { endpoint: 'vtcMembers', query: { limit: { attribute: 'page-size', default: 50 } } },
    roles: { endpoint: 'vtcRoles' },
  },
  fallback: { heading: 'Members', list: 'members', line: 'name' },
};
