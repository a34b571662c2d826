import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { visibleName } from '../../text/shown-name.js';
import type { Dependencies } from '../dependencies.js';
import type { CompleteOptions } from '../options.js';
import { type EmbedData, embedData } from '../page/embed-data.js';
import { createRenderedCache, type Rendered } from '../page/rendered-cache.js';
import { createRenderQueue } from '../page/render-queue.js';
import { attributeNames, headingOf, defaultRefreshSeconds, showsContact } from '../ssr/elements.js';
import { renderElement } from '../ssr/render-element.js';
import { textsFor } from '../texts.js';
import type { PublicCompany } from '../upstream/companies.js';
import { apiRequest } from '../upstream/api-request.js';
import { mapAwaitable, type Awaitable } from '../upstream/awaitable.js';
import { etagOf } from '../upstream/etag.js';
import type { Visitor } from '../upstream/response-cache.js';
import { type UpstreamFailure, isFailure } from '../upstream/result.js';
import { hashSource, imageSources } from '../share/content-policy.js';
import { elementScript, type ElementScript, embedErrorPage, embedPage } from './embed-page.js';
import { embedAddress, type EmbedRequest, embedRequest } from './embed-request.js';
import { addressOf, failureHeaders, renderedResponse } from './respond.js';

/** Content security policy: scripts and data of the gateway, and images of companies. */
async function buildPolicy(
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
    imageSources(apiBase),
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
  [visibleName(company?.detail.name), headingOf(tag, attributes.get('lang'))]
    .filter(Boolean)
    .join(': ');

const maxPageBytes = 32_000_000;
const [maxErrorPages, maxParsedAddresses] = [200, 1000];
/** Pages contain relative times. */
const maxPageAgeMs = 60_000;

const encoder = new TextEncoder();

/** `/embed/<tag>`: a page with one element for frames, which shows its data without scripts too. */
export function embedRoute(app: Hono, dependencies: Dependencies): void {
  const { options, find, query, createVisitor } = dependencies;
  const { publicUrl, apiBase, clock, linkHosts } = options;
  // Relative to /embed/<tag>; never from the Host header, which a cache could store for others.
  const root = publicUrl ?? '..';
  const pageHeaders = async (script?: ElementScript) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': await buildPolicy(options, script),
    'referrer-policy': 'strict-origin',
  });

  const errorHeaders = pageHeaders();

  // A flood of requests that are rejected costs little.
  const errorPages = new LRUCache<string, Promise<string>>({ max: maxErrorPages });

  function errorPage({ req }: Context, failure: UpstreamFailure): Promise<string> {
    const { lang, theme } = req.query();
    const languages = req.header('accept-language') ?? '';
    const key = JSON.stringify([failure.status, failure.detail, lang, theme, languages]);
    const known = errorPages.get(key);
    if (known) return known;
    const accepted = languages.split(',').map((range) => range.split(';')[0]?.trim());
    const page = embedErrorPage(failure, textsFor(lang, ...accepted), { root, theme });
    errorPages.set(key, page);
    return page;
  }

  async function failed(context: Context, failure: UpstreamFailure): Promise<Response> {
    return new Response(await errorPage(context, failure), {
      status: failure.status,
      headers: { ...(await errorHeaders), ...failureHeaders(failure), vary: 'accept-language' },
    });
  }

  const parsed = new LRUCache<string, EmbedRequest | UpstreamFailure>({
    max: maxParsedAddresses,
    memoMethod: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://gateway');
      return embedRequest(pathname.slice('/embed/'.length), searchParams, linkHosts);
    },
  });

  const pages = createRenderedCache(query, clock, maxPageBytes);
  const inQueue = createRenderQueue();
  const rendering = new Map<string, Promise<Rendered | UpstreamFailure>>();

  async function render(
    request: EmbedRequest,
    url: string,
    company: PublicCompany | undefined,
    loaded: EmbedData | UpstreamFailure,
  ): Promise<Rendered> {
    const { tag, vtc, attributes } = request;
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
      apiBase,
      element,
    });
    const body = encoder.encode(html);
    const headers = { ...(await pageHeaders(script)), etag: await etagOf(html) };
    if (isFailure(loaded)) {
      const uncached = { ...headers, 'cache-control': 'no-store' };
      return { body, headers: uncached, requests: [], results: [], expiresAt: 0 };
    }
    const page = {
      body,
      headers,
      requests: company ? [apiRequest(vtcDetail, vtc), ...loaded.requests] : loaded.requests,
      results: company ? [company.response, ...loaded.responses] : loaded.responses,
      expiresAt: clock.now() + maxPageAgeMs,
    };
    pages.set(url, page);
    return page;
  }

  /** Loads and renders a page in the queue; visitors who request the same page meanwhile share it. */
  async function newPage(
    address: string,
    request: EmbedRequest,
    visitor: Visitor,
  ): Promise<Rendered | UpstreamFailure> {
    const { tag, vtc, attributes } = request;
    const company = vtc === undefined ? undefined : await find(vtc, visitor);
    if (company && isFailure(company)) return company;
    const running = rendering.get(address);
    if (running) return running;
    const started = inQueue(
      visitor.address,
      () => embedData(tag, attributes, (sent) => query(sent, visitor)),
      (loaded) => render(request, address, company, loaded),
    ).finally(() => rendering.delete(address));
    rendering.set(address, started);
    return started;
  }

  app.get('/embed/:tag', (context): Awaitable<Response> => {
    const request = parsed.memo(addressOf(context.req.url));
    if (isFailure(request)) return failed(context, request);
    const address = embedAddress(request);
    const visitor = createVisitor(context);
    const respond = (page: Rendered) => renderedResponse(context, page, clock.now());
    return mapAwaitable(pages.get(address, visitor), (known) =>
      known
        ? respond(known)
        : newPage(address, request, visitor).then((page) =>
            isFailure(page) ? failed(context, page) : respond(page),
          ),
    );
  });
}
