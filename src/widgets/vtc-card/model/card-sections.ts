/** Values of `show`. */
export const cardSections = [
  'about',
  'stats',
  'badges',
  'games',
  'socials',
  'recruitment',
  'event',
  'members',
] as const;

/** Name of a section. */
export type CardSection = (typeof cardSections)[number];
