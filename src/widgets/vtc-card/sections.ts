import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../base/avatar.js';
import { count, displayName, list, monthYear } from '../../base/formats.js';
import { gameName } from '../../base/names.js';
import { plainText } from '../../base/plain-text.js';
import { foreignRel, safeUrl } from '../../base/safe-url.js';
import { moment } from '../../base/time.js';
import { badges } from './badges.js';
import type { CardSection, CardView } from './card-view.js';
import { event } from './next-event.js';
import { recruitment } from './recruitment.js';

type Section = TemplateResult | typeof nothing;

/** How many letters a description may have before it is folded. */
const foldedLetters = 220;

function about({ vtc, language, isOpen, toggle }: CardView): Section {
  const words = plainText(vtc.description);
  if (!words) return nothing;
  const isLong = words.length > foldedLetters || words.split('\n').length > 4;
  return html`<div class="wide" part="section">
    <p class="about ${isLong && !isOpen ? 'clamped' : ''}" dir="auto">${words}</p>
    ${
      isLong
        ? html`<button class="plain" part="button" aria-expanded=${isOpen} @click=${toggle}>
            ${language.say(isOpen ? 'less' : 'more')}
          </button>`
        : nothing
    }
    ${
      vtc.styleTags?.length
        ? html`<ul class="tags" part="list">
            ${vtc.styleTags.map((tag) => html`<li class="badge" part="badge"><bdi>${tag}</bdi></li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

function stats({ vtc, language: { say, locale } }: CardView): Section {
  const founded = moment(vtc.createdAt);
  const facts = [
    [say('membersTitle'), count(locale, vtc.memberCount)],
    [say('language'), displayName(locale, 'language', vtc.language)],
    [say('country'), vtc.country ? displayName(locale, 'region', vtc.country) : ''],
    [say('since'), founded === undefined ? '' : monthYear(locale, founded)],
    [say('tier'), vtc.tier],
  ];
  return html`<dl class="stats wide" part="section">
    ${facts.map(([term, fact]) =>
      fact
        ? html`<div>
            <dt>${term}</dt>
            <dd><bdi>${fact}</bdi></dd>
          </div>`
        : nothing,
    )}
  </dl>`;
}

function games({ vtc, language: { say, locale } }: CardView): Section {
  if (!vtc.games?.length) return nothing;
  return html`<div class="wide" part="section">
    <div class="title">${say('games')}</div>
    ${list(locale, vtc.games.map(gameName))}
  </div>`;
}

const platforms = [
  ['discord', 'Discord'],
  ['youtube', 'YouTube'],
  ['twitch', 'Twitch'],
  ['tiktok', 'TikTok'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
] as const;

function socials({ vtc, language }: CardView): Section {
  const links = [
    [vtc.website, language.say('website')] as const,
    ...platforms.map(([key, platform]) => [vtc[key], platform] as const),
  ].flatMap(([address, words]) => {
    const href = safeUrl(address);
    return href
      ? html`<li part="item"><a part="link" href=${href} rel=${foreignRel}>${words}</a></li>`
      : [];
  });
  const server = vtc.verifiedDiscordServer?.guildName;
  if (links.length === 0 && !server) return nothing;
  return html`<div class="wide" part="section">
    <ul class="links" part="list">
      ${links}
    </ul>
    ${
      server
        ? html`<div class="muted">${language.say('discordServer')}: <bdi>${server}</bdi></div>`
        : nothing
    }
  </div>`;
}

function members({ vtc, images, language }: CardView): Section {
  if (vtc.memberPreviews.length === 0) return nothing;
  return html`<div class="wide" part="section">
    <div class="title">${language.say('membersTitle')}</div>
    <ul class="people" part="list">
      ${vtc.memberPreviews
        .slice(0, 8)
        .map(
          ({ name, image }) =>
            html`<li part="item">${avatar(name, image, images)}<bdi>${name}</bdi></li>`,
        )}
    </ul>
  </div>`;
}

function linked({ vtc, images, language }: CardView): Section {
  const company = vtc.linkedCompany;
  if (!company) return nothing;
  return html`<div class="people linked wide" part="section">
    <span class="muted">${language.say('linked')}</span>
    ${avatar(company.name, company.profilePicture, images)}<bdi>${company.name}</bdi>
  </div>`;
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
    ${drawn.map(([section, draw]) => (view.shows(section) ? draw(view) : nothing))}
  </div>`;
