import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { safeUrl } from '../../contract/safe-url.js';
import { type ConvoyEvent, currentConvoys } from '../../convoys/convoy.js';
import { calendarFile, escapedValue } from '../../convoys/export/calendar-file.js';
import { companyConvoys } from '../company-convoys.js';
import { convoyRecords } from '../convoy-records.js';
import type { Dependencies } from '../dependencies.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { textsFor } from '../texts.js';
import { isFailure } from '../upstream/result.js';
import { combinedFreshness, corsHeaders, problem, success } from './respond.js';

const maxEntries = 100;
const maxFileBytes = 16_000_000;

const parameters = { lang: z.optional(languageTag), 'time-zone': z.optional(timeZoneSchema) };

/** `/calendar/<vtc>.ics`: live and upcoming convoys as a feed for calendar subscriptions. */
export function calendarRoute(app: Hono, { query, find, visitorOf, options }: Dependencies): void {
  // By URL, shown convoys, and versions of the responses.
  const files = new LRUCache<string, string, () => string>({
    maxSize: maxFileBytes,
    sizeCalculation: (file, key) => 2 * (file.length + key.length),
    memoMethod: (_, __, { context }) => context(),
  });

  app.get('/calendar/:file{.+\\.ics}', async (context) => {
    const vtc = context.req.param('file').slice(0, -4);
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed);
    const visitor = visitorOf(context);
    const company = await find(vtc, visitor);
    if (isFailure(company)) return problem(company);
    const convoys = await companyConvoys(query, vtc, visitor);
    if (isFailure(convoys)) return problem(convoys);

    const { detail } = company;
    const now = options.clock.now();
    const shown = currentConvoys(convoys.events, now).slice(0, maxEntries);
    const { records, responses } = await convoyRecords(query, shown, visitor);
    const all = [company.response, ...convoys.responses, ...responses];
    const { locale, translate } = textsFor(parsed.lang, detail.language);
    const zone = parsed['time-zone'] ?? timeZoneSchema.safeParse(detail.timezone).data ?? 'UTC';
    const { publicUrl } = options;
    const text = {
      translate,
      zones: { locale, zone, secondZone: undefined },
      // The time of the oldest response, so that the file changes only with the data.
      now: Math.min(now, ...convoys.responses.map(({ storedAt }) => storedAt)),
      linkOf: ({ externalLink }: ConvoyEvent) => safeUrl(externalLink),
      apiBase: options.apiBase,
      recordOf: ({ id }: ConvoyEvent) => records.get(id),
      pageUrl: publicUrl && `${publicUrl}/embed/vtc-upcoming-events?vtc=${vtc}`,
    };
    const makeFile = () =>
      calendarFile(text, shown, [
        'METHOD:PUBLISH',
        `X-WR-CALNAME:${escapedValue(detail.name)}`,
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
      ]);
    const versions = all.map(({ etag, storedAt }) => `${etag} ${storedAt}`);
    const key = [context.req.url, shown[0]?.event.id, shown.length, ...versions].join(' ');
    const file = files.memo(key, { context: makeFile });
    return success(context, file, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${vtc}.ics"`,
      ...(await combinedFreshness(file, all, now)),
      ...corsHeaders,
    });
  });
}
