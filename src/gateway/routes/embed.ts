import type { Context, Hono } from 'hono';
import type { Parts } from '../parts.js';
import { companyColors, embedPage } from '../page/embed-page.js';
import { embedData, embeds } from '../page/embed-data.js';
import { type EmbedRequest, embedRequest } from '../page/embed-request.js';
import { renderElement } from '../ssr/render-element.js';
import type { Company } from '../upstream/companies.js';
import { type Failure, isFailure } from '../upstream/outcome.js';
import { keepAliveOf, made, problem, togetherFresh } from './respond.js';

/** What a frame may load: the gateway's scripts and answers, and pictures of companies. */
const policyOf = (url: string): string =>
  [
    "default-src 'none'",
    `script-src ${url}/vtc-widgets.js ${url}/vtc-embed.js`,
    `connect-src ${url}/api/`,
    "style-src 'unsafe-inline'",
    'img-src https: http://localhost:* http://127.0.0.1:* data:',
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ');

/** Title of a frame, which a screen reader says: whose it is and what it shows. */
export const embedTitle = ({ tag }: EmbedRequest, company: Company | undefined): string =>
  [company?.detail.name, embeds[tag].title].filter(Boolean).join(': ');

/** The company of a frame, undefined where it shows none. */
export async function companyOf(
  { companies }: Parts,
  { vtc }: EmbedRequest,
  context: Context,
): Promise<Company | Failure | undefined> {
  return vtc === undefined ? undefined : companies.find(vtc, keepAliveOf(context));
}

/** `/embed/<tag>`: a page with one element for frames, which shows its data without scripts too. */
export function embedRoute(app: Hono, parts: Parts): void {
  const { options, urlOf } = parts;
  app.get('/embed/:tag', async (context) => {
    const { searchParams, pathname, search } = new URL(context.req.url);
    const wanted = embedRequest(context.req.param('tag'), searchParams);
    if (isFailure(wanted)) return problem(wanted);
    const company = await companyOf(parts, wanted, context);
    if (company && isFailure(company)) return problem(company);
    const { tag, vtc, attributes } = wanted;
    const keepAlive = keepAliveOf(context);
    const found = await embedData(tag, vtc, attributes, (asked) => parts.ask(asked, keepAlive));

    const url = urlOf(context);
    const isEvents = tag === 'vtc-upcoming-events' || tag === 'vtc-live-events';
    const isColored = company && (attributes.get('theme') ?? 'auto') === 'auto';
    const theme = isColored ? company.detail.theme : undefined;
    const element = await renderElement(
      tag,
      {
        'refresh-seconds': embeds[tag].refreshSeconds,
        loading: 'eager',
        ...Object.fromEntries(attributes),
        'api-base': `${url}/api`,
        ...(isEvents && { token: 'proxy' }),
      },
      isFailure(found) ? undefined : found.data,
      { companyTheme: theme, dark: attributes.get('theme') === 'dark' },
    );
    const page = await embedPage({
      title: embedTitle(wanted, company),
      lang: attributes.get('lang') ?? 'en',
      url,
      oembed: `${url}/oembed?url=${encodeURIComponent(url + pathname + search)}`,
      element,
      colors: tag === 'vtc-card' ? '' : companyColors(theme),
    });
    const answers = [
      ...(company ? [company.answer] : []),
      ...(isFailure(found) ? [] : found.answers),
    ];
    return made(context, page, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(url),
      'referrer-policy': 'strict-origin',
      ...(isFailure(found)
        ? { 'cache-control': 'no-store' }
        : await togetherFresh(page, answers, options.clock.now())),
    });
  });
}
