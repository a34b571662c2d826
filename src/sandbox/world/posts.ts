import type { Company } from './company.js';
import { isMinimal } from './examples.js';
import { random } from './random.js';
import { day } from './schedule.js';
import { europeanCities } from './words.js';
import { slogans } from './words.js';

/** A news post of a company or of the platform; times in milliseconds since 1970. */
export interface Post {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly pinned: boolean;
  readonly createdMs: number;
  readonly hasImage: boolean;
}

/** Input of a news post. */
export type Draft = Pick<Post, 'title' | 'content' | 'pinned'> & {
  readonly publishMs: number | null;
};

const titles = [
  'Convoy recap',
  'New roles in the team',
  'We are recruiting',
  'Holiday break',
  'Thank you for a great month',
  'Rules update: please read',
  'İlk yıl dönümümüz | Happy anniversary',
] as const;

const interval = 5 * day;
const idsPerPost = 20_000;

function generatedPost(seed: string, owner: number, slot: number): Post {
  const source = random(seed, 'post', owner, slot);
  return {
    id: slot * idsPerPost + owner,
    title: source.pick(titles),
    content: `**Hello drivers!**\n\nSee you in ${source.pick(europeanCities)}. ${source.pick(slogans)}.`,
    pinned: source.chance(0.1),
    createdMs: slot * interval + source.integer(0, interval - 1),
    hasImage: source.chance(0.5),
  };
}

/** Generates the latest `count` posts of a company, newest first; company 0 is the platform. */
export function generatedPosts(seed: string, owner: number, count: number, now: number): Post[] {
  const slot = Math.floor(now / interval);
  return Array.from({ length: count + 1 }, (_, index) => generatedPost(seed, owner, slot - index))
    .filter(({ createdMs }) => createdMs <= now)
    .slice(0, count);
}

/** Number of generated posts of a company. */
export function postCount(seed: string, { id, internal, memberCount }: Company): number {
  if (internal.speciality === 'flagship') return 57;
  const isSilent = internal.speciality === 'no-events' || isMinimal(internal.speciality);
  return isSilent || memberCount < 5 ? 0 : random(seed, 'posts', id).integer(0, 25);
}

/** News posts created through the API. */
export interface NewsStore {
  readonly add: (company: Company, draft: Draft, now: number) => Post;
  /** Posts whose `publishAt` has passed. */
  readonly published: (company: Company, now: number) => Post[];
  readonly clear: () => void;
}

/** Creates an empty store. */
export function createNewsStore(): NewsStore {
  const written: { companyId: number; post: Post; publishMs: number }[] = [];
  return {
    clear: () => written.splice(0),
    add: ({ id }, { title, content, pinned, publishMs }, now) => {
      const createdMs = Math.max(publishMs ?? now, now);
      const post = { id: written.length + 1, title, content, pinned, createdMs, hasImage: false };
      written.push({ companyId: id, post, publishMs: createdMs });
      return post;
    },
    published: ({ id }, now) =>
      written
        .filter(({ companyId, publishMs }) => companyId === id && publishMs <= now)
        .map(({ post }) => post),
  };
}
