import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { platformTotals } from '../../contract/statistics.js';
import { tolerant } from '../../contract/tolerant.js';
import { convoysOf } from '../../convoys/convoy.js';
import { badgeColors } from '../badge/colors.js';
import { cleanText } from '../badge/clean-text.js';
import * as contents from '../badge/content.js';
import { cardBadge, flatBadge } from '../badge/draw.js';
import { drawableName, drawablePart } from '../badge/drawable.js';
import { companyConvoys } from '../company-convoys.js';
import type { Parts } from '../parts.js';
import { languageTag, readParameters, timeZone } from '../parameters.js';
import { type Texts, textsFor } from '../texts.js';
import type { Company } from '../upstream/companies.js';
import { type Answer, type Failure, isFailure } from '../upstream/outcome.js';
import { question } from '../upstream/question.js';
import { corsHeaders, keepAliveOf, made, problem, togetherFresh } from './respond.js';

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z._default(z.enum(choices, `one of ${choices.join(', ')}`), choices[0]);

const parameters = {
  show: choice(['members', 'recruiting', 'next', 'players']),
  style: choice(['flat', 'card']),
  theme: choice(['auto', 'light', 'dark']),
  lang: z.optional(languageTag),
  'time-zone': z.optional(timeZone),
};

interface Wanted {
  readonly show: 'members' | 'recruiting' | 'next' | 'players';
  readonly zone: string;
  readonly texts: Texts;
}

interface Told {
  readonly content: contents.BadgeContent;
  readonly answers: readonly Answer[];
}

const readTotals = tolerant(platformTotals.response);

async function told(
  { ask, options }: Parts,
  { detail, answer }: Company,
  { show, zone, texts }: Wanted,
  context: Context,
): Promise<Told | Failure> {
  if (show === 'members')
    return { content: contents.membersContent(detail, texts), answers: [answer] };
  if (show === 'recruiting')
    return { content: contents.recruitingContent(detail, texts), answers: [answer] };
  if (show === 'players') {
    const totals = await ask(question(platformTotals), keepAliveOf(context));
    if (isFailure(totals)) return totals;
    const { playersOnline } = readTotals(JSON.parse(totals.body));
    return { content: contents.playersContent(playersOnline, texts), answers: [totals] };
  }
  const found = await companyConvoys(ask, String(detail.id), keepAliveOf(context));
  if (isFailure(found)) return found;
  const now = options.clock.now();
  const [next] = convoysOf(found.events, now);
  return {
    content: contents.nextContent(detail, texts, next, { zone, now }),
    answers: [answer, ...found.answers],
  };
}

const clean = ({ name, value, more }: contents.BadgeContent): contents.BadgeContent => ({
  name: cleanText(name) || '—',
  value: cleanText(value),
  more: more && (cleanText(more) || undefined),
});

const keptBytes = 16_000_000;

/** `/badge/<vtc>.svg` and `.png`: one live fact about a company as a picture. */
export function badgeRoute(app: Hono, parts: Parts): void {
  const { companies, options } = parts;
  const { png } = options;
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }, key) => length + 2 * key.length,
  });

  async function drawn(svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = pictures.get(svg);
    if (known || !png) return known ?? new Uint8Array();
    const picture = Uint8Array.from(await png.draw(svg));
    pictures.set(svg, picture);
    return picture;
  }

  app.get('/badge/:file{.+\\.(?:svg|png)}', async (context) => {
    const file = context.req.param('file');
    const isPng = file.endsWith('.png');
    const wanted = readParameters(parameters, new URL(context.req.url).searchParams);
    if (isFailure(wanted)) return problem(wanted);
    if (isPng && !png) {
      const detail = 'PNG needs the package @resvg/resvg-js; SVG does not.';
      return problem({ status: 501, code: 'SETUP', detail });
    }
    const company = await companies.find(file.slice(0, -4), keepAliveOf(context));
    if (isFailure(company)) return problem(company);
    const { detail } = company;
    const texts = textsFor(wanted.lang, detail.language);
    const zone = wanted['time-zone'] ?? 'UTC';
    const found = await told(parts, company, { show: wanted.show, zone, texts }, context);
    if (isFailure(found)) return problem(found);

    const colors = badgeColors(
      wanted.theme === 'auto' ? detail.theme : undefined,
      wanted.theme === 'dark',
    );
    let content = clean(found.content);
    if (isPng && png) {
      const { canDraw } = png;
      const { inGameTag, handle } = detail;
      const tag = inGameTag && cleanText(inGameTag).slice(0, 8);
      const name = drawableName(content.name, { tag, handle }, canDraw);
      const more = content.more && drawablePart(content.more, canDraw);
      const value = drawablePart(content.value, canDraw) ?? '';
      content = { name, value, more };
    }
    const isCard = wanted.style === 'card';
    const svg = await (isCard ? cardBadge(content, colors) : flatBadge(content, colors));
    return made(context, isPng ? await drawn(svg) : svg, {
      'content-type': isPng ? 'image/png' : 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      ...(await togetherFresh(svg, found.answers, options.clock.now())),
      ...corsHeaders,
    });
  });
}
