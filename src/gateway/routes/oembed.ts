import type { Context, Hono } from 'hono';
import { html as markup, raw } from 'hono/html';
import * as z from 'zod/mini';
import { cleanText } from '../badge/clean-text.js';
import { embeds } from '../page/embed-data.js';
import { embedRequest, type EmbedRequest } from '../page/embed-request.js';
import type { Parts } from '../parts.js';
import { readParameters } from '../parameters.js';
import { isFailure, notFound } from '../upstream/outcome.js';
import { companyOf, embedTitle } from './embed.js';
import { corsHeaders, problem } from './respond.js';

const size = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'a whole number of pixels')));

const parameters = {
  url: z.string(),
  maxwidth: size,
  maxheight: size,
  format: z._default(z.enum(['json', 'xml'], 'json or xml'), 'json'),
  // WordPress asks not to track, which nobody does here.
  dnt: z.optional(z.string()),
};

const usualWidth = 600;
const cacheSeconds = 3600;
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What an address of ours shows; undefined for any other address. */
function embedded(address: string, url: string): EmbedRequest | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const base = new URL(url);
  const prefix = `${base.pathname.replace(/\/$/, '')}/embed/`;
  if (origin !== base.origin || !pathname.startsWith(prefix)) return undefined;
  const read = embedRequest(pathname.slice(prefix.length), searchParams);
  return isFailure(read) ? undefined : read;
}

async function xmlOf(fields: Readonly<Record<string, string | number>>): Promise<string> {
  const elements = Object.entries(fields).map(
    ([name, value]) => markup`<${raw(name)}>${String(value)}</${raw(name)}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n${String(await markup`<oembed>${elements}</oembed>`)}\n`;
}

/** `/oembed`: what other sites put in the place of an address of `/embed` (oEmbed 1.0, `rich`). */
export function oembedRoute(app: Hono, parts: Parts): void {
  app.get('/oembed', async (context: Context) => {
    const wanted = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(wanted)) return problem(wanted, corsHeaders);
    const url = parts.urlOf(context);
    const request = embedded(wanted.url, url);
    if (!request) return problem(notFound, corsHeaders);
    const company = await companyOf(parts, request, context);
    if (company && isFailure(company)) return problem(company, corsHeaders);

    const width = Math.min(usualWidth, Number(wanted.maxwidth ?? usualWidth));
    const height = Math.min(embeds[request.tag].height, Number(wanted.maxheight ?? 10_000));
    const title = cleanText(embedTitle(request, company));
    const query = new URLSearchParams([...request.attributes]).toString();
    const address = `${url}/embed/${request.tag}${query && `?${query}`}`;
    const html = String(
      await markup`<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" sandbox="${sandbox}" style="border:0;max-width:100%"></iframe><script async src="${url}/vtc-frame.js"></script>`,
    );
    const answer = {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: 'vtc-widgets',
      provider_url: url,
      cache_age: cacheSeconds,
      width,
      height,
      html,
    };
    const isXml = wanted.format === 'xml';
    return new Response(isXml ? await xmlOf(answer) : JSON.stringify(answer), {
      headers: {
        'content-type': isXml ? 'text/xml; charset=utf-8' : 'application/json',
        'cache-control': `public, max-age=${cacheSeconds}`,
        'x-content-type-options': 'nosniff',
        ...corsHeaders,
      },
    });
  });
}
