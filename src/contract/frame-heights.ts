/** Initial height of each element's iframe in px, until its page posts its height: that of a typical company in a column. */
export const frameHeights = {
  'vtc-upcoming-events': 420,
  'vtc-live-events': 200,
  'vtc-card': 860,
  'vtc-roster': 600,
  'server-stats': 600,
  'vtc-calendar': 670,
  'vtc-event': 760,
  'vtc-news': 600,
  'vtc-gallery': 600,
  'vtc-partners': 460,
  'vtc-past-events': 520,
  'vtc-recruitment': 480,
  'vtc-rules': 600,
} as const;
