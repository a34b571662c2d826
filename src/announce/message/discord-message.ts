import { escapeMarkdown } from '../../convoys/export/convoy-lines.js';
import { escapeLines } from '../../webhook/escape-lines.js';
import type { Announcement, Fact, Part } from './announcement.js';
import { shortened } from '../../webhook/shorten.js';

/** Body of a request to a Discord webhook. */
export interface DiscordBody {
  readonly content?: string;
  readonly embeds?: readonly DiscordEmbed[];
  readonly allowed_mentions: { readonly parse: readonly []; readonly roles: readonly string[] };
  readonly flags?: number;
}

/** An embed, within Discord's limits. */
export interface DiscordEmbed {
  readonly title: string;
  readonly url?: string;
  readonly description?: string;
  readonly color?: number;
  readonly author: { readonly name: string; readonly icon_url?: string };
  readonly thumbnail?: { readonly url: string };
  readonly image?: { readonly url: string };
  readonly fields: readonly { name: string; value: string; inline: boolean }[];
}

/** What a message needs besides its announcement. */
export interface DiscordContext {
  /** Id of the role that it pings. */
  readonly role?: string | undefined;
  /** URL of the message that it refers to. */
  readonly reference?: string | undefined;
}

/** At most 10 fields: with them, an embed has less than 6000 characters. */
const limits = { title: 256, text: 1500, summary: 300, label: 60, value: 240, name: 200 } as const;
/** No embeds for the links of a message. */
const suppressEmbeds = 4;
/** Longest URL that Discord accepts. */
const maxUrlLength = 2000;

const stamp = (time: number, style: 'F' | 'R'): string => `<t:${Math.floor(time / 1000)}:${style}>`;

const usable = (url: string | undefined): string | undefined =>
  url && url.length <= maxUrlLength ? url : undefined;

/** Parentheses would end the URL of a link. */
const link = (text: string, url: string): string =>
  `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;

function partText(part: Part): string {
  if ('text' in part) {
    const text = shortened(part.text, 100, escapeMarkdown);
    return part.url && part.url.length <= 100 ? link(text, part.url) : text;
  }
  const { time, local, isOld } = part;
  if (isOld) return `~~${stamp(time, 'F')}~~`;
  const lines = [`${stamp(time, 'F')} (${stamp(time, 'R')})`, local && escapeMarkdown(local)];
  return lines.filter(Boolean).join('\n');
}

/** Parts that fit, joined. */
function valueText({ parts }: Fact): string {
  let value = '';
  for (const part of parts) {
    const next = [value, partText(part)].filter(Boolean).join('time' in part ? '\n' : ', ');
    if (next.length > limits.value) return `${value} …`;
    value = next;
  }
  return value;
}

const fieldOf = (fact: Fact) => ({
  name: shortened(fact.label, limits.label, escapeMarkdown),
  value: valueText(fact),
  inline: fact.parts.every((part) => 'text' in part),
});

/** The title, with what comes before it. */
function titleText({ status, title }: Announcement, limit: number): string {
  const before = status ? `${escapeMarkdown(status)}: ` : '';
  return before + shortened(title, limit - before.length, escapeMarkdown);
}

function descriptionText({ summary, text }: Announcement): string {
  return [
    summary && `**${shortened(summary, limits.summary, escapeMarkdown)}**`,
    text && shortened(text, limits.text, escapeLines),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const pictureOf = (url: string | undefined) => {
  const picture = usable(url);
  return picture === undefined ? undefined : { url: picture };
};

function embedOf(announcement: Announcement): DiscordEmbed {
  const { company, logo, color, image, facts, url } = announcement;
  const [thumbnail, picture] = [pictureOf(logo), pictureOf(image)];
  const [page, description] = [usable(url), descriptionText(announcement)];
  return {
    title: titleText(announcement, limits.title),
    ...(page && { url: page }),
    ...(description && { description }),
    ...(color !== undefined && { color }),
    author: {
      // It has no Markdown.
      name: shortened(company, limits.name, (text) => text.replace(/@/g, '@\u200b')),
      ...(thumbnail && { icon_url: thumbnail.url }),
    },
    ...(thumbnail && { thumbnail }),
    ...(picture && { image: picture }),
    fields: facts.slice(0, 10).map(fieldOf),
  };
}

/** A reply, as webhooks cannot reply: the title links to the message that it refers to. */
function replyContent(announcement: Announcement, reference: string | undefined): string {
  const { url, facts, status, isStatusOld } = announcement;
  const target = reference ?? usable(url);
  const title = shortened(announcement.title, limits.title, escapeMarkdown);
  const head = `**${target ? link(title, target) : title}**`;
  const lines = facts.map((fact) => `${escapeMarkdown(fact.label)}: ${valueText(fact)}`);
  const before = status && `${escapeMarkdown(status)}:`;
  const first = [isStatusOld ? `~~${before}~~` : before, head].filter(Boolean).join(' ');
  return [first, ...lines].join('\n');
}

/** Whether a message is an embed; others are lines of text. */
export const hasEmbed = ({ kind }: Announcement): boolean =>
  ['new', 'recap', 'news'].includes(kind);

/** The body that posts an announcement; it pings at most the one role. */
export function discordMessage(
  announcement: Announcement,
  { role, reference }: DiscordContext = {},
): DiscordBody {
  const allowed_mentions = { parse: [], roles: role === undefined ? [] : [role] } as const;
  if (!hasEmbed(announcement)) {
    const content = replyContent(announcement, reference);
    return { content, allowed_mentions, flags: suppressEmbeds };
  }
  const embeds = [embedOf({ ...announcement, url: announcement.url ?? reference })];
  return role === undefined
    ? { embeds, allowed_mentions }
    : { content: `<@&${role}>`, embeds, allowed_mentions };
}

/** The body that edits a message: its content, such as the mention of a role, stays. */
export const discordEdit = (announcement: Announcement): DiscordBody => ({
  embeds: [embedOf(announcement)],
  allowed_mentions: { parse: [], roles: [] },
});
