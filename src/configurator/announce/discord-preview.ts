import { html, nothing, type TemplateResult } from 'lit';
import type { Announcement, Fact, Part } from '../../announce/message/announcement.js';
import { hasEmbed } from '../../announce/message/discord-message.js';
import { relativeText } from '../../announce/message/relative-text.js';
import { textDirection } from '../../intl/language-tag.js';

/** What the preview of a message depends on. */
export interface DiscordPreview {
  readonly announcement: Announcement;
  /** Whether it pings a role. */
  readonly pings: boolean;
  readonly theme: 'dark' | 'light';
  readonly locale: string;
  readonly now: number;
}

/** A time as Discord shows it to a reader, in the zone of the browser. */
const dateText = ({ locale }: DiscordPreview, time: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(time);

/** Links of the preview lead nowhere: their addresses are examples. */
const link = (text: string) => html`<span class="discord-link">${text}</span>`;

function partTemplate(preview: DiscordPreview, part: Part): unknown {
  if ('text' in part) return part.url ? link(part.text) : part.text;
  const { time, local, isOld } = part;
  const date = html`<span class="discord-time">${dateText(preview, time)}</span>`;
  if (isOld) return html`<s>${date}</s>`;
  const distance = html`<span class="discord-time"
    >${relativeText(preview.locale, time, preview.now)}</span
  >`;
  return html`${date} (${distance})${local ? html`<br />${local}` : nothing}`;
}

const isTime = ({ parts }: Fact): boolean => parts.some((part) => 'time' in part);

const partsTemplate = (preview: DiscordPreview, fact: Fact) =>
  fact.parts.map(
    (part, index) => html`${index > 0 ? ', ' : nothing}${partTemplate(preview, part)}`,
  );

const fieldTemplate = (preview: DiscordPreview, fact: Fact) =>
  html`<div class=${isTime(fact) ? 'wide' : ''}>
    <dt>${fact.label}</dt>
    <dd>${partsTemplate(preview, fact)}</dd>
  </div>`;

const titleText = ({ status, title }: Announcement): string =>
  [status, title].filter(Boolean).join(': ');

function embed(preview: DiscordPreview): TemplateResult {
  const { announcement } = preview;
  const { company, summary, text, facts, image, url } = announcement;
  const title = titleText(announcement);
  return html`<div class="discord-embed">
    <p class="discord-author"><span class="discord-logo" aria-hidden="true"></span>${company}</p>
    <p class="discord-title">${url ? link(title) : title}</p>
    ${summary ? html`<p><b>${summary}</b></p>` : nothing}
    ${text ? html`<p class="discord-text">${text}</p>` : nothing}
    ${
      facts.length > 0
        ? html`<dl>${facts.map((fact) => fieldTemplate(preview, fact))}</dl>`
        : nothing
    }
    ${image ? html`<p class="discord-image">Picture of the convoy</p>` : nothing}
  </div>`;
}

/** A message without an embed: a title that links to the message of the convoy, and lines. */
function lines(preview: DiscordPreview): TemplateResult {
  const { status, title, facts } = preview.announcement;
  return html`<p>${status ? `${status}: ` : nothing}<b>${link(title)}</b></p>
    ${facts.map((fact) => html`<p>${fact.label}: ${partsTemplate(preview, fact)}</p>`)}`;
}

/** A message as Discord shows it. */
export function discordPreview(preview: DiscordPreview): TemplateResult {
  const { announcement, pings, theme, locale } = preview;
  const isEmbed = hasEmbed(announcement);
  return html`<div
    class="discord ${theme}"
    role="group"
    tabindex="0"
    aria-label="Message in Discord"
    lang=${locale}
    dir=${textDirection(locale)}
  >
    <span class="discord-avatar" aria-hidden="true"></span>
    <div class="discord-message">
      <p class="discord-sender"><b>Convoys</b> <small>APP</small></p>
      ${pings && isEmbed ? html`<p><span class="discord-mention">@role</span></p>` : nothing}
      ${isEmbed ? embed(preview) : lines(preview)}
    </div>
  </div>`;
}
