import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { vtcDetail } from '../../contract/vtc-detail.js';
import type { PlainMessageKey } from '../../locales/messages.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderer } from '../page/renderer.js';
import { recordingQuery, type Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { type ConvoyChoice, type ConvoyRequest, loadShownConvoy } from '../share/find-convoy.js';
import {
  messagePage,
  type ShareDocument,
  sharePage,
  type ShownConvoy,
  pageChangesAt,
} from '../share/share-page.js';
import { siteUrl } from '../share/share-urls.js';
import { companyTexts, textsFor } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import type { PublicCompany } from '../upstream/companies.js';
import { etagOf } from '../upstream/etag.js';
import { isFailure, type Result, type UpstreamFailure } from '../upstream/result.js';
import { failureHeaders, renderedResponse } from './respond.js';

const parameters = { lang: z.optional(languageTag), 'time-zone': z.optional(timeZoneSchema) };

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

  /** The page of a convoy, or that none is planned; `results` are the responses that it is made of. */
  function documentOf(
    company: PublicCompany,
    shown: ShownConvoy | undefined,
    lang: string | undefined,
    results: readonly Result[],
  ): Promise<ShareDocument> {
    if (!shown) {
      const texts = companyTexts(company.detail, lang);
      return messagePage('noConvoys', { texts, apiBase, company });
    }
    const { id } = shown.convoy.event;
    const times = results.flatMap((result) => (isFailure(result) ? [] : [result.storedAt]));
    return sharePage({
      ...shown,
      receivedAt: Math.min(shown.now, ...times),
      apiBase,
      pageUrl: shareUrls.page(company, id),
      posterUrl: png && shareUrls.poster(company, id),
      site: siteUrl(siteUrlTemplate, company, id),
    });
  }

  async function loadPage(
    request: ConvoyRequest,
  ): Promise<(() => Promise<Rendered>) | UpstreamFailure> {
    const { vtc, visitor, lang } = request;
    const company = await find(vtc, visitor);
    if (isFailure(company)) return company;
    const recording = recordingQuery(query);
    const shown = await loadShownConvoy(recording.query, company, request);
    if (shown && isFailure(shown)) return shown;
    const page = await documentOf(company, shown, lang, recording.results);
    return async () => ({
      body: encoder.encode(page.html),
      headers: { ...headersOf(page), etag: await etagOf(page.html) },
      requests: [apiRequest(vtcDetail, vtc), ...recording.requests],
      results: [company.response, ...recording.results],
      expiresAt: shown ? pageChangesAt(shown.convoy, clock.now()) : Infinity,
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
    const load = () =>
      loadPage({ vtc, choice: convoyChoice(event), visitor, now: clock.now(), ...parsed });
    const page = await rendered(key, visitor, load);
    return isFailure(page) ? failed(context, page) : renderedResponse(context, page, clock.now());
  });
}
