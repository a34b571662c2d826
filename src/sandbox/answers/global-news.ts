import type * as z from 'zod/mini';
import type * as contract from '../../contract/global-news.js';
import type { Answer, RequestContext } from './call.js';
import { notFound } from './failure.js';
import { avatar, iso, picture } from '../world/formats.js';
import { pageOf, pageWindow } from './pages.js';
import { madeUpPosts, type Post } from '../world/posts.js';

const platform = 0;
const count = 43;

function newsPost(context: RequestContext, post: Post): z.output<typeof contract.newsPost> {
  const author = context.world.user(post.id % Math.min(5, context.world.userCount));
  return {
    id: post.id,
    authorId: author.id,
    title: post.title,
    content: post.content,
    image: picture(context, post.hasImage, 'photo', post.id),
    pinned: post.pinned,
    published: true,
    createdAt: iso(post.createdMs),
    updatedAt: iso(post.createdMs),
    author: { name: author.name, image: avatar(context, author) },
  };
}

const posts = ({ world, now }: RequestContext) => madeUpPosts(world.seed, platform, count, now);

/** The official news, the latest first. */
export const answerNews: Answer<typeof contract.news> = (call) =>
  pageOf(posts(call), pageWindow(call.query), (post) => newsPost(call, post));

/** One official news post. */
export const answerNewsItem: Answer<typeof contract.newsItem> = (call) => {
  const post = posts(call).find(({ id }) => String(id) === call.params.newsId);
  if (!post) throw notFound('news post');
  return newsPost(call, post);
};
