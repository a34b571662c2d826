import * as z from 'zod/mini';
import { zoneOf } from '../intl/time.js';
import { badRequest, type UpstreamFailure } from './upstream/result.js';

/** A BCP 47 tag, whether or not there are texts in that language. */
export const languageTag = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, 'a language tag such as de or pt-BR'));

/** An IANA time zone. */
export const timeZoneSchema = z
  .string()
  .check(z.refine((text) => text !== '' && zoneOf(text) !== undefined, 'an IANA time zone'));

/** Parses query parameters; the failure names unknown, repeated and invalid ones. */
export function readParameters<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
  search: URLSearchParams,
): z.infer<z.ZodMiniObject<Shape>> | UpstreamFailure {
  const keys = [...search.keys()];
  if (keys.some((key) => !Object.hasOwn(shape, key)))
    return badRequest(`The parameters are: ${Object.keys(shape).join(', ')}.`);
  if (new Set(keys).size < keys.length) return badRequest('A parameter is repeated.');
  const parsed = z.object(shape).safeParse(Object.fromEntries(search));
  if (parsed.success) return parsed.data;
  return badRequest(
    parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message.slice(0, 200)}.`)
      .join(' '),
  );
}
