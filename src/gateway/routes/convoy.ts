import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { vtcDetail } from '../../contract/vtc-detail.js';
import type { Convoy } from '../../convoys/convoy.js';
import type { PlainMessageKey } from '../../locales/messages.js';
import { convoyRecords } from '../convoy-records.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderer } from '../page/renderer.js';
import { recordingQuery, type Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { type ConvoyChoice, findConvoy } from '../share/find-convoy.js';
import { messagePage, type ShareDocument, sharePage, pageChangesAt } from '../share/share-page.js';
import { siteUrl } from '../share/share-urls.js';
import { textsFor } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import type { PublicCompany } from '../upstream/companies.js';
import { etagOf } from '../upstream/etag.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, type UpstreamFailure } from '../upstream/result.js';
import { failureHeaders, renderedResponse } from './respond.js';

const parameters = { lang: z.optional(languageTag), 'time-zone': z.optional(timeZoneSchema) };
type Parameters = z.infer<z.ZodMiniObject<typeof parameters>>;

const maxPageBytes = 16_000_000;
const encoder = new TextEncoder();

const failureKeys: Readonly<Partial<Record<number, PlainMessageKey>>> = {
  404: 'notFound',
  401: 'unauthorized',
  403: 'unauthorized',
  429: 'busy',
  503: 'busy',
};

/** Id of a convoy in a URL. */
export const convoyChoice = (text: string): ConvoyChoice => (text === 'next' ? text : Number(text));

/** `/convoy/<vtc>/<id>` and `/convoy/<vtc>/next`: a page about a convoy, for links in chats and search engines. */
export function convoyRoute(
  app: Hono,
  { query, find, createVisitor, options }: Dependencies,
): void {
  const { clock, apiBase, siteUrlTemplate, shareUrls, png } = options;
  const rendered = createRenderer({ query, clock, maxBytes: maxPageBytes });

  const headersOf = ({ policy }: ShareDocument) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'referrer-policy': 'strict-origin',
  });

  async function documentOf(
    company: PublicCompany,
    convoy: Convoy | undefined,
    { lang, 'time-zone': zone }: Parameters,
    recording: ReturnType<typeof recordingQuery>,
    visitor: Visitor,
  ): Promise<ShareDocument> {
    const { detail } = company;
    const texts = textsFor(lang, detail.language);
    if (!convoy) return messagePage('noConvoys', { texts, apiBase, company });
    const now = clock.now();
    const tab = convoy.endMs <= now ? 'past' : 'upcoming';
    const { records } = await convoyRecords(recording.query, [convoy], visitor, tab);
    const { id } = convoy.event;
    return sharePage({
      company,
      convoy,
      record: records.get(id),
      texts,
      zone: zone ?? timeZoneSchema.safeParse(detail.timezone).data ?? 'UTC',
      now,
      receivedAt: Math.min(
        now,
        ...recording.results.flatMap((result) => (isFailure(result) ? [] : [result.storedAt])),
      ),
      apiBase,
      pageUrl: shareUrls.page(company, id),
      posterUrl: png && shareUrls.poster(company, id),
      site: siteUrl(siteUrlTemplate, company, id),
    });
  }

  async function loadPage(
    vtc: string,
    choice: ConvoyChoice,
    parsed: Parameters,
    visitor: Visitor,
  ): Promise<(() => Promise<Rendered>) | UpstreamFailure> {
    const company = await find(vtc, visitor);
    if (isFailure(company)) return company;
    const recording = recordingQuery(query);
    const convoy = await findConvoy(recording.query, vtc, choice, { visitor, now: clock.now() });
    if (convoy && isFailure(convoy)) return convoy;
    const page = await documentOf(company, convoy, parsed, recording, visitor);
    return async () => ({
      body: encoder.encode(page.html),
      headers: { ...headersOf(page), etag: await etagOf(page.html) },
      requests: [apiRequest(vtcDetail, vtc), ...recording.requests],
      results: [company.response, ...recording.results],
      expiresAt: convoy ? pageChangesAt(convoy, clock.now()) : Infinity,
    });
  }

  async function failed({ req }: Context, failure: UpstreamFailure): Promise<Response> {
    const texts = textsFor(req.query('lang'), req.header('accept-language')?.split(/[,;]/)[0]);
    const page = await messagePage(failureKeys[failure.status] ?? 'failed', { texts, apiBase });
    return new Response(page.html, {
      status: failure.status,
      headers: {
        ...headersOf(page),
        ...failureHeaders(failure),
        vary: 'accept-language',
      },
    });
  }

  app.get('/convoy/:vtc/:event{\\d{1,10}|next}', async (context) => {
    const { vtc, event } = context.req.param();
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return failed(context, parsed);
    const visitor = createVisitor(context);
    const key = JSON.stringify([vtc, event, parsed.lang, parsed['time-zone']]);
    const load = () => loadPage(vtc, convoyChoice(event), parsed, visitor);
    const page = await rendered(key, visitor, load);
    return isFailure(page) ? failed(context, page) : renderedResponse(context, page, clock.now());
  });
}
