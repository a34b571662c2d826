import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../dependencies.js';
import type { CompleteOptions } from '../options.js';
import { type EmbedData, embedData } from '../page/embed-data.js';
import { createRenderQueue } from '../page/render-queue.js';
import { attributeNames, headingOf, defaultRefreshSeconds, showsContact } from '../ssr/elements.js';
import { renderElement } from '../ssr/render-element.js';
import { textsFor } from '../texts.js';
import type { PublicCompany } from '../upstream/companies.js';
import type { UpstreamRequest } from '../upstream/api-request.js';
import { etagOf } from '../upstream/etag.js';
import type { Visitor } from '../upstream/response-cache.js';
import { type ApiResponse, type UpstreamFailure, isFailure } from '../upstream/result.js';
import { elementScript, type ElementScript, embedErrorPage, embedPage } from './embed-page.js';
import { type EmbedRequest, embedRequest } from './embed-request.js';
import { failureHeaders, firstExpiry, success } from './respond.js';

/** Source of a content security policy that allows one inline script. */
async function hashSource(script: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/** Whether the API runs on this machine, as a sandbox does. */
const isLoopback = (apiBase: string): boolean => new URL(apiBase).protocol === 'http:';

/** Content security policy: the gateway's scripts and data, and images of companies; of this machine only beside a sandbox. */
async function policyOf(
  { publicUrl, apiBase }: Pick<CompleteOptions, 'publicUrl' | 'apiBase'>,
  { inlineScript }: Partial<ElementScript> = {},
) {
  const files = ['single/', 'locales/', 'vtc-embed.js'].map((path) => `${publicUrl}/${path}`);
  const scripts = [
    ...(publicUrl ? files : ["'self'"]),
    ...(inlineScript ? [await hashSource(inlineScript)] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `connect-src ${publicUrl ? `${publicUrl}/api/` : "'self'"}`,
    "style-src 'unsafe-inline'",
    `img-src https: data:${isLoopback(apiBase) ? ' http://localhost:* http://127.0.0.1:*' : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** Title of a frame for screen readers: company and default heading of the element. */
export const embedTitle = (
  { tag, attributes }: EmbedRequest,
  company: PublicCompany | undefined,
): string =>
  [company?.detail.name, headingOf(tag, attributes.get('lang'))].filter(Boolean).join(': ');

/** The company of a frame; undefined for a frame without one. */
export async function companyOf(
  { find, visitorOf }: Dependencies,
  { vtc }: EmbedRequest,
  context: Context,
): Promise<PublicCompany | UpstreamFailure | undefined> {
  return vtc === undefined ? undefined : find(vtc, visitorOf(context));
}

/** A rendered page, the requests whose responses it shows, and their entity tags. */
interface CachedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly UpstreamRequest[];
  readonly etags: readonly string[];
  readonly renderedAt: number;
}

const maxPageBytes = 32_000_000;
/** Pages contain relative times. */
const maxPageAgeMs = 60_000;

const etagsOf = (
  company: PublicCompany | undefined,
  responses: readonly ApiResponse[],
): string[] => [company?.response.etag ?? '', ...responses.map(({ etag }) => etag).sort()];

/** `/embed/<tag>`: a page with one element for frames, which shows its data without scripts too. */
export function embedRoute(app: Hono, dependencies: Dependencies): void {
  const { options, query, visitorOf } = dependencies;
  const { publicUrl } = options;
  // Relative to /embed/<tag>; never from the Host header, which a cache could store for others.
  const root = publicUrl ?? '..';
  const pageHeaders = async (script?: ElementScript) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': await policyOf(options, script),
    'referrer-policy': 'strict-origin',
  });

  async function failed({ req }: Context, failure: UpstreamFailure): Promise<Response> {
    const accepted = (req.header('accept-language') ?? '')
      .split(',')
      .map((range) => range.split(';')[0]?.trim());
    const texts = textsFor(req.query('lang'), ...accepted);
    return new Response(await embedErrorPage(failure, texts, { root, theme: req.query('theme') }), {
      status: failure.status,
      headers: { ...(await pageHeaders()), ...failureHeaders(failure), vary: 'accept-language' },
    });
  }

  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxPageBytes,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });
  const inQueue = createRenderQueue();
  const rendering = new Map<string, Promise<CachedPage | UpstreamFailure>>();

  async function render(
    request: EmbedRequest,
    url: string,
    company: PublicCompany | undefined,
    loaded: EmbedData | UpstreamFailure,
  ): Promise<CachedPage> {
    const { tag, attributes } = request;
    const isColored = company && (attributes.get('theme') ?? 'auto') === 'auto';
    const theme = isColored ? company.detail.theme : undefined;
    const element = await renderElement(
      tag,
      {
        'refresh-seconds': defaultRefreshSeconds(tag),
        loading: 'eager',
        // A dialog is as high as the frame at most, and may open outside its visible part.
        ...(attributeNames(tag).includes('details') && { details: 'none' }),
        ...Object.fromEntries(attributes),
        // Responses of /api have no e-mail address: a refresh would remove it.
        ...(showsContact(attributes) && { 'refresh-seconds': 0 }),
        'api-base': `${root}/api`,
        ...(attributeNames(tag).includes('token') && { token: 'proxy' }),
      },
      isFailure(loaded) ? undefined : loaded.data,
      { companyTheme: theme, dark: attributes.get('theme') === 'dark' },
    );
    const lang = attributes.get('lang') ?? 'en';
    const script = elementScript(tag, lang, root);
    const html = await embedPage({
      title: embedTitle(request, company),
      script,
      lang,
      root,
      oembed: publicUrl && `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + url)}`,
      element,
    });
    const responses = isFailure(loaded) ? [] : loaded.responses;
    return {
      html,
      headers: { ...(await pageHeaders(script)), etag: await etagOf(html) },
      requests: isFailure(loaded) ? [] : loaded.requests,
      etags: etagsOf(company, responses),
      renderedAt: options.clock.now(),
    };
  }

  /** Renders a page in the queue; visitors who request the same page share it. */
  async function sharedRender(
    key: string,
    visitor: Visitor,
    work: () => Promise<CachedPage>,
  ): Promise<CachedPage | UpstreamFailure> {
    const running = rendering.get(key);
    if (running) return running;
    const started = inQueue(visitor.address, work).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  /** The cached page of these attributes with the responses that it shows, while it shows the current ones. */
  async function cached(url: string, company: PublicCompany | undefined, visitor: Visitor) {
    const page = pages.get(url);
    if (!page || options.clock.now() - page.renderedAt >= maxPageAgeMs) return undefined;
    const results = await Promise.all(page.requests.map((request) => query(request, visitor)));
    const responses = results.flatMap((result) => (isFailure(result) ? [] : [result]));
    const isCurrent = String(etagsOf(company, responses)) === String(page.etags);
    return isCurrent ? { page, responses } : undefined;
  }

  app.get('/embed/:tag', async (context) => {
    const { searchParams, pathname, search } = new URL(context.req.url);
    const request = embedRequest(context.req.param('tag'), searchParams);
    if (isFailure(request)) return failed(context, request);
    const company = await companyOf(dependencies, request, context);
    if (company && isFailure(company)) return failed(context, company);
    const { tag, vtc, attributes } = request;
    const visitor = visitorOf(context);
    const url = pathname + search;
    const respond = ({ html, headers }: CachedPage, responses: readonly ApiResponse[]) => {
      const all = company ? [company.response, ...responses] : responses;
      return success(context, html, { ...headers, ...firstExpiry(all, options.clock.now()) });
    };
    const known = await cached(url, company, visitor);
    if (known) return respond(known.page, known.responses);

    const loaded = await embedData(tag, vtc, attributes, (request) => query(request, visitor));
    const responses = isFailure(loaded) ? [] : loaded.responses;
    const key = isFailure(loaded)
      ? `${url} failed`
      : `${url} ${String(etagsOf(company, responses))}`;
    const page = await sharedRender(key, visitor, () => render(request, url, company, loaded));
    if (isFailure(page)) return failed(context, page);
    if (isFailure(loaded))
      return success(context, page.html, { ...page.headers, 'cache-control': 'no-store' });
    pages.set(url, page);
    return respond(page, responses);
  });
}
