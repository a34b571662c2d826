import * as z from 'zod/mini';
import { zoneOf } from '../intl/time.js';
import { type Failure, refused } from './upstream/outcome.js';

/** A BCP 47 tag; which languages have texts is another question. */
export const languageTag = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, 'a language tag such as de or pt-BR'));

/** An IANA time zone. */
export const timeZone = z
  .string()
  .check(z.refine((text) => text !== '' && zoneOf(text) !== undefined, 'an IANA time zone'));

/** Reads the parameters of an address; an unknown one, one given twice or a wrong value is refused by name. */
export function readParameters<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
  search: URLSearchParams,
): z.infer<z.ZodMiniObject<Shape>> | Failure {
  const keys = [...search.keys()];
  const unknown = keys.find((key) => !Object.hasOwn(shape, key));
  const known = Object.keys(shape).join(', ');
  if (unknown !== undefined) return refused(`The parameters are: ${known}.`);
  if (new Set(keys).size < keys.length) return refused('A parameter is given twice.');
  const read = z.object(shape).safeParse(Object.fromEntries(search));
  if (read.success) return read.data;
  return refused(
    read.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message.slice(0, 200)}.`)
      .join(' '),
  );
}
