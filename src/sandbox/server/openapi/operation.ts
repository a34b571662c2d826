/** The groups of operations. */
export const tags = {
  Client: 'Who asks: the user of a session, the key of a project.',
  Platform: 'State, version, rules, partners and limits of the platform.',
  Statistics: 'Players, servers and growth over time.',
  Companies: 'The directory of virtual trucking and bus companies, and what belongs to each.',
  Embed: 'The events of one company, for pages; an embed token is needed.',
  Management: 'What a developer key with VTC scopes may see and do for a company.',
  Events: 'The convoys and other events of all companies.',
  News: 'Official news of the platform.',
  Users: 'Public profiles of users.',
  Bans: 'Public records of moderation.',
  Programs: 'Badges and those who hold them.',
  Game: 'Live game servers.',
} as const;

/** How an operation is presented: its tag, a few words, and a sentence or two. */
export interface Operation {
  readonly tag: keyof typeof tags;
  readonly summary: string;
  readonly description: string;
}

/** Makes a presentation. */
export const operation = (
  tag: Operation['tag'],
  summary: string,
  description: string,
): Operation => ({
  tag,
  summary,
  description,
});
