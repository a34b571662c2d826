import { attributeNames, isTag, needsCompany, type Tag } from '../ssr/elements.js';
import { badRequest, type UpstreamFailure, notFoundFailure } from '../upstream/result.js';
import { isVtcName } from '../upstream/api-request.js';

/** Element of a frame with its attributes. */
export interface EmbedRequest {
  readonly tag: Tag;
  /** Undefined for server statistics without a company's colours. */
  readonly vtc: string | undefined;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Attributes that the gateway sets itself, or that no visitor may choose. */
const excluded = ['token', 'api-base', 'href-template', 'loading', 'structured-data'];
const maxLength = 200;

/** Parses the URL of a frame: `/embed/<tag>` with the element's attributes as parameters. */
export function embedRequest(tag: string, search: URLSearchParams): EmbedRequest | UpstreamFailure {
  if (!isTag(tag)) return notFoundFailure;
  const allowed = attributeNames(tag).filter((name) => !excluded.includes(name));
  const attributes = new Map<string, string>();
  for (const [name, value] of search) {
    if (!allowed.includes(name)) return badRequest(`The parameters are: ${allowed.join(', ')}.`);
    if (attributes.has(name)) return badRequest('A parameter is repeated.');
    if (value.length > maxLength) return badRequest(`${name} is too long.`);
    attributes.set(name, value);
  }
  const vtc = attributes.get('vtc');
  if (vtc === undefined && needsCompany(tag)) return badRequest('vtc is missing.');
  if (vtc !== undefined && !isVtcName(vtc)) return notFoundFailure;
  return { tag, vtc, attributes };
}
