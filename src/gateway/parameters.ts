import * as z from 'zod/mini';
import { canonicalTags } from '../intl/language-tag.js';
import { zoneOf } from '../intl/time.js';
import { badRequest, type UpstreamFailure } from './upstream/result.js';

/** The BCP 47 tag of a language as a CMS may write it, `de_AT.UTF-8`; the text itself if no beginning of it is a tag. */
export const knownTag = (text: string): string => canonicalTags(text)[0] ?? text;

/** A BCP 47 tag, whether or not there are texts in that language. */
export const languageTag = z
  .pipe(z.string(), z.transform(knownTag))
  .check(z.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, 'a language tag such as de or pt-BR'));

/** An IANA time zone. */
export const timeZoneSchema = z
  .string()
  .check(z.refine((text) => text !== '' && zoneOf(text) !== undefined, 'an IANA time zone'));

/** Parses the known query parameters, without others such as `fbclid`; the failure names repeated and invalid ones. */
export function readParameters<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
  search: URLSearchParams,
): z.infer<z.ZodMiniObject<Shape>> | UpstreamFailure {
  const known = [...search].filter(([key]) => Object.hasOwn(shape, key));
  const keys = known.map(([key]) => key);
  if (new Set(keys).size < keys.length) return badRequest('A parameter is repeated.');
  const parsed = z.object(shape).safeParse(Object.fromEntries(known));
  if (parsed.success) return parsed.data;
  return badRequest(
    parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message.slice(0, 200)}.`)
      .join(' '),
  );
}
