import type * as z from 'zod/mini';
import type { vtcNews, vtcNewsPost } from '../../contract/vtc-news.js';
import { visibleCompany, type Answer } from './call.js';
import { avatar, iso, picture } from '../world/formats.js';
import type { Company } from '../world/company.js';
import type { Person } from '../world/people.js';
import { memberPerson } from './members.js';
import { overridden } from './overridden.js';
import { pageOf } from './pages.js';
import { madeUpPosts, postCount } from '../world/posts.js';

type VtcNewsPost = z.output<typeof vtcNewsPost>;

/** The posts that a fixture gives a company. */
const ownPosts = (company: Company, author: Person): VtcNewsPost[] =>
  (company.internal.given?.news ?? []).map(({ title, content, ...fields }, index) => {
    const usual = {
      id: company.id * 1000 + index,
      title,
      content,
      image: null,
      pinned: false,
      createdAt: company.createdAt,
      authorName: author.name,
      authorImage: author.image ?? null,
    };
    return overridden(usual, fields);
  });

/** A company's news, the pinned ones first, then the latest (*not described by the API document*). */
export const answerVtcNews: Answer<typeof vtcNews> = (call) => {
  const { world, now, news } = call;
  const company = visibleCompany(call, call.params.id);
  const author = memberPerson(world, company, 0);
  const made = [
    ...news.published(company, now),
    ...madeUpPosts(world.seed, company.id, postCount(world.seed, company), now),
  ].map(({ id, title, content, pinned, createdMs, hasImage }) => ({
    id,
    title,
    content,
    image: picture(call, hasImage, 'photo', id),
    pinned,
    createdAt: iso(createdMs),
    authorName: author.name,
    authorImage: avatar(call, author),
  }));
  const posts = [...made, ...ownPosts(company, author)].sort(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) ||
      Date.parse(other.createdAt) - Date.parse(one.createdAt),
  );
  const { offset: start, limit: length } = call.query;
  return pageOf(posts, { start, length }, (post) => post);
};
