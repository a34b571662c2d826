import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { safeUrl } from '../../contract/safe-url.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { type ConvoyEvent, currentConvoys } from '../../convoys/convoy.js';
import { calendarFile, escapedValue } from '../../convoys/export/calendar-file.js';
import { shownName } from '../../text/shown-name.js';
import { convoyRecords } from '../convoy-records.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderer } from '../page/renderer.js';
import { recordingQuery, type Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { namesIn, scopedConvoys, scopeOf, scopeParameters } from '../scoped-convoys.js';
import { companyTexts } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import { allAwaitable, mapAwaitable, type Awaitable } from '../upstream/awaitable.js';
import { etagOf } from '../upstream/etag.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, notFoundFailure, type UpstreamFailure } from '../upstream/result.js';
import { corsHeaders, problem, renderedResponse } from './respond.js';

const maxEntries = 100;
const maxFileBytes = 16_000_000;

const parameters = {
  lang: z.optional(languageTag),
  'time-zone': z.optional(timeZoneSchema),
  ...scopeParameters,
};
type Parameters = z.infer<z.ZodMiniObject<typeof parameters>>;

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
    const scope = scopeOf(fileName.slice(0, -4), parsed);
    if (isFailure(scope)) return scope;
    const vtcs = namesIn(scope);
    const found = await allAwaitable(vtcs.map((name) => find(name, visitor)));
    const companies = found.flatMap((one) => (isFailure(one) ? [] : [one]));
    const [company] = companies;
    if (!company) return found.find(isFailure) ?? notFoundFailure;
    const recording = recordingQuery(query);
    const convoys = await scopedConvoys(recording.query, scope, visitor);
    if (isFailure(convoys)) return convoys;

    const now = clock.now();
    const shown = currentConvoys(convoys.events, now).slice(0, maxEntries);
    const { records } = await convoyRecords(recording.query, shown, visitor);
    return async () => {
      const { detail } = company;
      const { locale, translate } = companyTexts(detail, parsed.lang);
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
