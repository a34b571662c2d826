/** A part of the documentation, for one kind of reader. */
export interface Section {
  readonly title: string;
  /** Paths of its pages below `demo/docs`, without `.md`, in reading order. */
  readonly pages: readonly string[];
}

/** The sections in reading order; `elements` are the tags of all elements. */
export const sectionsOf = (elements: readonly string[]): readonly Section[] => [
  {
    title: 'For owners',
    pages: [
      'getting-started',
      'files',
      'wordpress',
      'wordpress-management',
      'site-builders',
      'static-generators',
      'discord-and-forums',
      'announce-in-discord',
      'applications',
      'without-a-server',
      'manage',
      'recipes',
      'theming',
      'your-own-look',
      'streaming',
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
