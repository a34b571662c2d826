import type { Clock } from '../../client/clock.js';
import { platformTotals } from '../../contract/statistics.js';
import { tolerant } from '../../contract/tolerant.js';
import { vtcDetail } from '../../contract/vtc-detail.js';
import { currentConvoys } from '../../convoys/convoy.js';
import type { ConvoyScope } from '../../convoys/scope.js';
import type { Dependencies } from '../dependencies.js';
import { recordingQuery } from '../page/rendered-cache.js';
import { namesIn, scopedConvoys } from '../scoped-convoys.js';
import { companyTexts, type GatewayTexts, textsFor } from '../texts.js';
import { apiRequest, type UpstreamRequest } from '../upstream/api-request.js';
import { allAwaitable } from '../upstream/awaitable.js';
import type { PublicCompany, UpstreamQuery } from '../upstream/companies.js';
import type { Visitor } from '../upstream/response-cache.js';
import {
  isFailure,
  notFoundFailure,
  type Result,
  type UpstreamFailure,
} from '../upstream/result.js';
import * as contents from './content.js';
import { createPictures, logoLimits } from './logo.js';
import { badgeColors, cardBadge, flatBadge, type Tile } from './render.js';
import { type CanRender, cleanText, renderableName, renderablePart } from './text.js';

/** Which badge is requested. */
export interface BadgeRequest {
  readonly scope: ConvoyScope;
  readonly show: 'members' | 'recruiting' | 'next' | 'players';
  readonly style: 'flat' | 'card';
  readonly theme: 'auto' | 'light' | 'dark';
  /** Default: the language of the company. */
  readonly lang: string | undefined;
  readonly zone: string;
}

/** Where the content of a badge comes from. */
interface ContentSource extends Pick<BadgeRequest, 'scope' | 'show' | 'zone'> {
  /** By position in the scope. */
  readonly companies: readonly (PublicCompany | UpstreamFailure)[];
  readonly texts: GatewayTexts;
}

/** What a badge says, and the company that it is of. */
interface Content {
  readonly content: contents.BadgeContent;
  readonly company: PublicCompany;
}

/** A badge whose data are loaded. */
export interface Badge {
  readonly svg: () => Promise<string>;
  /** None if the company is not found. */
  readonly requests: readonly UpstreamRequest[];
  readonly results: readonly Result[];
}

const parseTotals = tolerant(platformTotals.response);

async function loadContent(
  { query, clock }: { readonly query: UpstreamQuery; readonly clock: Clock },
  company: PublicCompany,
  { scope, companies, show, zone, texts }: ContentSource,
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
function notFoundBadge({ style, theme, lang }: BadgeRequest): Promise<string> {
  const content = clean({ name: 'VTC', value: textsFor(lang).translate('notFound') });
  const colors = badgeColors(undefined, theme === 'dark');
  return style === 'card'
    ? cardBadge(content, colors, { kind: 'initials', name: '?' })
    : flatBadge(content, { ...colors, primary: colors.border, primaryText: colors.text });
}

function tileOf(show: BadgeRequest['show'], logo: string | undefined, name: string): Tile {
  if (logo) return { kind: 'logo', url: logo };
  return show === 'players' ? { kind: 'players' } : { kind: 'initials', name };
}

/** Returns the function that loads the data of a badge; with a renderer of pictures, it has what their fonts can render. */
export function createBadgeLoader({ find, query, options }: Dependencies) {
  const { clock } = options;
  const loadLogo = createPictures(options, logoLimits);

  /** Draws the content in the company's colours, with its logo. */
  async function draw(
    { content, company: { detail } }: Content,
    { show, style, theme }: BadgeRequest,
    canRender: CanRender | undefined,
  ): Promise<Badge['svg']> {
    const colors = badgeColors(theme === 'auto' ? detail.theme : undefined, theme === 'dark');
    const cleaned = clean(content);
    const shown = canRender ? renderable(cleaned, detail, canRender) : cleaned;
    const logo = show === 'players' ? undefined : await loadLogo(detail.profilePicture);
    return () =>
      style === 'card'
        ? cardBadge(shown, colors, tileOf(show, logo, shown.name))
        : flatBadge(shown, colors, logo);
  }

  return async (
    request: BadgeRequest,
    canRender: CanRender | undefined,
    visitor: Visitor,
  ): Promise<Badge | UpstreamFailure> => {
    const { scope, show, zone, lang } = request;
    const names = namesIn(scope);
    const companies = await allAwaitable(names.map((name) => find(name, visitor)));
    const first = companies.find((found) => !isFailure(found)) ?? companies[0] ?? notFoundFailure;
    if (isFailure(first))
      return first.status === 404
        ? { svg: () => notFoundBadge(request), requests: [], results: [] }
        : first;
    const recording = recordingQuery(query);
    const load = (texts: GatewayTexts) => {
      const source = { scope, companies, show, zone, texts };
      return loadContent({ query: recording.query, clock }, first, source, visitor);
    };
    let loaded = await load(companyTexts(first.detail, lang));
    // Without a font for the language, a PNG badge is in English.
    if (canRender && !isFailure(loaded) && !canRender(cleanText(loaded.content.value)))
      loaded = await load(textsFor('en'));
    if (isFailure(loaded)) return loaded;
    return {
      svg: await draw(loaded, request, canRender),
      requests: [...names.map((name) => apiRequest(vtcDetail, name)), ...recording.requests],
      results: [
        ...companies.map((found) => (isFailure(found) ? found : found.response)),
        ...recording.results,
      ],
    };
  };
}
