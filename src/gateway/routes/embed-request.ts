import { attributeNames, isTag, needsCompany, type Tag } from '../ssr/elements.js';
import { addressAttributes, isAddressAttribute } from '../../contract/address-attributes.js';
import { badRequest, type UpstreamFailure, notFoundFailure } from '../upstream/result.js';
import { knownTag } from '../parameters.js';
import { isVtcName } from '../upstream/api-request.js';

/** Element of a frame with its attributes. */
export interface EmbedRequest {
  readonly tag: Tag;
  /** Undefined for server statistics without a company's colours. */
  readonly vtc: string | undefined;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Attributes that the gateway sets itself. */
const excluded = ['token', 'api-base', 'loading', 'structured-data'];
/** Twelve companies fit. */
const maxLength = 500;

/** Whether all links of an address attribute lead to an allowed host. */
const leadsTo = (address: string, hosts: readonly string[]): boolean =>
  URL.canParse(address) &&
  new URL(address).protocol === 'https:' &&
  hosts.includes(new URL(address).host);

/** Why a visitor may not choose the value of an attribute; undefined if they may. */
function refusalOf(name: string, value: string, linkHosts: readonly string[]): string | undefined {
  if (excluded.includes(name)) return `${name} is set by the gateway.`;
  if (isAddressAttribute(name) && !leadsTo(value, linkHosts))
    return `${name} needs an https URL of a host that the gateway allows (linkHosts).`;
  if (name === 'heading' && value !== '' && linkHosts.length === 0)
    return 'heading may only be empty, unless the gateway allows hosts (linkHosts).';
  return value.length > maxLength ? `${name} is too long.` : undefined;
}

/**
 * Parses the URL of a frame: `/embed/<tag>` with the element's attributes as parameters; others, such as `fbclid`, are
 * ignored. `linkHosts` are the hosts that its links may lead to.
 */
export function embedRequest(
  tag: string,
  search: URLSearchParams,
  linkHosts: readonly string[] = [],
): EmbedRequest | UpstreamFailure {
  if (!isTag(tag)) return notFoundFailure;
  const known = attributeNames(tag);
  const attributes = new Map<string, string>();
  for (const [name, value] of search) {
    if (![...known, ...excluded, ...addressAttributes].includes(name)) continue;
    const refusal = refusalOf(name, value, linkHosts);
    if (refusal !== undefined) return badRequest(refusal);
    if (attributes.has(name)) return badRequest('A parameter is repeated.');
    attributes.set(name, name === 'lang' ? knownTag(value) : value);
  }
  const vtc = attributes.get('vtc');
  if (vtc === undefined && !attributes.get('vtcs') && needsCompany(tag))
    return badRequest('vtc is missing.');
  if (vtc !== undefined && !isVtcName(vtc)) return notFoundFailure;
  return { tag, vtc, attributes };
}

/** Path and query of the frame without ignored parameters: equal frames have equal addresses. */
export function embedAddress({ tag, attributes }: EmbedRequest): string {
  const sorted = [...attributes].sort(([first], [second]) => (first < second ? -1 : 1));
  const query = new URLSearchParams(sorted).toString();
  return `/embed/${tag}${query && `?${query}`}`;
}
