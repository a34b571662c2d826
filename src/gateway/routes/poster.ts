import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { createPictures, logoLimits, bannerLimits } from '../badge/logo.js';
import { badgeColors } from '../badge/render.js';
import type { Dependencies } from '../dependencies.js';
import type { PngRenderer } from '../options.js';
import { createRenderer } from '../page/renderer.js';
import { recordingQuery, type Rendered } from '../page/rendered-cache.js';
import { languageTag, readParameters, timeZoneSchema } from '../parameters.js';
import { posterTexts } from '../poster/poster-content.js';
import { posterSizes, type PosterSize, renderPoster } from '../poster/render-poster.js';
import { type ConvoyRequest, loadShownConvoy } from '../share/find-convoy.js';
import { pageChangesAt } from '../share/share-page.js';
import { textsFor } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import { etagOf } from '../upstream/etag.js';
import { isFailure, notFoundFailure, type UpstreamFailure } from '../upstream/result.js';
import { convoyChoice } from './convoy.js';
import { corsHeaders, failureHeaders, problem, renderedResponse } from './respond.js';

const parameters = {
  size: z._default(z.enum(['wide', 'tall', 'banner'], 'one of wide, tall, banner'), 'wide'),
  lang: z.optional(languageTag),
  'time-zone': z.optional(timeZoneSchema),
};

const maxBytes = 32_000_000;
/** As for badges: a flood could use any number of threads. */
const maxRenderings = 2;

const pictureHeaders = {
  'content-type': 'image/png',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  ...corsHeaders,
} as const;

/** A picture that says that there is no such convoy, without any text of the URL. */
const notFoundPoster = (size: PosterSize, lang: string | undefined, { canRender }: PngRenderer) => {
  const text = textsFor(lang).translate('notFound');
  return renderPoster({
    size,
    company: 'VTC',
    name: canRender(text) ? text : textsFor('en').translate('notFound'),
    lines: [],
    colors: badgeColors(undefined, false),
  });
};

/** `/poster/<vtc>/<id>.png` and `/convoy/<vtc>/<id>/poster.png`: a convoy as a picture, for previews of links and for posts. */
export function posterRoute(
  app: Hono,
  { query, find, createVisitor, options }: Dependencies,
): void {
  const { clock, png, shareUrls, log } = options;
  const rendered = createRenderer({ query, clock, maxBytes, concurrency: maxRenderings });
  const loadLogo = createPictures(options, logoLimits);
  const loadBanner = createPictures(options, bannerLimits);
  let hasLogged = false;

  function logMissingFont(text: string): void {
    if (hasLogged) return;
    hasLogged = true;
    log(`The fonts cannot show ${JSON.stringify(text)} on pictures: add a font with --font.`);
  }

  async function loadPoster(
    request: ConvoyRequest,
    size: PosterSize,
    renderer: PngRenderer,
  ): Promise<(() => Promise<Rendered>) | UpstreamFailure> {
    const { vtc, visitor, now } = request;
    const company = await find(vtc, visitor);
    if (isFailure(company)) return company;
    const { detail } = company;
    const recording = recordingQuery(query);
    const shown = await loadShownConvoy(recording.query, company, request);
    if (!shown) return notFoundFailure;
    if (isFailure(shown)) return shown;
    const { convoy } = shown;
    const { id, banner } = convoy.event;
    const { unshown, ...texts } = posterTexts(shown, renderer);
    if (unshown !== undefined) logMissingFont(unshown);
    const [logo, picture] = await Promise.all([
      loadLogo(detail.profilePicture),
      loadBanner(banner),
    ]);
    return async () => {
      const svg = await renderPoster({
        ...texts,
        size,
        colors: badgeColors(detail.theme, false),
        logo,
        banner: picture,
        game: convoy.event.game,
        url: shareUrls.page(company, id),
      });
      return {
        body: Uint8Array.from(await renderer.render(svg, 1)),
        headers: { ...pictureHeaders, etag: await etagOf(svg) },
        requests: [apiRequest(vtcDetail, vtc), ...recording.requests],
        results: [company.response, ...recording.results],
        expiresAt: pageChangesAt(convoy, now),
      };
    };
  }

  async function respond(context: Context, vtc: string, event: string): Promise<Response> {
    const parsed = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(parsed)) return problem(parsed);
    if (!png) {
      const detail = 'Pictures need the package @resvg/resvg-js.';
      return problem({ status: 501, code: 'SETUP', detail });
    }
    const visitor = createVisitor(context);
    const { size, ...look } = parsed;
    const { lang } = look;
    const key = JSON.stringify([vtc, event, size, lang, look['time-zone']]);
    const poster = await rendered(key, visitor, () => {
      const choice = convoyChoice(event);
      return loadPoster({ vtc, choice, visitor, now: clock.now(), ...look }, size, png);
    });
    if (!isFailure(poster)) return renderedResponse(context, poster, clock.now());
    if (poster.status !== 404) return problem(poster, corsHeaders);
    const picture = Uint8Array.from(await notFoundPicture(size, lang, png));
    return new Response(picture, {
      status: 404,
      headers: { ...failureHeaders(poster), ...pictureHeaders },
    });
  }

  app.get('/poster/:vtc/:file{(?:\\d{1,10}|next)\\.png}', (context) => {
    const { vtc, file } = context.req.param();
    return respond(context, vtc, file.slice(0, -4));
  });

  // Below the page of the convoy, as in published files.
  app.get('/convoy/:vtc/:event{\\d{1,10}|next}/poster.png', (context) => {
    const { vtc, event } = context.req.param();
    return respond(context, vtc, event);
  });

  const pictures = new Map<string, Promise<Uint8Array>>();

  /** One for each size and language with texts, so that a flood of unknown ids costs little. */
  function notFoundPicture(
    size: PosterSize,
    lang: string | undefined,
    renderer: PngRenderer,
  ): Promise<Uint8Array> {
    const key = `${size} ${textsFor(lang).locale}`;
    const picture =
      pictures.get(key) ??
      notFoundPoster(size, lang, renderer).then((svg) => renderer.render(svg, 1));
    if (pictures.size < Object.keys(posterSizes).length * 40) pictures.set(key, picture);
    return picture;
  }
}
