import type { Hono } from 'hono';
import { html as markup, raw } from 'hono/html';
import * as z from 'zod/mini';
import { cleanText } from '../badge/text.js';
import type { Dependencies } from '../dependencies.js';
import { readParameters } from '../parameters.js';
import { frameHeight } from '../ssr/elements.js';
import { frameSandbox } from '../snippets.js';
import { isFailure, notFoundFailure } from '../upstream/result.js';
import { companyOf, embedTitle } from './embed.js';
import { embedRequest, type EmbedRequest } from './embed-request.js';
import { corsHeaders, problem } from './respond.js';

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

/** `/oembed`: oEmbed 1.0, type `rich`, for URLs of `/embed`. */
export function oembedRoute(app: Hono, dependencies: Dependencies): void {
  const { publicUrl, linkHosts } = dependencies.options;
  app.get('/oembed', async (context) => {
    if (publicUrl === undefined) {
      const detail = 'oEmbed needs the public URL of the gateway: set publicUrl.';
      return problem({ status: 501, code: 'SETUP', detail }, corsHeaders);
    }
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed, corsHeaders);
    const request = embeddedRequest(parsed.url, publicUrl, linkHosts);
    if (!request) return problem(notFoundFailure, corsHeaders);
    const company = await companyOf(dependencies, request, context);
    if (company && isFailure(company)) return problem(company, corsHeaders);

    const width = Math.min(defaultWidth, parsed.maxwidth ?? defaultWidth);
    const height = Math.min(frameHeight(request.tag), parsed.maxheight ?? 10_000);
    const title = cleanText(embedTitle(request, company));
    const query = new URLSearchParams([...request.attributes]).toString();
    const source = `${publicUrl}/embed/${request.tag}${query && `?${query}`}`;
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
    const isXml = parsed.format === 'xml';
    return new Response(isXml ? await xmlOf(embed) : JSON.stringify(embed), {
      headers: {
        'content-type': isXml ? 'text/xml; charset=utf-8' : 'application/json',
        'cache-control': `public, max-age=${cacheSeconds}`,
        'x-content-type-options': 'nosniff',
        ...corsHeaders,
      },
    });
  });
}
