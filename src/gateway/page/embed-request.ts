import { attributesOf, isTag, type Tag } from '../ssr/elements.js';
import { type Failure, notFound, refused } from '../upstream/outcome.js';
import { isVtcName } from '../upstream/question.js';

/** What a frame shows. */
export interface EmbedRequest {
  readonly tag: Tag;
  /** Undefined for server statistics in nobody's colours. */
  readonly vtc: string | undefined;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Of these a frame decides itself: a token and a base are the gateway's, and links go nowhere of a visitor's choice. */
const own = ['token', 'api-base', 'href-template', 'loading', 'structured-data'];
const longest = 200;

/** Reads the address of a frame: `/embed/<tag>` with the element's attributes as parameters. */
export function embedRequest(tag: string, search: URLSearchParams): EmbedRequest | Failure {
  if (!isTag(tag)) return notFound;
  const known = attributesOf(tag).filter((name) => !own.includes(name));
  const attributes = new Map<string, string>();
  for (const [name, value] of search) {
    if (!known.includes(name)) return refused(`The parameters are: ${known.join(', ')}.`);
    if (attributes.has(name)) return refused('A parameter is given twice.');
    if (value.length > longest) return refused(`${name} is too long.`);
    attributes.set(name, value);
  }
  const vtc = attributes.get('vtc');
  if (vtc === undefined && tag !== 'server-stats') return refused('vtc is missing.');
  if (vtc !== undefined && !isVtcName(vtc)) return notFound;
  return { tag, vtc, attributes };
}
