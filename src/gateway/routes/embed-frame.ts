import { vtcDetail } from '../../contract/vtc-detail.js';
import { visibleName } from '../../text/shown-name.js';
import type { CompleteOptions } from '../options.js';
import type { EmbedData } from '../page/embed-data.js';
import type { Rendered } from '../page/rendered-cache.js';
import { hashSource, imageSources } from '../share/content-policy.js';
import { attributeNames, defaultRefreshSeconds, headingOf, showsContact } from '../ssr/elements.js';
import { renderElement } from '../ssr/render-element.js';
import { apiRequest } from '../upstream/api-request.js';
import type { PublicCompany } from '../upstream/companies.js';
import { etagOf } from '../upstream/etag.js';
import { isFailure, type UpstreamFailure } from '../upstream/result.js';
import { elementScript, type ElementScript, embedPage } from './embed-page.js';
import type { EmbedRequest } from './embed-request.js';

/** Content security policy: scripts and data of the gateway, images of companies, and `action` of a form. */
async function buildPolicy(
  { publicUrl, apiBase }: CompleteOptions,
  { inlineScript }: Partial<ElementScript> = {},
  action?: string,
): Promise<string> {
  const files = ['single/', 'locales/', 'vtc-embed.js'].map((path) => `${publicUrl}/${path}`);
  const scripts = [
    ...(publicUrl ? files : ["'self'"]),
    ...(inlineScript ? [await hashSource(inlineScript)] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `connect-src ${publicUrl ? `${publicUrl}/api/` : "'self'"}${action ? ` ${new URL(action).origin}` : ''}`,
    "style-src 'unsafe-inline'",
    imageSources(apiBase),
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** Headers of a frame, and of its error page, which has no script of an element and no form. */
export const frameHeaders = async (
  options: CompleteOptions,
  script?: ElementScript,
  action?: string,
) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': await buildPolicy(options, script, action),
  'referrer-policy': 'strict-origin',
});

/** URL that frames load files and data from. Without a public URL it is relative to `/embed/<tag>`, and never from the `Host` header, which a cache could store for others. */
export const frameRoot = ({ publicUrl }: Pick<CompleteOptions, 'publicUrl'>): string =>
  publicUrl ?? '..';

/** Title of a frame for screen readers: company and default heading of the element. */
export const embedTitle = (
  { tag, attributes }: EmbedRequest,
  company: PublicCompany | undefined,
): string =>
  [visibleName(company?.detail.name), headingOf(tag, attributes.get('lang'))]
    .filter(Boolean)
    .join(': ');

/** Attributes of the element in a frame: those of the address, and those that every frame has. */
function frameAttributes({ tag, attributes }: EmbedRequest, root: string) {
  const names = attributeNames(tag);
  return {
    'refresh-seconds': defaultRefreshSeconds(tag),
    loading: 'eager',
    // A dialog is as high as the frame at most, and may open outside its visible part.
    ...(names.includes('details') && { details: 'none' }),
    ...Object.fromEntries(attributes),
    // Responses of /api have no e-mail address: a refresh would remove it.
    ...(showsContact(attributes) && { 'refresh-seconds': 0 }),
    'api-base': `${root}/api`,
    ...(names.includes('token') && { token: 'proxy' }),
  };
}

/** Data of a frame. */
export interface FrameData {
  /** Undefined for an element without a company. */
  readonly company: PublicCompany | undefined;
  readonly loaded: EmbedData | UpstreamFailure;
}

/** Pages contain relative times. */
const maxPageAgeMs = 60_000;

const encoder = new TextEncoder();

/** Renders the page of a frame; `address` is its path with the query. Without data it shows the element's error, and is not cached. */
export async function renderFrame(
  options: CompleteOptions,
  address: string,
  request: EmbedRequest,
  { company, loaded }: FrameData,
): Promise<Rendered> {
  const { publicUrl, apiBase, clock } = options;
  const { tag, vtc, attributes } = request;
  const root = frameRoot(options);
  const lang = attributes.get('lang') ?? 'en';
  const script = elementScript(tag, lang, root);
  const isColored = (attributes.get('theme') ?? 'auto') === 'auto';
  const hasBanner = tag === 'vtc-live-events' || attributes.get('look') === 'poster';
  const html = await embedPage({
    title: embedTitle(request, company),
    script,
    lang,
    root,
    oembed: publicUrl && `${publicUrl}/oembed?url=${encodeURIComponent(publicUrl + address)}`,
    apiBase,
    element: await renderElement(
      tag,
      frameAttributes(request, root),
      isFailure(loaded) ? undefined : loaded.data,
      {
        companyTheme: isColored ? company?.detail.theme : undefined,
        companyType: company?.detail.companyType,
        companyBanner: hasBanner ? company?.detail.banner : undefined,
        dark: attributes.get('theme') === 'dark',
      },
    ),
  });
  const body = encoder.encode(html);
  const headers = {
    ...(await frameHeaders(options, script, attributes.get('action'))),
    etag: await etagOf(html),
  };
  if (isFailure(loaded)) {
    const uncached = { ...headers, 'cache-control': 'no-store' };
    return { body, headers: uncached, requests: [], results: [], expiresAt: 0 };
  }
  return {
    body,
    headers,
    requests: company ? [apiRequest(vtcDetail, vtc), ...loaded.requests] : loaded.requests,
    results: company ? [company.response, ...loaded.responses] : loaded.responses,
    expiresAt: clock.now() + maxPageAgeMs,
  };
}
