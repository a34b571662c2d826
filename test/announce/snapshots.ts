import { vtcDetailShape } from '../../src/contract/element-endpoints.js';
import { lenientParser } from '../../src/contract/lenient-parser.js';
import type { VtcDetail } from '../../src/contract/vtc-detail.js';
import { convoyOf, type ConvoyEvent } from '../../src/convoys/convoy.js';
import type { EventDetails } from '../../src/announce/endpoints.js';
import type { MessageText } from '../../src/announce/message/convoy-message.js';
import type { ConvoySnapshot, NewsPost } from '../../src/announce/snapshot.js';
import { textsFor } from '../../src/gateway/texts.js';
import { addAllTranslations } from '../../src/locales/all-translations.js';

addAllTranslations();

export const hour = 3_600_000;
export const day = 24 * hour;
/** A Friday evening in UTC. */
export const start = Date.UTC(2026, 10, 27, 19, 30);

export const iso = (time: number): string => new Date(time).toISOString();

const parse = lenientParser(vtcDetailShape);

/** A public company. */
export const company = (fields: Partial<VtcDetail> = {}): VtcDetail =>
  parse({
    id: 1,
    name: 'Northern Haul',
    handle: 'northern_haul',
    description: '',
    slogan: null,
    profilePicture: 'https://pictures.example/logo.png',
    banner: null,
    verified: true,
    official: false,
    partnered: false,
    recruitmentOpen: true,
    visibility: 'public',
    language: 'en',
    memberCount: 3,
    createdAt: '2020-01-01T00:00:00Z',
    rules: null,
    website: null,
    email: null,
    ownerId: '1',
    upcomingEvents: [],
    memberPreviews: [],
    theme: { primary: '#c2410c' },
    requiredDlcs: [{ appId: 304212, name: 'Scandinavia', headerImage: null }],
    ...fields,
  });

/** The full record of a convoy. */
export const record = (fields: Partial<EventDetails> = {}): EventDetails => ({
  id: 7,
  lifecycleStatus: 'published',
  safetyStatus: 'visible',
  ...fields,
});

/** A convoy with its full record, unless `details` is undefined. */
export function convoy(
  event: Partial<ConvoyEvent> = {},
  details: Partial<EventDetails> | undefined = {},
  vtc: VtcDetail = company(),
): ConvoySnapshot {
  const startAt = event.startAt ?? iso(start);
  const parsed = convoyOf({
    id: 7,
    name: 'Friday Night Run',
    startAt,
    meetupAt: iso(Date.parse(startAt) - hour / 2),
    endAt: iso(Date.parse(startAt) + 2 * hour),
    departure: 'Calais',
    arrival: 'Duisburg',
    server: 'Simulation 1',
    game: 'ets2',
    category: 'convoy',
    externalLink: 'https://platform.example/events/7',
    ...event,
  });
  if (!parsed) throw new Error('The start is invalid.');
  return {
    convoy: parsed,
    vtc: 'northern_haul',
    company: vtc,
    details: details && record({ id: parsed.event.id, ...details }),
  };
}

/** A news post. */
export const news = (fields: Partial<NewsPost> = {}): NewsPost => ({
  id: 3,
  title: 'New trucks',
  content: 'We have **new** trucks.',
  image: null,
  pinned: false,
  createdAt: iso(start - hour),
  authorName: 'Alex',
  authorImage: null,
  ...fields,
});

/** Language and links of messages. */
export const messageText = (language = 'en', more: Partial<MessageText> = {}): MessageText => ({
  ...textsFor(language),
  ...more,
});
