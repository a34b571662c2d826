import * as z from 'zod/mini';
import { Failure } from './failure.js';

const { localeError } = z.locales.en();

/** Reads a request's part by its schema, or fails naming each field that breaks it. */
export function validate(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value, { error: localeError });
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const names = [...new Set(details.map(({ path }) => path))].join(', ');
  throw new Failure('VALIDATION_ERROR', `Not valid: ${names || 'the body'}.`, details);
}
