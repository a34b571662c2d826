import { nothing, type TemplateResult } from 'lit';
import { html } from '../ui/html.js';
import { policyOf } from '../client/errors.js';
import { recentTime } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import type { Look } from '../theme/palette.js';
import { foreignRel } from '../ui/item-link.js';
import { failureMessage, failureNote } from '../ui/failure.js';
import { icon, icons, logo, logos } from '../ui/icons.js';
import type { CompanyLink } from './company-theme.js';
import type { LanguageController } from './language.js';
import type { Resource } from './resource.js';
import { isOnline } from './page-updates.js';

/** State of an element: no response yet, data, a response without items, or no data because of a failure. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

/** View of the layout that all elements share. */
interface LayoutView {
  language: LanguageController;
  zones: Zones;
  heading: string;
  /** What the element shows, for the accessible name of its retry button; empty for none. */
  name: string;
  headingLevel: number;
  state: ElementState;
  resource: Pick<Resource<unknown>, 'error' | 'receivedAt' | 'nextAt' | 'mayLoad'>;
  /** Everything is in one line, failures too. */
  isInline: boolean;
  look: Look;
  isFrameless: boolean;
  /** Picture behind everything; undefined: none. */
  backdrop: unknown;
  /** The element has fallback content. */
  hasFallback: boolean;
  /** Content at the end of the heading's line; without items, a next step. */
  headingAside: unknown;
  emptyText: string;
  emptyIcon: string;
  /** The next step where there is nothing to show, or nothing can be loaded. */
  companyLink: CompanyLink | undefined;
  /** Why there is no data, for visitors: never advice for the site owner. */
  failureText: string;
  /** Text for screen readers, announced when it changes; empty for none. */
  announcement: string;
  /** The data, or its skeleton while loading. */
  content: unknown;
  retry: () => void;
  contentChanged: () => void;
}

/** Why there is no data, or how old the data is, and when the next try is; empty when all is well. */
function noteText(view: LayoutView): string {
  const { language, zones, resource, isInline } = view;
  const { translate } = language;
  const { error, receivedAt, nextAt, mayLoad } = resource;
  const onLine = isOnline();
  if (!error && (onLine || !mayLoad)) return '';
  const time = (at: number) => ({ time: recentTime(zones.locale, zones.zone, at) });
  const texts: string[] = [];
  if (!onLine) texts.push(translate('offline'));
  if (receivedAt) texts.push(translate('updated', time(receivedAt)));
  else if (onLine) texts.push(view.failureText);
  const hasRetryButton = !receivedAt && error && policyOf(error).isRetryable;
  if (onLine && nextAt && !isInline && !hasRetryButton)
    texts.push(translate('nextTry', time(nextAt)));
  const sentences = texts.map((text) => translate('sentence', { text }));
  // A full stop of Chinese and Japanese has its own space.
  return sentences.join(' ').replaceAll('。 ', '。');
}

const header = (
  { heading, headingLevel, headingAside, state }: LayoutView,
  isUntranslated: boolean,
) =>
  html`<div class="header ${heading ? '' : 'is-bare'} ${isUntranslated ? 'untranslated' : ''}">
    <slot name="heading"
      >${
        heading
          ? html`<div part="heading" class="heading" role="heading" aria-level=${headingLevel}>
              ${heading}
            </div>`
          : nothing
      }</slot
    >
    ${state === 'empty' ? nothing : headingAside}
  </div>`;

/** A link to where else the company can be found: its Discord, else its site, by its name. */
const nextStep = ({ companyLink, language }: LayoutView) => {
  if (!companyLink) return nothing;
  const { href, name, isDiscord } = companyLink;
  // No line ends inside the name of a site.
  const text = isDiscord
    ? language.translate('followOn', { name })
    : name.replaceAll('-', '-\u2060');
  return html`<a href=${href} rel=${foreignRel}
    >${isDiscord ? logo(logos.discord) : icon(icons.website)}${text}</a
  >`;
};

/** Why there is no data; nothing where the setup is wrong and the visitor sees the fallback content instead. */
function failure(view: LayoutView, note: unknown): TemplateResult {
  const { name, retry, hasFallback, isInline, language } = view;
  const { error } = view.resource;
  if (error?.code === 'SETUP' && hasFallback) return html`<slot name="error"></slot>`;
  const isRetryable = error && policyOf(error).isRetryable;
  return failureMessage({
    translate: language.translate,
    content: html`<slot name="error">${note} ${nextStep(view)}</slot>`,
    iconPath: isOnline() ? icons.alert : icons.offline,
    name,
    retry: isRetryable ? retry : undefined,
    isBoxed: !isRetryable && !hasFallback && !isInline,
  });
}

/** That there is nothing to show, and where else the company can be followed. */
const emptyMessage = (view: LayoutView): TemplateResult => {
  const { emptyIcon, emptyText, headingAside, isInline, language } = view;
  return html`<div class="message ${isInline ? '' : 'boxed'}">
    ${icon(emptyIcon)}<slot name="empty"
      ><p>${emptyText && language.translate('sentence', { text: emptyText })}</p>
      ${nextStep(view)}</slot
    >
    ${headingAside}
  </div>`;
};

/** The skeleton; below fallback content or a note, what is left of it, in the same space. */
const skeleton = (content: unknown, isCovered: boolean): TemplateResult[] =>
  (isCovered ? ['is-covered', 'rest'] : ['']).map(
    (name) => html`<div class="skeleton ${name}" aria-hidden="true" inert>${content}</div>`,
  );

/** A poster is a night look with a picture. */
const lookClass = { plain: '', night: 'is-night', poster: 'is-night is-poster' } as const;
/** Layout of an element in a sentence of the page: its data; until there is some, its fallback content. */
export const textLayout = ({
  language,
  state,
  content,
}: Pick<LayoutView, 'language' | 'state' | 'content'>): TemplateResult =>
  state === 'ready'
    ? html`<span part="base" lang=${language.locale} dir=${language.direction}>${content}</span>`
    : html`<span part="base" aria-busy=${state === 'loading'}
        ><slot
          >${
            state === 'loading'
              ? html`<span class="skeleton" aria-hidden="true">${content}</span>`
              : '–'
          }</slot
        ></span
      >`;

/** Layout that all elements share: heading, data, skeleton, fallback content, messages and slots. */
export function layout(view: LayoutView): TemplateResult {
  const { language, state, hasFallback } = view;
  // Neither texts nor data have loaded: the heading is hidden rather than shown in another language.
  const isUntranslated = language.isLoading && state === 'loading';
  // Messages have no picture.
  const isPoster = view.backdrop !== undefined && (state === 'loading' || state === 'ready');
  const look = view.look === 'poster' && !isPoster ? 'night' : view.look;
  const text = noteText(view);
  const note = text ? failureNote(text) : nothing;
  return html`<section
    part="base"
    class="base ${state} ${lookClass[look]} ${view.isInline ? 'is-inline' : ''} ${view.isFrameless ? 'is-frameless' : ''}"
    lang=${language.locale}
    dir=${language.direction}
    aria-busy=${state === 'loading'}
    aria-label=${(!isUntranslated && view.heading) || nothing}
  >
    ${isPoster ? html`<div class="backdrop">${view.backdrop}</div>` : nothing}
    ${header(view, isUntranslated)} ${state === 'ready' ? view.content : nothing}
    ${state === 'empty' ? emptyMessage(view) : nothing}
    <div class="stage">
      ${state === 'loading' ? skeleton(view.content, hasFallback || text !== '') : nothing}
      <div class="${hasFallback ? 'has-fallback' : ''}">
        <slot
          ?hidden=${state === 'ready' || state === 'empty'}
          @slotchange=${view.contentChanged}
        ></slot>
        ${state === 'error' ? failure(view, note) : note}
      </div>
    </div>
    <div class="visually-hidden" role="status">${view.announcement}</div>
    <slot name="footer"></slot>
  </section>`;
}
