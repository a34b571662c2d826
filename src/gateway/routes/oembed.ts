import type { Hono } from 'hono';
import { html as markup, raw } from 'hono/html';
import * as z from 'zod/mini';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { cleanText } from '../badge/text.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderer } from '../page/renderer.js';
import type { Rendered } from '../page/rendered-cache.js';
import { readParameters } from '../parameters.js';
import { frameHeight } from '../ssr/elements.js';
import { frameSandbox } from '../snippets.js';
import { apiRequest } from '../upstream/api-request.js';
import type { PublicCompany } from '../upstream/companies.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, notFoundFailure } from '../upstream/result.js';
import { embedTitle } from './embed-frame.js';
import { embedAddress, embedRequest, type EmbedRequest } from './embed-request.js';
import { corsHeaders, problem, success } from './respond.js';

/** A number of pixels; undefined for an empty text or any other, as consumers send `maxwidth=` and `600.5`. */
function pixelsOf(text: string): number | undefined {
  const pixels = Math.floor(Number(text));
  return pixels >= 1 ? pixels : undefined;
}

const pixels = z.optional(z.pipe(z.string(), z.transform(pixelsOf)));

const parameters = {
  url: z.string(),
  maxwidth: pixels,
  maxheight: pixels,
  format: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.toLowerCase()),
      ),
      z.enum(['json', 'xml'], 'json or xml'),
    ),
    'json',
  ),
};

const defaultWidth = 600;
const cacheSeconds = 3600;

/** Parses the URL of a frame of this gateway; undefined for any other URL. */
function embeddedRequest(
  text: string,
  publicUrl: string,
  linkHosts: readonly string[],
): EmbedRequest | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, searchParams } = new URL(text);
  const base = new URL(publicUrl);
  const prefix = `${base.pathname.replace(/\/$/, '')}/embed/`;
  if (origin !== base.origin || !pathname.startsWith(prefix)) return undefined;
  const request = embedRequest(pathname.slice(prefix.length), searchParams, linkHosts);
  return isFailure(request) ? undefined : request;
}

async function xmlOf(fields: Readonly<Record<string, string | number>>): Promise<string> {
  const elements = Object.entries(fields).map(
    ([name, value]) => markup`<${raw(name)}>${String(value)}</${raw(name)}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n${String(await markup`<oembed>${elements}</oembed>`)}\n`;
}

type Parameters = z.infer<z.ZodMiniObject<typeof parameters>>;

const encoder = new TextEncoder();

/** The response for a frame of a company, if it has one. */
async function oembedOf(
  request: EmbedRequest,
  { format, maxwidth, maxheight }: Parameters,
  company: PublicCompany | undefined,
  publicUrl: string,
): Promise<Pick<Rendered, 'body' | 'headers'>> {
  const width = Math.min(defaultWidth, maxwidth ?? defaultWidth);
  const height = Math.min(frameHeight(request.tag), maxheight ?? 10_000);
  const title = cleanText(embedTitle(request, company));
  const source = publicUrl + embedAddress(request);
  const html = String(
    await markup`<iframe src="${source}" title="${title}" width="${width}" height="${height}" frameborder="0" loading="lazy" sandbox="${frameSandbox}" style="max-width:100%"></iframe><script async src="${publicUrl}/vtc-frame.js"></script>`,
  );
  const embed = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'vtc-widgets',
    provider_url: publicUrl,
    cache_age: cacheSeconds,
    width,
    height,
    html,
  };
  const isXml = format === 'xml';
  return {
    body: encoder.encode(isXml ? await xmlOf(embed) : JSON.stringify(embed)),
    headers: {
      'content-type': isXml ? 'text/xml; charset=utf-8' : 'application/json',
      'cache-control': `public, max-age=${cacheSeconds}`,
      ...corsHeaders,
    },
  };
}

const maxBytes = 4_000_000;

/** `/oembed`: oEmbed 1.0, type `rich`, for URLs of `/embed`. */
export function oembedRoute(
  app: Hono,
  { find, query, createVisitor, options }: Dependencies,
): void {
  const { publicUrl, linkHosts, clock } = options;
  const rendered = createRenderer({ query, clock, maxBytes });

  async function loadEmbed(
    request: EmbedRequest,
    parsed: Parameters,
    publicUrl: string,
    visitor: Visitor,
  ) {
    const { vtc } = request;
    const company = vtc === undefined ? undefined : await find(vtc, visitor);
    if (company && isFailure(company)) return company;
    return async (): Promise<Rendered> => ({
      ...(await oembedOf(request, parsed, company, publicUrl)),
      requests: company ? [apiRequest(vtcDetail, vtc)] : [],
      results: company ? [company.response] : [],
      expiresAt: Infinity,
    });
  }

  app.get('/oembed', async (context) => {
    if (publicUrl === undefined) {
      const detail = 'oEmbed needs the public URL of the gateway: set publicUrl.';
      return problem({ status: 501, code: 'SETUP', detail }, corsHeaders);
    }
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed, corsHeaders);
    const request = embeddedRequest(parsed.url, publicUrl, linkHosts);
    if (!request) return problem(notFoundFailure, corsHeaders);
    const visitor = createVisitor(context);
    const { format, maxwidth, maxheight } = parsed;
    const key = JSON.stringify([format, maxwidth, maxheight, embedAddress(request)]);
    const embed = await rendered(key, visitor, () =>
      loadEmbed(request, parsed, publicUrl, visitor),
    );
    if (isFailure(embed)) return problem(embed, corsHeaders);
    return success(context, embed.body, embed.headers);
  });
}
