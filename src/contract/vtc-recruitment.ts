import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer, sideList, nullableText } from './values.js';

/** A question of a company's application form. */
export const recruitmentQuestion = z.object({
  id: integer,
  displayId: integer,
  question: z.string(),
  questionType: z.enum(['text', 'textarea', 'select', 'radio']),
  options: sideList(z.string()),
  required: z.boolean(),
});

/** The application form of a company. */
export const recruitmentForm = z.object({
  title: z.string(),
  description: nullableText,
  questions: sideList(recruitmentQuestion),
});

/** Reads the application form of a company; null while it does not recruit. */
export const vtcRecruitment = endpoint({
  path: '/vtcs/{id}/recruitment',
  response: z.object({ recruitment: z.nullable(recruitmentForm) }),
});
