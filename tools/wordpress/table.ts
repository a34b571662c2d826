// The plugin's table of elements and endpoints, generated from the manifest, the contract and the gateway.
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { namedEndpoints } from '../../src/contract/endpoints.ts';
import { rateLimits } from '../../src/contract/rate-limits.ts';
import { attendanceStatuses, newsMaxLength } from '../../src/contract/management.ts';
import { maxListedCompanies } from '../../src/contract/tokens.ts';
import { convoyPageSize } from '../../src/convoys/convoy.ts';
import { contactFields, withheldFields } from '../../src/contract/withheld-fields.ts';
import { isTag, defaultRefreshSeconds } from '../../src/gateway/ssr/elements.ts';
import { backOffMs, cooldownMs } from '../../src/gateway/upstream/back-off.ts';
import {
  commonLimits,
  freshSeconds,
  positionKeyOf,
  reservedNames,
  vtcName,
} from '../../src/gateway/upstream/api-request.ts';
import {
  staleIfErrorSeconds,
  notFoundSeconds,
} from '../../src/gateway/upstream/response-records.ts';
import { loadableLanguages } from '../../src/locales/loadable.ts';
import { elements as described } from '../../src/widgets/all.ts';
import {
  type DocumentedAttribute,
  type DocumentedElement,
  isCommon,
} from '../generate/documented.ts';

/** Common attributes that the editor shows beside an element's own, as the configurator does. */
const prominent = new Set(['theme', 'look', 'lang', 'time-zone', 'heading']);

/** The editor's control for an attribute. */
function controlOf({ name, values, list, open, type }: DocumentedAttribute): string {
  if (name === 'lang') return 'language';
  if (name.endsWith('time-zone')) return 'zone';
  if (type?.text === 'boolean') return 'flag';
  if (type?.text === 'number') return 'number';
  if (values && list) return 'list';
  return values && !open ? 'choice' : 'text';
}

const groupOf = (attribute: DocumentedAttribute): string => {
  if (attribute.name === 'vtc') return 'company';
  return !isCommon(attribute) || prominent.has(attribute.name) ? 'look' : 'more';
};

function ruleOf(attribute: DocumentedAttribute) {
  const { values, list, open, separator, min, max, default: defaultValue } = attribute;
  return {
    control: controlOf(attribute),
    group: groupOf(attribute),
    ...(values && { values }),
    ...(list && { list, separator }),
    ...(open && { open }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(defaultValue !== undefined && defaultValue !== 'false' && { default: defaultValue }),
  };
}

const groups = ['company', 'look', 'more'];
const groupIndex = (attribute: DocumentedAttribute) => groups.indexOf(groupOf(attribute));

/** Attributes that authors may set: no secrets, and no addresses of requests or links. */
const attributesOf = ({ attributes }: DocumentedElement) =>
  Object.fromEntries(
    attributes
      .filter(({ sensitive }) => !sensitive)
      .sort((a, b) => groupIndex(a) - groupIndex(b))
      .map((attribute) => [attribute.name, ruleOf(attribute)]),
  );

const schemaOf = (schema: unknown) =>
  z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' });

const optional = new Set<string>([...withheldFields, ...contactFields]);

/** An endpoint with the rules of the gateway. */
function endpointRule(endpoint: Endpoint) {
  const query = endpoint.query ? (schemaOf(endpoint.query).properties ?? {}) : {};
  const position = positionKeyOf(endpoint) ?? '';
  return {
    path: endpoint.path,
    fresh: freshSeconds.get(endpoint),
    embed: endpoint.authentication === 'embed',
    /** Whether a stale response is never served. */
    revalidate: endpoint.mustRevalidate === true,
    // Elements request the first page as position 0.
    query: position ? { ...query, [position]: { ...Object(query[position]), default: 0 } } : query,
    /** Sizes of first pages that elements request by default. */
    limits: commonLimits.get(endpoint) ?? [],
    /** The parameter with which elements request further pages. */
    position,
    // A gateway leaves out the others.
    required: (schemaOf(endpoint.response).required ?? []).filter((name) => !optional.has(name)),
  };
}

/** Languages of the elements with their own names. */
const languages = [...new Set(['en', ...loadableLanguages])]
  .filter((code) => code !== 'pt')
  .sort()
  .map((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    return [code, own.charAt(0).toLocaleUpperCase(code) + own.slice(1)];
  });

/** Lists of convoys, of which elements request as many as there can be. */
const convoyLists = new Set(['upcomingEvents', 'vtcEvents']);

/** What the plugin takes from the about.ts of an element. */
function ownRules(tag: string) {
  const { hasCompany = true, requests = {} } = described.find((about) => about.tag === tag) ?? {};
  return {
    links: hasCompany,
    company: hasCompany,
    requests: Object.fromEntries(
      Object.entries(requests).map(([key, { endpoint, query }]) => [
        key,
        {
          endpoint,
          query: { ...query, ...(convoyLists.has(endpoint) && { limit: convoyPageSize }) },
        },
      ]),
    ),
  };
}

/** The table as plain data. */
export function pluginTable(elements: readonly DocumentedElement[]) {
  const requested = namedEndpoints.filter(([, endpoint]) => freshSeconds.has(endpoint));
  const half = ({ minute, fiveMinutes }: { minute: number; fiveMinutes: number }) => ({
    60: Math.floor(minute / 2),
    300: Math.floor(fiveMinutes / 2),
  });
  return {
    elements: Object.fromEntries(
      elements.map((element) => [
        element.tagName,
        {
          bundle: element.bundle,
          token: element.attributes.some(({ name }) => name === 'token'),
          ...ownRules(element.tagName),
          refresh: isTag(element.tagName) ? defaultRefreshSeconds(element.tagName) : 0,
          attributes: attributesOf(element),
        },
      ]),
    ),
    endpoints: Object.fromEntries(
      requested.map(([name, endpoint]) => [name, endpointRule(endpoint)]),
    ),
    management: Object.fromEntries(
      namedEndpoints
        .filter(([, { authentication }]) => authentication === 'management')
        .map(([name, { path, response }]) => [
          name,
          { path, required: schemaOf(response).required ?? [] },
        ]),
    ),
    news_max_length: newsMaxLength,
    attendance: attendanceStatuses,
    languages,
    vtc_pattern: `/${vtcName.source}/D`,
    reserved: [...reservedNames],
    stale_if_error_seconds: staleIfErrorSeconds,
    not_found_seconds: notFoundSeconds,
    retry_seconds: { first: backOffMs.first / 1000, max: backOffMs.max / 1000 },
    cooldown_seconds: {
      first: cooldownMs.first / 1000,
      further: cooldownMs.further / 1000,
      max: cooldownMs.max / 1000,
    },
    rate_limits: half(rateLimits.anonymous),
    max_convoys: convoyPageSize,
    max_companies: maxListedCompanies,
    withheld_fields: withheldFields,
    contact_fields: contactFields,
  };
}
