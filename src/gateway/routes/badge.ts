import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Clock } from '../../client/clock.js';
import { platformTotals } from '../../contract/statistics.js';
import { tolerant } from '../../contract/tolerant.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { currentConvoys } from '../../convoys/convoy.js';
import type { ConvoyScope } from '../../convoys/scope.js';
import * as contents from '../badge/content.js';
import { createPictures, logoLimits } from '../badge/logo.js';
import { badgeColors, cardBadge, flatBadge, type Tile } from '../badge/render.js';
import { type CanRender, cleanText, renderableName, renderablePart } from '../badge/text.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderer } from '../page/renderer.js';
import { recordingQuery, type Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import type { PngRenderer } from '../options.js';
import { namesIn, scopedConvoys, scopeOf, scopeParameters } from '../scoped-convoys.js';
import { companyTexts, type GatewayTexts, textsFor } from '../texts.js';
import type { PublicCompany, UpstreamQuery } from '../upstream/companies.js';
import { etagOf } from '../upstream/etag.js';
import {
  badRequest,
  isFailure,
  notFoundFailure,
  type Result,
  type UpstreamFailure,
} from '../upstream/result.js';
import { apiRequest, type UpstreamRequest } from '../upstream/api-request.js';
import { allAwaitable } from '../upstream/awaitable.js';
import type { Visitor } from '../upstream/response-cache.js';
import { notFoundSeconds } from '../upstream/response-records.js';
import { corsHeaders, problem, renderedResponse } from './respond.js';

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z._default(z.enum(choices, `one of ${choices.join(', ')}`), choices[0]);

const parameters = {
  show: choice(['members', 'recruiting', 'next', 'players']),
  style: choice(['flat', 'card']),
  theme: choice(['auto', 'light', 'dark']),
  lang: z.optional(languageTag),
  'time-zone': z.optional(timeZoneSchema),
  ...scopeParameters,
};

interface BadgeRequest {
  readonly scope: ConvoyScope;
  /** By position in the scope. */
  readonly companies: readonly (PublicCompany | UpstreamFailure)[];
  readonly show: 'members' | 'recruiting' | 'next' | 'players';
  readonly zone: string;
  readonly texts: GatewayTexts;
}

type Parameters = z.infer<z.ZodMiniObject<typeof parameters>>;

/** What a badge says, and the company that it is of. */
interface Content {
  readonly content: contents.BadgeContent;
  readonly company: PublicCompany;
}

/** A badge whose data are loaded. */
interface Badge {
  readonly svg: () => Promise<string>;
  /** None if the company is not found. */
  readonly requests: readonly UpstreamRequest[];
  readonly results: readonly Result[];
}

const parseTotals = tolerant(platformTotals.response);

async function loadContent(
  { query, clock }: { readonly query: UpstreamQuery; readonly clock: Clock },
  company: PublicCompany,
  { scope, companies, show, zone, texts }: BadgeRequest,
  visitor: Visitor,
): Promise<Content | UpstreamFailure> {
  const { detail } = company;
  if (show === 'members') return { content: contents.membersContent(detail, texts), company };
  if (show === 'recruiting') return { content: contents.recruitingContent(detail, texts), company };
  if (show === 'players') {
    const totals = await query(apiRequest(platformTotals), visitor);
    if (isFailure(totals)) return totals;
    const { playersOnline } = parseTotals(JSON.parse(totals.body));
    return { content: contents.playersContent(playersOnline, texts), company };
  }
  const convoys = await scopedConvoys(query, scope, visitor);
  if (isFailure(convoys)) return convoys;
  const now = clock.now();
  const [next] = currentConvoys(convoys.events, now);
  const host = companies[next?.host?.position ?? -1];
  const shown = host && !isFailure(host) ? host : company;
  return {
    content: contents.nextContent(shown.detail, texts, next, { zone, now }),
    company: shown,
  };
}

const clean = ({ name, value, thirdLine }: contents.BadgeContent): contents.BadgeContent => ({
  name: cleanText(name) || '—',
  value: cleanText(value),
  thirdLine: thirdLine && (cleanText(thirdLine) || undefined),
});

/** The content without what the fonts of PNG badges cannot render. */
function renderable(
  { name, value, thirdLine }: contents.BadgeContent,
  { inGameTag, handle }: PublicCompany['detail'],
  canRender: CanRender,
): contents.BadgeContent {
  const tag = inGameTag && cleanText(inGameTag).slice(0, 8);
  return {
    name: renderableName(name, { tag, handle }, canRender),
    value: renderablePart(value, canRender) ?? '',
    thirdLine: thirdLine && renderablePart(thirdLine, canRender),
  };
}

/** Says that there is no such company, without any text of the URL. */
function notFoundBadge({
  style,
  theme,
  lang,
}: {
  style: string;
  theme: string;
  lang?: string | undefined;
}): Promise<string> {
  const content = clean({ name: 'VTC', value: textsFor(lang).translate('notFound') });
  const colors = badgeColors(undefined, theme === 'dark');
  return style === 'card'
    ? cardBadge(content, colors, { kind: 'initials', name: '?' })
    : flatBadge(content, { ...colors, primary: colors.border, primaryText: colors.text });
}

const maxBytes = 16_000_000;
/** The renderer works in threads beside the main one, of which a flood could use any number. */
const maxRenderings = 2;
/** Badges contain relative times. */
const maxAgeMs = 60_000;

const encoder = new TextEncoder();

/** `/badge/<vtc>.svg` and `.png`: a live fact about a company as a picture; `<vtc>+<vtc>` for the next convoy of several. */
export function badgeRoute(app: Hono, dependencies: Dependencies): void {
  const { find, query, createVisitor, options } = dependencies;
  const { png, clock } = options;
  const loadLogo = createPictures(options, logoLimits);
  const renderers = {
    svg: createRenderer({ query, clock, maxBytes }),
    png: createRenderer({ query, clock, maxBytes, concurrency: maxRenderings }),
  };
  // Most badges are the same when their data are requested again.
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, svg) => length + 2 * svg.length,
  });

  async function pictureOf(svg: string, { render }: PngRenderer): Promise<Uint8Array<ArrayBuffer>> {
    const known = pictures.get(svg);
    if (known) return known;
    const picture = Uint8Array.from(await render(svg));
    pictures.set(svg, picture);
    return picture;
  }

  /** The data of a badge; with a renderer, what its fonts can render. */
  async function loadBadge(
    scope: ConvoyScope,
    { show, style, theme, lang, 'time-zone': zone = 'UTC' }: Parameters,
    renderer: PngRenderer | undefined,
    visitor: Visitor,
  ): Promise<Badge | UpstreamFailure> {
    const names = namesIn(scope);
    const companies = await allAwaitable(names.map((name) => find(name, visitor)));
    const first = companies.find((found) => !isFailure(found)) ?? companies[0] ?? notFoundFailure;
    if (isFailure(first))
      return first.status === 404
        ? { svg: () => notFoundBadge({ style, theme, lang }), requests: [], results: [] }
        : first;
    const recording = recordingQuery(query);
    const load = (texts: GatewayTexts) => {
      const request = { scope, companies, show, zone, texts };
      return loadContent({ query: recording.query, clock }, first, request, visitor);
    };
    let loaded = await load(companyTexts(first.detail, lang));
    // Without a font for the language, a PNG badge is in English.
    if (renderer && !isFailure(loaded) && !renderer.canRender(cleanText(loaded.content.value)))
      loaded = await load(textsFor('en'));
    if (isFailure(loaded)) return loaded;

    const {
      content,
      company: { detail },
    } = loaded;
    const colors = badgeColors(theme === 'auto' ? detail.theme : undefined, theme === 'dark');
    const cleaned = clean(content);
    const shown = renderer ? renderable(cleaned, detail, renderer.canRender) : cleaned;
    const logo = show === 'players' ? undefined : await loadLogo(detail.profilePicture);
    const tile: Tile = logo
      ? { kind: 'logo', url: logo }
      : show === 'players'
        ? { kind: 'players' }
        : { kind: 'initials', name: shown.name };
    return {
      svg: () =>
        style === 'card' ? cardBadge(shown, colors, tile) : flatBadge(shown, colors, logo),
      requests: [...names.map((name) => apiRequest(vtcDetail, name)), ...recording.requests],
      results: [
        ...companies.map((found) => (isFailure(found) ? found : found.response)),
        ...recording.results,
      ],
    };
  }

  /** Renders a badge as SVG, or as PNG with a renderer. */
  async function render(
    { svg, requests, results }: Badge,
    renderer: PngRenderer | undefined,
  ): Promise<Rendered> {
    const source = await svg();
    const isFound = results.length > 0;
    return {
      body: renderer ? await pictureOf(source, renderer) : encoder.encode(source),
      headers: {
        'content-type': renderer ? 'image/png' : 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; img-src data:",
        'cross-origin-resource-policy': 'cross-origin',
        ...corsHeaders,
        // With status 404, Firefox and image proxies show a broken picture.
        ...(isFound
          ? { etag: await etagOf(source) }
          : { 'cache-control': `public, max-age=${notFoundSeconds}` }),
      },
      requests,
      results,
      // What is not found may be there in a minute: its picture is not cached.
      expiresAt: isFound ? clock.now() + maxAgeMs : 0,
    };
  }

  app.get('/badge/:file{.+\\.(?:svg|png)}', async (context) => {
    const file = context.req.param('file');
    const [names, format] = [file.slice(0, -4), file.endsWith('.png') ? 'png' : 'svg'] as const;
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed);
    const scope = scopeOf(names, parsed);
    if (isFailure(scope)) return problem(scope);
    if (scope.vtcs.length > 0 && parsed.show !== 'next')
      return problem(badRequest('show: only next is for several companies.'));
    const renderer = format === 'png' ? png : undefined;
    if (format === 'png' && !renderer) {
      const detail = 'PNG needs the package @resvg/resvg-js; SVG does not.';
      return problem({ status: 501, code: 'SETUP', detail });
    }
    const visitor = createVisitor(context);
    const { show, style, theme, lang, 'time-zone': zone, include, also } = parsed;
    const key = JSON.stringify([names, show, style, theme, lang, zone, include, also]);
    const badge = await renderers[format](key, visitor, async () => {
      const loaded = await loadBadge(scope, parsed, renderer, visitor);
      return isFailure(loaded) ? loaded : () => render(loaded, renderer);
    });
    return isFailure(badge)
      ? problem(badge, corsHeaders)
      : renderedResponse(context, badge, clock.now());
  });
}
