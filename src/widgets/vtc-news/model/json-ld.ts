import { excerpt, memoizeByIdentity, plainExcerpt, safeUrl, visibleName } from '../../../base.js';
import { createdMs, postTitle } from './posts.js';
import type { NewsPost } from '../data.js';

const descriptionLetters = 300;

/** Description of a post in one line; parsed once per response. */
const descriptionOf = memoizeByIdentity(({ content }: NewsPost) =>
  excerpt(plainExcerpt(content).replace(/\s+/g, ' '), descriptionLetters),
);

const author = (name: string) => (name ? { '@type': 'Person', name } : undefined);

/** Posts as schema.org articles in JSON-LD; safe inside a script element, as it contains no `<`. */
export const newsJsonLd = (posts: readonly NewsPost[], urlOf: (post: NewsPost) => string): string =>
  JSON.stringify(
    posts.map((post) => ({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: postTitle(post),
      description: descriptionOf(post) || undefined,
      image: safeUrl(post.image),
      datePublished: new Date(createdMs(post)).toISOString(),
      author: author(visibleName(post.authorName)),
      url: urlOf(post),
    })),
  ).replace(/</g, '\\u003c');
