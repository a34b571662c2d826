import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../dependencies.js';
import type { CompleteOptions } from '../options.js';
import { embedData } from '../page/embed-data.js';
import type { Rendered } from '../page/rendered-cache.js';
import { createRenderer } from '../page/renderer.js';
import { textsFor } from '../texts.js';
import { mapAwaitable, type Awaitable } from '../upstream/awaitable.js';
import type { Visitor } from '../upstream/response-cache.js';
import { type UpstreamFailure, isFailure } from '../upstream/result.js';
import { frameHeaders, frameRoot, renderFrame } from './embed-frame.js';
import { embedErrorPage } from './embed-page.js';
import { embedAddress, type EmbedRequest, embedRequest } from './embed-request.js';
import { addressOf, failureHeaders, renderedResponse } from './respond.js';

const maxPageBytes = 32_000_000;
const [maxErrorPages, maxParsedAddresses] = [200, 1000];

/** Responds with an error page in the visitor's language. A flood of requests that are rejected costs little: pages are rendered once. */
function createErrorResponses(options: CompleteOptions) {
  const root = frameRoot(options);
  const headers = frameHeaders(options);
  const pages = new LRUCache<string, Promise<string>>({ max: maxErrorPages });

  function pageOf({ req }: Context, failure: UpstreamFailure): Promise<string> {
    const { lang, theme } = req.query();
    const languages = req.header('accept-language') ?? '';
    const key = JSON.stringify([failure.status, failure.detail, lang, theme, languages]);
    const known = pages.get(key);
    if (known) return known;
    const accepted = languages.split(',').map((range) => range.split(';')[0]?.trim());
    const page = embedErrorPage(failure, textsFor(lang, ...accepted), { root, theme });
    pages.set(key, page);
    return page;
  }

  return async (context: Context, failure: UpstreamFailure): Promise<Response> =>
    new Response(await pageOf(context, failure), {
      status: failure.status,
      headers: { ...(await headers), ...failureHeaders(failure), vary: 'accept-language' },
    });
}

/** Parses addresses of frames; remembers the latest. */
function createParser({ linkHosts }: CompleteOptions) {
  const parsed = new LRUCache<string, EmbedRequest | UpstreamFailure>({
    max: maxParsedAddresses,
    memoMethod: (address) => {
      const { pathname, searchParams } = new URL(address, 'http://gateway');
      return embedRequest(pathname.slice('/embed/'.length), searchParams, linkHosts);
    },
  });
  return (address: string) => parsed.memo(address);
}

/** `/embed/<tag>`: a page with one element for frames, which shows its data without scripts too. */
export function embedRoute(app: Hono, dependencies: Dependencies): void {
  const { options, find, query, createVisitor } = dependencies;
  const { clock } = options;
  const parse = createParser(options);
  const failed = createErrorResponses(options);
  const cached = createRenderer({ query, clock, maxBytes: maxPageBytes });

  const load = async (address: string, request: EmbedRequest, visitor: Visitor) => {
    const { tag, vtc, attributes } = request;
    const company = vtc === undefined ? undefined : await find(vtc, visitor);
    if (company && isFailure(company)) return company;
    const loaded = await embedData(tag, attributes, (sent) => query(sent, visitor));
    return () => renderFrame(options, address, request, { company, loaded });
  };

  app.get('/embed/:tag', (context): Awaitable<Response> => {
    const request = parse(addressOf(context.req.url));
    if (isFailure(request)) return failed(context, request);
    const address = embedAddress(request);
    const visitor = createVisitor(context);
    const page = cached(address, visitor, () => load(address, request, visitor));
    return mapAwaitable(page, (rendered: Rendered | UpstreamFailure) =>
      isFailure(rendered)
        ? failed(context, rendered)
        : renderedResponse(context, rendered, clock.now()),
    );
  });
}
