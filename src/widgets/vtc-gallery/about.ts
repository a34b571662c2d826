import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-gallery',
  file: 'more',
  order: 110,
  title: 'gallery',
  summary: 'Shows the pictures of a company.',
  usedAttributes: ['album', 'limit', 'layout'],
  labels: { album: 'Only this album: id or title', 'no-lightbox': 'Do not enlarge pictures' },
  limitLabel: 'Pictures shown at first',
  icon: 'format-gallery',
  frameHeight: 600,
  sizeLimit: '50.3 kB',
  sample: 'Gallery',
  scenes: [
    { attributes: {} },
    {
      name: 'strip',
      attributes: { layout: 'strip' },
      selector: '[layout=strip][layout]',
      isFixed: true,
    },
    { name: 'one', attributes: { limit: '1' }, isFixed: true },
    { name: 'two', attributes: { limit: '2' }, isFixed: true },
  ],
  items: { attribute: 'limit', count: 12, max: 60, columnsFrom: 12 },
  requests: { gallery: { endpoint: 'vtcGallery', query: { limit: 60 } } },
  fallback: { heading: 'Gallery', line: 'picture', limit: 12 },
};
