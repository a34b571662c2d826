import type { vtcNews } from '../../contract/vtc-news.js';
import { visibleCompany, type Answer } from '../call.js';
import { iso, picture } from '../formats.js';
import { memberPerson } from '../members.js';
import { pageOf } from '../pages.js';
import { madeUpPosts, postCount } from '../posts.js';

/** A company's news, the pinned ones first, then the latest (*not described by the API document*). */
export const answerVtcNews: Answer<typeof vtcNews> = (call) => {
  const { world, now, news } = call;
  const company = visibleCompany(call, call.params.id);
  const author = memberPerson(world, company, 0);
  const posts = [
    ...news.published(company, now),
    ...madeUpPosts(world.seed, company.id, postCount(world.seed, company), now),
  ].sort(
    (one, other) => Number(other.pinned) - Number(one.pinned) || other.createdMs - one.createdMs,
  );
  const { offset: start, limit: length } = call.query;
  return pageOf(
    posts,
    { start, length },
    ({ id, title, content, pinned, createdMs, hasImage }) => ({
      id,
      title,
      content,
      image: picture(call, hasImage, 'photo', id),
      pinned,
      createdAt: iso(createdMs),
      authorName: author.name,
      authorImage: picture(call, author.hasImage, 'avatar', author.index),
    }),
  );
};
