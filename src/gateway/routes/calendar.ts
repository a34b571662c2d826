import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { safeUrl } from '../../contract/safe-url.js';
import { type ConvoyEvent, convoysOf } from '../../convoys/convoy.js';
import { calendarFile, escaped } from '../../convoys/export/calendar-file.js';
import { companyConvoys } from '../company-convoys.js';
import type { Parts } from '../parts.js';
import { languageTag, readParameters, timeZone } from '../parameters.js';
import { textsFor } from '../texts.js';
import { isFailure } from '../upstream/outcome.js';
import { corsHeaders, keepAliveOf, made, problem, togetherFresh } from './respond.js';

const mostEntries = 100;

const parameters = { lang: z.optional(languageTag), 'time-zone': z.optional(timeZone) };

/** `/calendar/<vtc>.ics`: the convoys that run and come, as a feed that calendars subscribe to. */
export function calendarRoute(app: Hono, { ask, companies, options, urlOf }: Parts): void {
  app.get('/calendar/:file{.+\\.ics}', async (context) => {
    const vtc = context.req.param('file').slice(0, -4);
    const wanted = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(wanted)) return problem(wanted);
    const keepAlive = keepAliveOf(context);
    const company = await companies.find(vtc, keepAlive);
    if (isFailure(company)) return problem(company);
    const found = await companyConvoys(ask, vtc, keepAlive);
    if (isFailure(found)) return problem(found);

    const { detail } = company;
    const now = options.clock.now();
    const { locale, translate } = textsFor(wanted.lang, detail.language);
    const zone = wanted['time-zone'] ?? timeZoneOf(detail.timezone);
    const text = {
      translate,
      zones: { locale, zone, secondZone: undefined },
      // The moment of the answer, so that an answer gives the same file each time.
      now: Math.min(now, ...found.answers.map(({ storedAt }) => storedAt)),
      linkOf: ({ externalLink }: ConvoyEvent) => safeUrl(externalLink),
      apiBase: options.apiBase,
      pageUrl: `${urlOf(context)}/embed/vtc-upcoming-events?vtc=${vtc}`,
    };
    const file = calendarFile(text, convoysOf(found.events, now).slice(0, mostEntries), [
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${escaped(detail.name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]);
    return made(context, file, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${vtc}.ics"`,
      ...(await togetherFresh(file, [company.answer, ...found.answers], now)),
      ...corsHeaders,
    });
  });
}

/** The company's own zone, where it names one. */
const timeZoneOf = (text: string | null | undefined): string => {
  const read = timeZone.safeParse(text);
  return read.success ? read.data : 'UTC';
};
