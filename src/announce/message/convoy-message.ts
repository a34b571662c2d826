import { safeUrl } from '../../contract/safe-url.js';
import { parseTimestamp } from '../../contract/timestamp.js';
import { dlcOf } from '../../convoys/dlcs.js';
import type { Convoy } from '../../convoys/convoy.js';
import { routeText } from '../../convoys/templates/facts.js';
import { formatNumber } from '../../intl/formats.js';
import { gameName } from '../../intl/game-name.js';
import { dateTimeText } from '../../intl/zoned-text.js';
import type { MessageKey, Translate } from '../../locales/messages.js';
import { parseColor } from '../../theme/colors.js';
import type { ConvoySnapshot, NewsPost } from '../snapshot.js';
import type { Announcement, Fact, Kind, Part } from './announcement.js';
import { cleanLine, cleanParagraphs } from '../../webhook/clean-text.js';

/** Language and links of messages. */
export interface MessageText {
  readonly locale: string;
  readonly translate: Translate;
  /** URL of the page of a convoy, with `{id}` and `{vtc}`; without one, messages link to the platform. */
  readonly siteUrl?: string | undefined;
  /** URL of the poster of a convoy, with `{id}` and `{vtc}`. */
  readonly posterUrl?: string | undefined;
  /** IANA zone in which times are written out besides the reader's own. */
  readonly timeZone?: string | undefined;
}

/** What a message says about the state of a convoy. */
export type Phase = 'upcoming' | 'live' | 'ended' | 'cancelled';

/** The state of a convoy at a time. */
export function phaseOf({ convoy, details }: ConvoySnapshot, now: number): Phase {
  const status = details?.lifecycleStatus;
  if (status === 'cancelled') return 'cancelled';
  if (convoy.endMs <= now || status === 'ended') return 'ended';
  return convoy.startMs <= now ? 'live' : 'upcoming';
}

const statusKeys = { live: 'liveHeading', ended: 'ended', cancelled: 'cancelled' } as const;

/** A URL from a template; undefined for convoys of other companies, of which the site and the gateway have no page. */
const filledUrl = (
  template: string | undefined,
  { convoy: { event }, vtc, isOfOthers }: ConvoySnapshot,
): string | undefined =>
  isOfOthers
    ? undefined
    : template
        ?.replaceAll('{id}', String(event.id))
        .replaceAll('{vtc}', encodeURIComponent(vtc))
        .replaceAll('{slug}', encodeURIComponent(event.slug ?? ''));

/** URL of a convoy: the page of the site, else that on the platform. */
function urlOf({ siteUrl }: MessageText, snapshot: ConvoySnapshot): string | undefined {
  const { convoy, details } = snapshot;
  const { externalLink } = convoy.event;
  return [filledUrl(siteUrl, snapshot), externalLink, details?.externalLink, details?.tmpEventUrl]
    .map(safeUrl)
    .find((url) => url !== undefined);
}

/** URL of the poster; another one when what it shows changes, as Discord keeps pictures by their URL. */
function posterOf(
  { posterUrl }: MessageText,
  snapshot: ConvoySnapshot,
  phase: Phase,
): string | undefined {
  const url = safeUrl(filledUrl(posterUrl, snapshot));
  if (url === undefined) return undefined;
  const poster = new URL(url);
  const { startMs, meetupMs = startMs } = snapshot.convoy;
  poster.searchParams.set('v', `${meetupMs / 1000}${phase === 'cancelled' ? '-cancelled' : ''}`);
  return poster.href;
}

function timePart({ locale, timeZone }: MessageText, time: number): Part {
  if (timeZone === undefined) return { time };
  const zones = { locale, zone: timeZone, secondZone: undefined };
  return { time, local: dateTimeText(zones, time, time) };
}

/** DLCs by the names that the company has for their app ids; unknown ones by id, with a link to the store. */
function dlcParts({ details, company }: ConvoySnapshot): Part[] {
  const names = new Map(company.requiredDlcs?.map(({ appId, name }) => [String(appId), name]));
  return (details?.requiredDlcs ?? []).flatMap((dlc) => {
    const { name, href } = dlcOf(dlc, names.get(dlc));
    const text = cleanLine(name) || cleanLine(dlc);
    return text ? [{ text, url: href }] : [];
  });
}

function voiceParts({ details }: ConvoySnapshot): Part[] {
  const url = safeUrl(details?.voiceLink);
  return url ? [{ text: new URL(url).host, url }] : [];
}

const texts = (...lines: readonly (string | null | undefined)[]): Part[] =>
  lines.map(cleanLine).flatMap((text) => (text ? [{ text }] : []));

function hostParts({ details, company }: ConvoySnapshot): Part[] {
  const guests = details?.coHostVtcs ?? [];
  return guests.length > 0 ? texts(company.name, ...guests.map(({ name }) => name)) : [];
}

function deadlineParts(text: MessageText, { details }: ConvoySnapshot): Part[] {
  const deadline = parseTimestamp(details?.vtcRegistrationDeadline);
  return deadline === undefined ? [] : [timePart(text, deadline)];
}

type Label = Extract<
  MessageKey,
  | 'meetup'
  | 'start'
  | 'server'
  | 'game'
  | 'requiredDlcs'
  | 'capacity'
  | 'registerBy'
  | 'openTo'
  | 'voice'
  | 'hosts'
>;

const labelled = (
  { translate }: MessageText,
  facts: readonly (readonly [Label, readonly Part[]])[],
) =>
  facts.flatMap(([key, parts]): Fact[] =>
    parts.length > 0 ? [{ label: translate(key), parts }] : [],
  );

function timeFacts(text: MessageText, { meetupMs, startMs }: Convoy): Fact[] {
  return labelled(text, [
    ['meetup', meetupMs === undefined ? [] : [timePart(text, meetupMs)]],
    ['start', [timePart(text, startMs)]],
  ]);
}

function convoyFacts(text: MessageText, snapshot: ConvoySnapshot): Fact[] {
  const { convoy, details } = snapshot;
  const { event } = convoy;
  const game = details?.game ?? event.game;
  const max = details?.maxAttendees;
  return labelled(text, [
    ['server', texts(details?.server ?? event.server)],
    ['game', texts(game && gameName(game))],
    ['requiredDlcs', dlcParts(snapshot)],
    ['capacity', texts(max ? formatNumber(text.locale, max) : undefined)],
    ['registerBy', deadlineParts(text, snapshot)],
    ['openTo', details?.membersOnly ? texts(text.translate('membersTitle')) : []],
    ['voice', voiceParts(snapshot)],
    ['hosts', hostParts(snapshot)],
  ]);
}

function routeOf({ locale }: MessageText, { convoy, details }: ConvoySnapshot): string {
  const [departure, arrival] = [
    details?.departureCity ?? convoy.event.departure,
    details?.arrivalCity ?? convoy.event.arrival,
  ].map(cleanLine);
  return routeText(locale, { ...convoy.event, departure: departure ?? '', arrival: arrival ?? '' });
}

function colorOf({ theme }: ConvoySnapshot['company']): number | undefined {
  const color = parseColor(theme?.primary);
  return color?.reduce((number, channel) => number * 256 + Math.round(channel), 0);
}

const companyOf = (company: ConvoySnapshot['company']) => ({
  company: cleanLine(company.name) || '—',
  logo: safeUrl(company.profilePicture),
  color: colorOf(company),
});

/** What all messages about a convoy have. */
const headOf = (text: MessageText, snapshot: ConvoySnapshot) => ({
  language: text.locale,
  title: cleanLine(snapshot.convoy.event.name) || '—',
  url: urlOf(text, snapshot),
  ...companyOf(snapshot.company),
});

/** The description of a convoy, without a first line that repeats its name. */
function descriptionOf({ convoy, details }: ConvoySnapshot): string {
  const text = cleanParagraphs(details?.description);
  const [first = '', ...others] = text.split('\n');
  return cleanLine(first) === cleanLine(convoy.event.name) ? others.join('\n').trim() : text;
}

/** The message about a convoy, which is edited when the convoy changes. */
export function convoyMessage(
  text: MessageText,
  snapshot: ConvoySnapshot,
  phase: Phase,
): Announcement {
  const { convoy, details } = snapshot;
  return {
    kind: 'new',
    ...headOf(text, snapshot),
    status: phase === 'upcoming' ? undefined : text.translate(statusKeys[phase]),
    summary: routeOf(text, snapshot) || undefined,
    text:
      phase === 'cancelled'
        ? text.translate('cancelledByOrganizer')
        : descriptionOf(snapshot) || undefined,
    facts: [...timeFacts(text, convoy), ...convoyFacts(text, snapshot)],
    image:
      safeUrl(details?.routeImage) ??
      posterOf(text, snapshot, phase) ??
      safeUrl(convoy.event.banner),
  };
}

/** What readers know of a convoy before it changed. */
export interface Previous {
  readonly startMs?: number | undefined;
  readonly isCancelled?: boolean;
}

/** A short message about a convoy: a reminder, or that it moved, was cancelled or takes place after all. */
export function replyMessage(
  text: MessageText,
  snapshot: ConvoySnapshot,
  kind: Kind,
  { startMs: previousStartMs, isCancelled = false }: Previous = {},
): Announcement {
  const { startMs } = snapshot.convoy;
  const isOver = kind === 'cancelled' || kind === 'live';
  const moved = previousStartMs !== undefined && previousStartMs !== startMs;
  const old: Part[] = moved ? [{ time: previousStartMs, isOld: true }] : [];
  return {
    kind,
    ...headOf(text, snapshot),
    status: isOver
      ? text.translate(statusKeys[kind])
      : isCancelled
        ? text.translate(statusKeys.cancelled)
        : undefined,
    ...(!isOver && isCancelled && { isStatusOld: true }),
    facts: isOver
      ? []
      : kind === 'changed'
        ? [{ label: text.translate('start'), parts: [...old, timePart(text, startMs)] }]
        : timeFacts(text, snapshot.convoy),
  };
}

/** How a convoy went; undefined while nothing was written about it, and it has no pictures. */
export function recapMessage(
  text: MessageText,
  snapshot: ConvoySnapshot,
): Announcement | undefined {
  const { details, convoy } = snapshot;
  const summary = cleanParagraphs(details?.postEventSummary);
  const gallery = safeUrl(details?.recapGalleryUrl);
  if (!summary && !gallery) return undefined;
  const count = details?.attendeeCount ?? convoy.event.attendeeCount ?? 0;
  const pictures = gallery && { text: text.translate('seePictures'), url: gallery };
  return {
    kind: 'recap',
    ...headOf(text, snapshot),
    status: text.translate('howItWent'),
    summary: count > 0 ? text.translate('attended', { count }) : undefined,
    text: summary || undefined,
    facts: pictures ? [{ label: text.translate('galleryHeading'), parts: [pictures] }] : [],
    image: safeUrl(convoy.event.banner),
  };
}

/** A news post. */
export function newsMessage(
  text: MessageText,
  company: ConvoySnapshot['company'],
  post: NewsPost,
): Announcement {
  const author = cleanLine(post.authorName);
  return {
    kind: 'news',
    language: text.locale,
    title: cleanLine(post.title) || '—',
    text: cleanParagraphs(post.content) || undefined,
    summary: author ? text.translate('byAuthor', { name: author }) : undefined,
    facts: [],
    ...companyOf(company),
    image: safeUrl(post.image),
  };
}
