import { Feed } from 'feed';
import { safeUrl } from '../contract/safe-url.js';
import { parseTimestamp } from '../contract/timestamp.js';
import { type ConvoyEvent, convoyOf, convoyName, formatRoute } from '../convoys/convoy.js';
import { plainExcerpt } from '../text/plain-text.js';
import { shownName } from '../text/shown-name.js';
import type { PublicCompany } from '../gateway/upstream/companies.js';
import type { Snapshot } from './snapshot.js';

export interface AtomOptions {
  readonly company: PublicCompany;
  readonly snapshot: Snapshot;
  readonly language: string;
  /** URL of the feed; undefined if it is not known where the files will be. */
  readonly url: string | undefined;
  readonly linkOf: (id: number) => string | undefined;
}

interface Post {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly createdAt: string;
}

const itemsOf = <T>({ responses }: Pick<Snapshot, 'responses'>, key: string): readonly T[] =>
  (responses[key]?.json as { readonly items: readonly T[] } | undefined)?.items ?? [];

interface Changed {
  readonly id: number;
  readonly updatedAt?: string;
}

/** When convoys changed last, by id, from their full records. */
function changeTimes({ responses }: Pick<Snapshot, 'responses'>): ReadonlyMap<number, number> {
  const records = Object.keys(responses)
    .filter((key) => key.startsWith('/events?'))
    .flatMap((key) => itemsOf<Changed>({ responses }, key));
  return new Map(
    records.flatMap(({ id, updatedAt }): [number, number][] => {
      const time = parseTimestamp(updatedAt);
      return time === undefined ? [] : [[id, time]];
    }),
  );
}

function convoyEntries({ snapshot, linkOf }: AtomOptions) {
  const key = '/vtcs/-/events';
  const changed = changeTimes(snapshot);
  const receivedAt = parseTimestamp(snapshot.responses[key]?.at) ?? 0;
  return itemsOf<ConvoyEvent>(snapshot, key).flatMap((event) => {
    const convoy = convoyOf(event);
    if (!convoy) return [];
    const start = new Date(convoy.startMs);
    const facts = [start.toISOString(), formatRoute(event), event.server].filter(Boolean);
    return [
      {
        title: convoyName(convoy),
        id: `urn:vtc-widgets:event:${event.id}`,
        link:
          linkOf(event.id) ?? safeUrl(event.externalLink) ?? `urn:vtc-widgets:event:${event.id}`,
        date: new Date(changed.get(event.id) ?? Math.min(receivedAt, convoy.startMs)),
        description: facts.join(' · '),
      },
    ];
  });
}

const newsEntries = ({ snapshot, url }: AtomOptions) =>
  itemsOf<Post>(snapshot, '/vtcs/-/news').flatMap(({ id, title, content, createdAt }) => {
    const time = parseTimestamp(createdAt);
    if (time === undefined) return [];
    return [
      {
        title: shownName(title),
        id: `urn:vtc-widgets:news:${id}`,
        link: url ?? `urn:vtc-widgets:news:${id}`,
        date: new Date(time),
        description: plainExcerpt(content),
      },
    ];
  });

/** Convoys and news of a company as an Atom feed (RFC 4287). */
export function atomFeed(options: AtomOptions): string {
  const { company, language, url } = options;
  const { id, name, handle } = company.detail;
  const entries = [...newsEntries(options), ...convoyEntries(options)];
  const feed = new Feed({
    id: url ?? `urn:vtc-widgets:vtc:${id}`,
    title: shownName(name, handle),
    language,
    generator: 'vtc-widgets',
    updated: new Date(Math.max(0, ...entries.map(({ date }) => date.getTime()))),
    ...(url && { link: url, feedLinks: { atom: url } }),
  });
  for (const entry of entries) feed.addItem(entry);
  return feed.atom1();
}
