/** All elements, of both files. */
export const elementTags = [
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-card',
  'vtc-roster',
  'server-stats',
  'vtc-calendar',
  'vtc-event',
  'vtc-past-events',
  'vtc-recruitment',
  'vtc-rules',
  'vtc-news',
  'vtc-gallery',
  'vtc-partners',
] as const;
