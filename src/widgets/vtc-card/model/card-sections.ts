/** The sections of a card that an owner can choose from. */
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

/** Name of a section of a card. */
export type CardSection = (typeof cardSections)[number];
