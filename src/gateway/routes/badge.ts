import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type Badge, createBadgeLoader } from '../badge/load-badge.js';
import { createMemberBadgeLoader } from '../badge/load-member-badge.js';
import type { Dependencies } from '../dependencies.js';
import type { PngRenderer } from '../options.js';
import { createRenderer } from '../page/renderer.js';
import type { Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { scopeOf, scopeParameters } from '../scoped-convoys.js';
import { isValidMember } from '../upstream/api-request.js';
import { etagOf } from '../upstream/etag.js';
import type { Visitor } from '../upstream/response-cache.js';
import { notFoundSeconds } from '../upstream/response-records.js';
import {
  badRequest,
  isFailure,
  notFoundFailure,
  type UpstreamFailure,
} from '../upstream/result.js';
import { corsHeaders, problem, renderedResponse } from './respond.js';

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z._default(z.enum(choices, `one of ${choices.join(', ')}`), choices[0]);

const lookParameters = {
  theme: choice(['auto', 'light', 'dark']),
  lang: z.optional(languageTag),
};

const parameters = {
  ...lookParameters,
  show: choice(['members', 'recruiting', 'next', 'players']),
  style: choice(['flat', 'card']),
  'time-zone': z.optional(timeZoneSchema),
  ...scopeParameters,
};

const memberParameters = { ...lookParameters, style: choice(['card', 'flat']) };

type Parameters = z.infer<z.ZodMiniObject<typeof parameters>>;

const maxBytes = 16_000_000;
/** The renderer works in threads beside the main one, of which a flood could use any number. */
const maxRenderings = 2;
/** Badges contain relative times. */
const maxAgeMs = 60_000;

const encoder = new TextEncoder();

/** Returns a function that renders SVG as PNG; most badges are the same when their data are requested again. */
function createPngCache({ render }: PngRenderer) {
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, svg) => length + 2 * svg.length,
  });
  return async (svg: string): Promise<Uint8Array<ArrayBuffer>> => {
    const known = pictures.get(svg);
    if (known) return known;
    const picture = Uint8Array.from(await render(svg));
    pictures.set(svg, picture);
    return picture;
  };
}

/** Renders a badge as SVG, or with `toPng` as PNG. */
async function renderBadge(
  { svg, requests, results }: Badge,
  now: number,
  toPng: ReturnType<typeof createPngCache> | undefined,
): Promise<Rendered> {
  const source = await svg();
  const isFound = results.length > 0;
  return {
    body: toPng ? await toPng(source) : encoder.encode(source),
    headers: {
      'content-type': toPng ? 'image/png' : 'image/svg+xml; charset=utf-8',
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
    expiresAt: isFound ? now + maxAgeMs : 0,
  };
}

/** The badge that a URL names: its companies, format and parameters. */
function parseRequest(file: string, search: URLSearchParams) {
  const names = file.slice(0, -4);
  const parsed = readParameters(parameters, search);
  if (isFailure(parsed)) return parsed;
  const scope = scopeOf(names, parsed);
  if (isFailure(scope)) return scope;
  const { show, style, theme, lang, 'time-zone': zone = 'UTC', include, also }: Parameters = parsed;
  if (scope.vtcs.length > 0 && show !== 'next')
    return badRequest('show: only next is for several companies.');
  return {
    key: JSON.stringify([names, show, style, theme, lang, zone, include, also]),
    badge: { scope, show, style, theme, lang, zone },
  };
}

/** The badge of a member that a URL names. */
function parseMemberRequest(vtc: string, file: string, search: URLSearchParams) {
  const member = file.slice(0, -4);
  if (!isValidMember(member)) return notFoundFailure;
  const parsed = readParameters(memberParameters, search);
  if (isFailure(parsed)) return parsed;
  const { style, theme, lang } = parsed;
  return {
    key: JSON.stringify(['member', vtc, member, style, theme, lang]),
    badge: { vtc, member, style, theme, lang },
  };
}

const noPng: UpstreamFailure = {
  status: 501,
  code: 'SETUP',
  detail: 'PNG needs the package @resvg/resvg-js; SVG does not.',
};

/** A badge that a URL names, and the key of its picture. */
interface ParsedRequest<Request> {
  readonly key: string;
  readonly badge: Request;
}

/** Loads the data of a badge. With `canRender`, texts contain only letters of the fonts. */
type LoadBadge<Request> = (
  request: Request,
  canRender: PngRenderer['canRender'] | undefined,
  visitor: Visitor,
) => Promise<Badge | UpstreamFailure>;

/**
 * `/badge/<vtc>.svg` and `.png`: a live fact about a company as a picture; `<vtc>+<vtc>` for the next convoy of several.
 * `/badge/<vtc>/member/<member>.svg` and `.png`: a member as a picture, if the gateway serves members; without a picture
 * where there is no such member.
 */
export function badgeRoute(app: Hono, dependencies: Dependencies): void {
  const { query, createVisitor, options } = dependencies;
  const { png, clock, members } = options;
  const toPng = png && createPngCache(png);
  const cached = {
    svg: createRenderer({ query, clock, maxBytes }),
    png: createRenderer({ query, clock, maxBytes, concurrency: maxRenderings }),
  };

  async function respond<Request>(
    context: Context,
    request: ParsedRequest<Request> | UpstreamFailure,
    load: LoadBadge<Request>,
  ): Promise<Response> {
    if (isFailure(request)) return problem(request, corsHeaders);
    const isPng = context.req.path.endsWith('.png');
    if (isPng && !png) return problem(noPng);
    const visitor = createVisitor(context);
    const badge = await cached[isPng ? 'png' : 'svg'](request.key, visitor, async () => {
      const loaded = await load(request.badge, isPng ? png?.canRender : undefined, visitor);
      if (isFailure(loaded)) return loaded;
      return () => renderBadge(loaded, clock.now(), isPng ? toPng : undefined);
    });
    return isFailure(badge)
      ? problem(badge, corsHeaders)
      : renderedResponse(context, badge, clock.now());
  }

  const searchOf = ({ req }: Context) => new URL(req.url).searchParams;

  const load = createBadgeLoader(dependencies);
  app.get('/badge/:file{[^/]+\\.(?:svg|png)}', (context) =>
    respond(context, parseRequest(context.req.param('file'), searchOf(context)), load),
  );

  if (!members) return;
  const loadMember = createMemberBadgeLoader(dependencies);
  app.get('/badge/:vtc/member/:file{[^/]+\\.(?:svg|png)}', (context) => {
    const { vtc, file } = context.req.param();
    return respond(context, parseMemberRequest(vtc, file, searchOf(context)), loadMember);
  });
}
