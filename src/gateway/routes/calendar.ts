import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { safeUrl } from '../../contract/safe-url.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { type ConvoyEvent, currentConvoys } from '../../convoys/convoy.js';
import { calendarFile, escapedValue } from '../../convoys/export/calendar-file.js';
import { shownName } from '../../text/shown-name.js';
import { maxListedCompanies } from '../../contract/tokens.js';
import { loadConvoys } from '../../convoys/collection.js';
import { type ConvoyScope, scopeTypes } from '../../convoys/scope.js';
import { type CompanyConvoys, companyConvoys } from '../company-convoys.js';
import { elementQuery, errorOf, failureOf } from '../page/element-query.js';
import type { UpstreamQuery } from '../upstream/companies.js';
import { convoyRecords } from '../convoy-records.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderer } from '../page/renderer.js';
import { recordingQuery, type Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { textsFor } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import { allAwaitable, mapAwaitable, type Awaitable } from '../upstream/awaitable.js';
import { etagOf } from '../upstream/etag.js';
import type { Visitor } from '../upstream/response-cache.js';
import {
  badRequest,
  isFailure,
  notFoundFailure,
  type UpstreamFailure,
} from '../upstream/result.js';
import { corsHeaders, problem, renderedResponse } from './respond.js';

const maxEntries = 100;
const maxFileBytes = 16_000_000;

const listText = z.optional(z.string().check(z.maxLength(500)));

const parameters = {
  lang: z.optional(languageTag),
  'time-zone': z.optional(timeZoneSchema),
  include: listText,
  also: listText,
};
type Parameters = z.infer<z.ZodMiniObject<typeof parameters>>;

/** The attributes `include` and `also` of elements, from the parameters of these names. */
const scopeOf = ({ include, also }: Parameters) => ({
  include: scopeTypes.include.parse(include),
  also: scopeTypes.also.parse(also),
});

/** The convoys of a feed, as an element with these attributes shows them, with the responses that they are from. */
async function loadFeed(
  scope: ConvoyScope,
  send: UpstreamQuery,
  load: (vtc: string) => Promise<CompanyConvoys | UpstreamFailure>,
): Promise<CompanyConvoys | UpstreamFailure> {
  const { query, responses } = elementQuery(send);
  try {
    const { items } = await loadConvoys(query, {
      scope,
      loadCompany: async (vtc) => {
        const convoys = await load(vtc);
        if (isFailure(convoys)) throw errorOf(convoys);
        responses.push(...convoys.responses);
        return { items: [...convoys.events] };
      },
      isEnough: () => false,
      current: undefined,
      failed: () => undefined,
    });
    return { events: items, responses };
  } catch (error) {
    return failureOf(error);
  }
}
const encoder = new TextEncoder();

/** `/calendar/<vtc>.ics`: live and upcoming convoys as a feed for calendar subscriptions. */
export function calendarRoute(
  app: Hono,
  { query, find, createVisitor, options }: Dependencies,
): void {
  const { clock, publicUrl, apiBase } = options;
  const rendered = createRenderer({ query, clock, maxBytes: maxFileBytes });

  /** Loads the data of a file; returns the function that renders it. */
  async function loadFile(
    fileName: string,
    parsed: Parameters,
    visitor: Visitor,
  ): Promise<(() => Promise<Rendered>) | UpstreamFailure> {
    const vtcs = fileName.slice(0, -4).split('+');
    const [vtc = ''] = vtcs;
    const scope = { ...scopeOf(parsed), vtc, vtcs: vtcs.length > 1 ? vtcs : [] };
    if (vtcs.length > maxListedCompanies)
      return badRequest(`At most ${maxListedCompanies} companies.`);
    const found = await allAwaitable(vtcs.map((name) => find(name, visitor)));
    const companies = found.flatMap((one) => (isFailure(one) ? [] : [one]));
    const [company] = companies;
    if (!company) return found.find(isFailure) ?? notFoundFailure;
    const recording = recordingQuery(query);
    const convoys = await loadFeed(
      scope,
      (request) => recording.query(request, visitor),
      (name) => companyConvoys(recording.query, name, visitor),
    );
    if (isFailure(convoys)) return convoys;

    const now = clock.now();
    const shown = currentConvoys(convoys.events, now).slice(0, maxEntries);
    const { records } = await convoyRecords(recording.query, shown, visitor);
    return async () => {
      const { detail } = company;
      const { locale, translate } = textsFor(parsed.lang, detail.language);
      const zone = parsed['time-zone'] ?? timeZoneSchema.safeParse(detail.timezone).data ?? 'UTC';
      const text = {
        translate,
        zones: { locale, zone, secondZone: undefined },
        // The time of the oldest response, so that the file changes only with the data.
        now: Math.min(now, ...convoys.responses.map(({ storedAt }) => storedAt)),
        linkOf: ({ externalLink }: ConvoyEvent) => safeUrl(externalLink),
        apiBase,
        recordOf: ({ id }: ConvoyEvent) => records.get(id),
        pageUrl:
          publicUrl &&
          `${publicUrl}/embed/vtc-upcoming-events?${vtcs[1] ? 'vtcs' : 'vtc'}=${vtcs.join('+')}`,
      };
      const file = calendarFile(text, shown, [
        'METHOD:PUBLISH',
        `X-WR-CALNAME:${escapedValue(companies.map((one) => shownName(one.detail.name, one.detail.handle)).join(', '))}`,
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
      ]);
      return {
        body: encoder.encode(file),
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `inline; filename="${vtcs.join('+')}.ics"`,
          etag: await etagOf(file),
          ...corsHeaders,
        },
        requests: [...vtcs.map((name) => apiRequest(vtcDetail, name)), ...recording.requests],
        results: [
          ...found.map((one) => (isFailure(one) ? one : one.response)),
          ...recording.results,
        ],
        expiresAt: Math.min(...shown.map(({ endMs }) => endMs)),
      };
    };
  }

  app.get('/calendar/:file{.+\\.ics}', (context): Awaitable<Response> => {
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed);
    const address = JSON.stringify([context.req.param('file'), ...Object.entries(parsed)]);
    const visitor = createVisitor(context);
    const load = () => loadFile(context.req.param('file'), parsed, visitor);
    return mapAwaitable(rendered(address, visitor, load), (file) =>
      isFailure(file) ? problem(file) : renderedResponse(context, file, clock.now()),
    );
  });
}
