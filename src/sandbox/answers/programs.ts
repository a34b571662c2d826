import type * as z from 'zod/mini';
import type * as contract from '../../contract/programs.js';
import type { Answer, RequestContext } from './call.js';
import { notFound } from './failure.js';
import { avatar, iso, pictureUrl } from '../world/formats.js';
import { random } from '../world/random.js';
import { day } from '../world/schedule.js';

const badges = [
  {
    slug: 'road-guardian',
    name: 'Road Guardian',
    description: 'Kept convoys safe',
    color: '#16a34a',
  },
  {
    slug: 'translator',
    name: 'Translator',
    description: 'Put words into another language',
    color: '#2ea3f2',
  },
  { slug: 'first-mile', name: 'First Mile', description: null, color: '#8b5cf6' },
] as const;

function badgeRecord(
  context: RequestContext,
  place: number,
): z.output<typeof contract.badgeRecord> {
  const { world } = context;
  const badge = badges[place];
  if (!badge) throw notFound('badge');
  const source = random(world.seed, 'badge', badge.slug);
  const places = Array.from({ length: 6 }, () => source.integer(0, world.userCount - 1));
  return {
    ...badge,
    icon: pictureUrl(context, 'logo', 800_000 + place),
    recipients: [...new Set(places)].map((index) => {
      const person = world.user(index);
      const { webId, name, handle, steamId } = person;
      return {
        webId,
        name,
        handle,
        image: avatar(context, person),
        steamId,
        profileUrl: `https://people.example/${webId}`,
        reason: badge.description ?? 'Drove with us from the first day',
        grantedAt: iso(Date.UTC(2025, 0, 1) + (index % 300) * day),
        grantedBy: { name: 'Community Team' },
      };
    }),
  };
}

/** A badge and those who hold it. */
export const answerBadge: Answer<typeof contract.badge> = (call) =>
  badgeRecord(
    call,
    badges.findIndex(({ slug }) => slug === call.params.slug),
  );

/** All badges. */
export const answerRecognition: Answer<typeof contract.recognition> = (call) => ({
  programs: badges.map((_, place) => badgeRecord(call, place)),
});
