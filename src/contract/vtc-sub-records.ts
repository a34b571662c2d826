import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { page, windowQuery } from './pagination.js';
import { dateTime, integer, text } from './values.js';

const flag = z.boolean();

/** A news post of a company. */
export const vtcNewsPost = z.object({
  id: integer,
  title: z.string(),
  content: z.string(),
  image: text,
  pinned: flag,
  createdAt: dateTime,
  authorName: z.string(),
  authorImage: text,
});

/** Reads the news of a company. */
export const vtcNews = endpoint({
  path: '/vtcs/{id}/news',
  query: windowQuery(50, 20, {}),
  response: page(vtcNewsPost, {}),
});

/** An album of a company's gallery. */
export const galleryAlbum = z.object({ id: integer, title: z.string(), description: text });

/** An image of a company's gallery. */
export const galleryImage = z.object({
  id: integer,
  albumId: z.nullable(integer),
  title: z.string(),
  caption: text,
  imageUrl: z.string(),
  thumbnailUrl: text,
  featured: flag,
  createdAt: z.string(),
});

/** Reads the gallery of a company; `images` and `items` are the same. */
export const vtcGallery = endpoint({
  path: '/vtcs/{id}/gallery',
  query: windowQuery(60, 30, { albumId: z.optional(integer) }),
  response: page(galleryImage, { albums: z.array(galleryAlbum), images: z.array(galleryImage) }),
});

/** A company that another one works with. */
export const partnership = z.object({
  id: integer,
  name: z.string(),
  handle: text,
  profilePicture: text,
  banner: text,
  verified: flag,
  partnered: flag,
  partnershipCreatedAt: z.string(),
});

/** Reads the partnerships of a company in which both are public. */
export const vtcPartnerships = endpoint({
  path: '/vtcs/{id}/partnerships',
  response: z.object({ items: z.array(partnership) }),
});

/** Reads how a company is rated. */
export const vtcTier = endpoint({
  path: '/vtcs/{id}/tier',
  response: z.object({
    tier: z.string(),
    validated: flag,
    verified: flag,
    partnered: flag,
    official: flag,
    activityScore: integer,
    reviewedAt: text,
  }),
});

/** A question to those who apply at a company. */
export const recruitmentQuestion = z.object({
  id: integer,
  displayId: integer,
  question: z.string(),
  questionType: z.enum(['text', 'textarea', 'select', 'radio']),
  options: z.array(z.string()),
  required: flag,
});

/** Reads the form for those who apply at a company; null while it does not recruit. */
export const vtcRecruitment = endpoint({
  path: '/vtcs/{id}/recruitment',
  response: z.object({
    recruitment: z.nullable(
      z.object({
        title: z.string(),
        description: text,
        questions: z.array(recruitmentQuestion),
      }),
    ),
  }),
});
