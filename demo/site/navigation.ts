/** A part of the documentation, for one kind of reader. */
export interface Section {
  readonly title: string;
  /** Paths of its pages below `demo/docs`, without `.md`, in reading order. */
  readonly pages: readonly string[];
}

const elementOrder = [
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-event',
  'vtc-past-events',
  'vtc-calendar',
  'vtc-card',
  'vtc-roster',
  'vtc-recruitment',
  'vtc-rules',
  'vtc-news',
  'vtc-gallery',
  'vtc-partners',
  'server-stats',
];

/** Tags in the order in which a reader looks for them; those that have no place are last. */
export const inReadingOrder = (tags: readonly string[]): readonly string[] => {
  const placeOf = (tag: string) => elementOrder.indexOf(tag) >>> 0;
  return tags.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The sections in reading order; `elements` are the tags of all elements. */
export const sectionsOf = (elements: readonly string[]): readonly Section[] => [
  {
    title: 'For owners',
    pages: [
      'getting-started',
      'wordpress',
      'site-builders',
      'static-generators',
      'discord-and-forums',
      'announce-in-discord',
      'recipes',
      'theming',
      'languages-and-time',
      'tokens-and-privacy',
      'strict-pages',
      'accessibility',
    ],
  },
  {
    title: 'When something is wrong',
    pages: ['troubleshooting', 'nothing-shows', 'wrong-hour', 'wrong-colours', 'blocked'],
  },
  {
    title: 'Elements',
    pages: ['elements/index', 'attributes', ...elements.map((tag) => `elements/${tag}`)],
  },
  {
    title: 'For plugin authors',
    pages: [
      'server-data',
      'gateway',
      'frameworks',
      'events-and-data',
      'your-own-element',
      'other-cms',
      'sandbox',
      'api-endpoints',
      'open-questions',
    ],
  },
  {
    title: 'For contributors',
    pages: ['contributing', 'structure', 'decisions', 'add-a-language', 'performance'],
  },
];
