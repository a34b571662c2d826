import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../ui/avatar.js';
import { count, displayName, list, monthYear } from '../../intl/formats.js';
import { gameName } from '../../intl/game-name.js';
import { plainText } from '../../ui/plain-text.js';
import { foreignRel } from '../../ui/item-link.js';
import { safeUrl } from '../../contract/safe-url.js';
import { moment } from '../../intl/time.js';
import { badges } from './badges.js';
import type { CardSection, CardView } from './card-view.js';
import { event } from './next-event.js';
import { recruitment } from './recruitment.js';

type Section = TemplateResult | typeof nothing;

/** How many letters a description may have before it is folded. */
const foldedLetters = 220;

const section = (title: string, content: unknown): TemplateResult =>
  html`<div class="wide" part="section">
    <div class="muted">${title}</div>
    ${content}
  </div>`;

function about({ vtc, language, isOpen, open }: CardView): Section {
  const words = plainText(vtc.description);
  if (!words) return nothing;
  const isLong = words.length > foldedLetters || words.split('\n').length > 4;
  return html`<div class="wide" part="section">
    <p class="about ${isLong && !isOpen ? 'clamped' : ''}" dir="auto">${words}</p>
    ${
      isLong && !isOpen
        ? html`<button class="button" part="button" @click=${open}>
            ${language.translate('more')}
          </button>`
        : nothing
    }
    <ul class="row" part="list">
      ${vtc.styleTags?.map((tag) => html`<li class="badge" part="badge"><bdi>${tag}</bdi></li>`)}
    </ul>
  </div>`;
}

function stats({ vtc, language: { translate, locale } }: CardView): Section {
  const founded = moment(vtc.createdAt);
  const facts = [
    [translate('membersTitle'), count(locale, vtc.memberCount)],
    [translate('language'), displayName(locale, 'language', vtc.language)],
    [translate('country'), vtc.country && displayName(locale, 'region', vtc.country)],
    [translate('since'), founded && monthYear(locale, founded)],
    [translate('tier'), vtc.tier],
  ];
  return html`<dl class="stats wide" part="section">
    ${facts.map(([term, fact]) =>
      fact
        ? html`<div>
            <dt class="muted">${term}</dt>
            <dd><bdi>${fact}</bdi></dd>
          </div>`
        : nothing,
    )}
  </dl>`;
}

function games({ vtc, language: { translate, locale } }: CardView): Section {
  return vtc.games?.length
    ? section(translate('games'), list(locale, vtc.games.map(gameName)))
    : nothing;
}

const platforms = ['Discord', 'YouTube', 'Twitch', 'TikTok', 'Instagram', 'Facebook'] as const;

/** Where else the company is: address and name of each place. */
const places = ({ vtc }: CardView) => [
  [vtc.website, vtc.website?.split('/')[2]] as const,
  ...platforms.map((name) => [vtc[name.toLowerCase() as Lowercase<typeof name>], name] as const),
  [vtc.twitter, 'X'] as const,
];

function socials(view: CardView): Section {
  const links = places(view).flatMap(([address, words]) => {
    const href = safeUrl(address);
    return href
      ? html`<li part="item">
          <a class="badge" part="link" href=${href} rel=${foreignRel}>${words}</a>
        </li>`
      : [];
  });
  const server = view.vtc.verifiedDiscordServer?.guildName;
  return html`<ul class="row wide" part="list">
      ${links}
    </ul>
    ${
      server
        ? html`<div class="muted wide">
            Discord: <bdi>${server}</bdi> ✓ ${view.language.translate('verified')}
          </div>`
        : nothing
    }`;
}

interface Somebody {
  name: string;
  image: string | null;
}

const people = (all: readonly Somebody[], images: string): TemplateResult =>
  html`<ul class="row people" part="list">
    ${all.map(
      ({ name, image }) =>
        html`<li class="row" part="item">${avatar(name, image, images)}<bdi>${name}</bdi></li>`,
    )}
  </ul>`;

const members = ({ vtc, images, language }: CardView): Section =>
  vtc.memberPreviews.length > 0
    ? section(language.translate('membersTitle'), people(vtc.memberPreviews.slice(0, 8), images))
    : nothing;

function linked({ vtc, images, language }: CardView): Section {
  const company = vtc.linkedCompany;
  return company
    ? section(
        language.translate('linked'),
        people([{ name: company.name, image: company.profilePicture }], images),
      )
    : nothing;
}

const drawn: readonly (readonly [CardSection, (view: CardView) => Section])[] = [
  ['badges', badges],
  ['about', about],
  ['stats', stats],
  ['games', games],
  ['event', event],
  ['recruitment', recruitment],
  ['members', members],
  ['socials', socials],
  ['about', linked],
];

/** The sections of a card that the owner wants and the company fills. */
export const sections = (view: CardView): TemplateResult =>
  html`<div class="sections">
    ${drawn.map(([name, draw]) => (view.shows(name) ? draw(view) : nothing))}
  </div>`;
