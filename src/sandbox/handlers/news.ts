import type * as z from 'zod/mini';
import type { vtcNewsPost } from '../../contract/vtc-news.js';
import type { WorldCompany } from '../world/company.js';
import { definedFields } from '../world/fixture.js';
import { avatarOrNull, iso, pictureOrNull } from '../world/formats.js';
import type { User } from '../world/users.js';
import { companyPosts, generatedPosts, type Post } from '../world/posts.js';
import { type Handler, type RequestContext, requireCompany } from './context.js';
import { notFound } from './failure.js';
import { memberUser } from './members.js';
import { pageOf, pageWindow } from './pagination.js';

type VtcNewsPost = z.output<typeof vtcNewsPost>;

/** News posts of a company in its fixture. */
const fixturePosts = (company: WorldCompany, author: User): VtcNewsPost[] =>
  (company.fixture?.news ?? []).map((post, index) => ({
    id: company.id * 1000 + index,
    image: null,
    pinned: false,
    createdAt: company.createdAt,
    authorName: author.name,
    authorImage: author.image ?? null,
    ...definedFields(post),
  }));

/** Returns the news of a company, pinned posts first, then newest (*not described by the API document*). */
export const vtcNews: Handler<'vtcNews'> = (call) => {
  const { world, now, news } = call;
  const company = requireCompany(call, call.params.id);
  const author = (place: number) => memberUser(world, company, place % company.memberCount);
  const generated = [
    ...news.published(company, now),
    ...companyPosts(world.seed, company, now),
  ].map((post) => ({
    ...post,
    image: pictureOrNull(call, post.hasImage, 'photo', post.id),
    createdAt: iso(post.createdMs),
    authorName: post.author === undefined ? '' : author(post.author).name,
    authorImage: post.author === undefined ? null : avatarOrNull(call, author(post.author)),
  }));
  const posts = [...generated, ...fixturePosts(company, author(0))].sort(
    (a, b) =>
      Number(b.pinned) - Number(a.pinned) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
  const { offset: start, limit: length } = call.query;
  return pageOf(posts, { start, length }, (post) => post);
};

const platform = 0;
const count = 43;

function newsPost(context: RequestContext, post: Post) {
  const author = context.world.user(post.id % Math.min(5, context.world.userCount));
  return {
    ...post,
    authorId: author.id,
    image: pictureOrNull(context, post.hasImage, 'photo', post.id),
    published: true,
    createdAt: iso(post.createdMs),
    updatedAt: iso(post.createdMs),
    author: { name: author.name, image: avatarOrNull(context, author) },
  };
}

const posts = ({ world, now }: RequestContext) => generatedPosts(world.seed, platform, count, now);

/** Returns the official news, newest first. */
export const news: Handler<'news'> = (call) =>
  pageOf(posts(call), pageWindow(call.query), (post) => newsPost(call, post));

/** Returns one official news post. */
export const newsItem: Handler<'newsItem'> = (call) => {
  const post = posts(call).find(({ id }) => String(id) === call.params.newsId);
  if (!post) throw notFound('news post');
  return newsPost(call, post);
};
