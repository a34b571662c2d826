import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { platformTotals } from '../../contract/statistics.js';
import { tolerant } from '../../contract/tolerant.js';
import { currentConvoys } from '../../convoys/convoy.js';
import * as contents from '../badge/content.js';
import { createLogos } from '../badge/logo.js';
import { badgeColors, cardBadge, flatBadge, type Tile } from '../badge/render.js';
import { type CanRender, cleanText, renderableName, renderablePart } from '../badge/text.js';
import { companyConvoys } from '../company-convoys.js';
import type { Dependencies } from '../dependencies.js';
import { createRenderQueue } from '../page/render-queue.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import type { PngRenderer } from '../options.js';
import { type GatewayTexts, textsFor } from '../texts.js';
import type { PublicCompany } from '../upstream/companies.js';
import { type ApiResponse, type UpstreamFailure, isFailure } from '../upstream/result.js';
import { apiRequest } from '../upstream/api-request.js';
import { notFoundSeconds, type Visitor } from '../upstream/response-cache.js';
import { combinedFreshness, corsHeaders, problem, success } from './respond.js';

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z._default(z.enum(choices, `one of ${choices.join(', ')}`), choices[0]);

const parameters = {
  show: choice(['members', 'recruiting', 'next', 'players']),
  style: choice(['flat', 'card']),
  theme: choice(['auto', 'light', 'dark']),
  lang: z.optional(languageTag),
  'time-zone': z.optional(timeZoneSchema),
};

interface BadgeRequest {
  readonly show: 'members' | 'recruiting' | 'next' | 'players';
  readonly zone: string;
  readonly texts: GatewayTexts;
}

interface Loaded {
  readonly content: contents.BadgeContent;
  readonly responses: readonly ApiResponse[];
}

const parseTotals = tolerant(platformTotals.response);

async function loadContent(
  { query, options }: Dependencies,
  { detail, response }: PublicCompany,
  { show, zone, texts }: BadgeRequest,
  visitor: Visitor,
): Promise<Loaded | UpstreamFailure> {
  if (show === 'members')
    return { content: contents.membersContent(detail, texts), responses: [response] };
  if (show === 'recruiting')
    return { content: contents.recruitingContent(detail, texts), responses: [response] };
  if (show === 'players') {
    const totals = await query(apiRequest(platformTotals), visitor);
    if (isFailure(totals)) return totals;
    const { playersOnline } = parseTotals(JSON.parse(totals.body));
    return { content: contents.playersContent(playersOnline, texts), responses: [totals] };
  }
  const convoys = await companyConvoys(query, String(detail.id), visitor);
  if (isFailure(convoys)) return convoys;
  const now = options.clock.now();
  const [next] = currentConvoys(convoys.events, now);
  return {
    content: contents.nextContent(detail, texts, next, { zone, now }),
    responses: [response, ...convoys.responses],
  };
}

const clean = ({ name, value, more }: contents.BadgeContent): contents.BadgeContent => ({
  name: cleanText(name) || '—',
  value: cleanText(value),
  more: more && (cleanText(more) || undefined),
});

/** The content without what the fonts of PNG badges cannot render. */
function renderable(
  { name, value, more }: contents.BadgeContent,
  { inGameTag, handle }: PublicCompany['detail'],
  canRender: CanRender,
): contents.BadgeContent {
  const tag = inGameTag && cleanText(inGameTag).slice(0, 8);
  return {
    name: renderableName(name, { tag, handle }, canRender),
    value: renderablePart(value, canRender) ?? '',
    more: more && renderablePart(more, canRender),
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

const maxPngBytes = 16_000_000;
/** The renderer works in threads beside the main one, of which a flood could use any number. */
const maxRenderings = 2;

/** `/badge/<vtc>.svg` and `.png`: a live fact about a company as a picture. */
export function badgeRoute(app: Hono, dependencies: Dependencies): void {
  const { find, createVisitor, options } = dependencies;
  const { png } = options;
  const loadLogo = createLogos(options);
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxPngBytes,
    sizeCalculation: ({ length }, svg) => length + 2 * svg.length,
  });

  const inQueue = createRenderQueue(maxRenderings);
  const rendering = new Map<string, Promise<Uint8Array<ArrayBuffer> | UpstreamFailure>>();

  /** Renders a picture in the queue; visitors who request the same one meanwhile share it. */
  async function rendered(
    svg: string,
    { render }: PngRenderer,
    { address }: Visitor,
  ): Promise<Uint8Array<ArrayBuffer> | UpstreamFailure> {
    const known = pictures.get(svg) ?? rendering.get(svg);
    if (known) return known;
    const started = inQueue(
      address,
      () => Promise.resolve(),
      async () => {
        const picture = Uint8Array.from(await render(svg));
        pictures.set(svg, picture);
        return picture;
      },
    ).finally(() => rendering.delete(svg));
    rendering.set(svg, started);
    return started;
  }

  app.get('/badge/:file{.+\\.(?:svg|png)}', async (context) => {
    const file = context.req.param('file');
    const isPng = file.endsWith('.png');
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed);
    if (isPng && !png) {
      const detail = 'PNG needs the package @resvg/resvg-js; SVG does not.';
      return problem({ status: 501, code: 'SETUP', detail });
    }
    const visitor = createVisitor(context);
    const { show, style, theme } = parsed;
    const headers = {
      'content-type': isPng ? 'image/png' : 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; img-src data:",
      'cross-origin-resource-policy': 'cross-origin',
      ...corsHeaders,
    };
    const respond = async (svg: string, more: Readonly<Record<string, string>>) => {
      const picture = isPng && png ? await rendered(svg, png, visitor) : svg;
      if (typeof picture === 'object' && isFailure(picture)) return problem(picture, corsHeaders);
      return success(context, picture, { ...headers, ...more });
    };
    const vtc = file.slice(0, -4);
    const company = await find(vtc, visitor);
    if (isFailure(company)) {
      if (company.status !== 404) return problem(company);
      const svg = await notFoundBadge(parsed);
      // With status 404, Firefox and image proxies show a broken picture.
      return respond(svg, {
        'cache-control': `public, max-age=${notFoundSeconds}`,
      });
    }
    const { detail } = company;
    const load = (texts: GatewayTexts) =>
      loadContent(
        dependencies,
        company,
        { show, zone: parsed['time-zone'] ?? 'UTC', texts },
        visitor,
      );
    let loaded = await load(textsFor(parsed.lang, detail.language));
    // Without a font for the language, a PNG badge is in English.
    if (isPng && png && !isFailure(loaded) && !png.canRender(cleanText(loaded.content.value)))
      loaded = await load(textsFor('en'));
    if (isFailure(loaded)) return problem(loaded);

    const colors = badgeColors(theme === 'auto' ? detail.theme : undefined, theme === 'dark');
    const cleaned = clean(loaded.content);
    const content = isPng && png ? renderable(cleaned, detail, png.canRender) : cleaned;

    const logo = show === 'players' ? undefined : await loadLogo(detail.profilePicture);
    const tile: Tile = logo
      ? { kind: 'logo', url: logo }
      : show === 'players'
        ? { kind: 'players' }
        : { kind: 'initials', name: content.name };
    const svg = await (style === 'card'
      ? cardBadge(content, colors, tile)
      : flatBadge(content, colors, logo));
    return respond(svg, await combinedFreshness(svg, loaded.responses, options.clock.now()));
  });
}
