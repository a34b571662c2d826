import { convoyOf } from '../../convoys/convoy.js';
import type { ConvoySnapshot, NewsPost } from '../snapshot.js';
import type { Announcement, Kind } from './announcement.js';
import {
  convoyMessage,
  type MessageText,
  newsMessage,
  recapMessage,
  replyMessage,
} from './convoy-message.js';

const hour = 3_600_000;
const day = 24 * hour;

const iso = (time: number): string => new Date(time).toISOString();

const company: ConvoySnapshot['company'] = {
  id: 1,
  name: 'Northern Haul',
  profilePicture: 'https://pictures.example/logo.png',
  theme: { primary: '#c2410c' },
  requiredDlcs: [{ appId: 304212, name: 'Scandinavia', headerImage: null }],
};

const news: NewsPost = {
  id: 1,
  title: 'New trucks',
  content: 'Our fleet has three new trucks. Pictures are in the gallery.',
  image: null,
  pinned: false,
  createdAt: iso(0),
  authorName: 'Alex',
  authorImage: null,
};

/** A convoy with all that messages can show. */
function exampleConvoy(startMs: number, vtc: string): ConvoySnapshot | undefined {
  const convoy = convoyOf({
    id: 7,
    name: 'Friday Night Run',
    slug: 'friday-night-run',
    startAt: iso(startMs),
    meetupAt: iso(startMs - hour / 2),
    endAt: iso(startMs + 2 * hour),
    departure: 'Calais',
    arrival: 'Duisburg',
    server: 'Simulation 1',
    game: 'ets2',
    category: 'convoy',
    attendeeCount: 48,
    banner: 'https://pictures.example/banner.png',
    externalLink: 'https://platform.example/events/7',
  });
  return (
    convoy && {
      convoy,
      vtc,
      company,
      details: {
        id: 7,
        lifecycleStatus: 'published',
        safetyStatus: 'visible',
        description: 'Be on time, and bring fuel. Beginners drive in the second group.',
        requiredDlcs: ['304212'],
        maxAttendees: 120,
        voiceLink: 'https://chat.example/voice',
        coHostVtcs: [{ vtcId: 2, name: 'Baltic Lines', profilePicture: null, banner: null }],
        postEventSummary: 'Thank you all for driving with us!',
        recapGalleryUrl: 'https://pictures.example/friday-night-run',
      },
    }
  );
}

/** How long before the start a message is posted. */
const beforeMs: Readonly<Record<Kind, number>> = {
  new: 5 * day,
  changed: 3 * day,
  cancelled: 2 * day,
  '24h': day,
  '1h': hour,
  live: 0,
  recap: -20 * hour,
  news: 0,
};

/** A message of a kind about an invented convoy, as it would be posted at a time. */
export function exampleMessage(
  kind: Kind,
  text: MessageText,
  { now, vtc }: { readonly now: number; readonly vtc: string },
): Announcement | undefined {
  if (kind === 'news') return newsMessage(text, company, news);
  const startMs = now + beforeMs[kind];
  const snapshot = exampleConvoy(startMs, vtc);
  if (!snapshot) return undefined;
  if (kind === 'new') return convoyMessage(text, snapshot, 'upcoming');
  if (kind === 'recap') return recapMessage(text, snapshot);
  return replyMessage(text, snapshot, kind, kind === 'changed' ? { startMs: startMs - day } : {});
}
