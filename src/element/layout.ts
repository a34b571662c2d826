import { html, nothing, type TemplateResult } from 'lit';
import { policyOf } from '../client/errors.js';
import { clockTime } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import { icon, type Icon } from '../ui/icons.js';
import type { LanguageController } from './language.js';
import type { Resource } from './resource.js';
import { isOnline } from './online.js';

/** State of an element: no response yet, data, a response without items, or no data because of a failure. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

/** View of the layout that all elements share. */
interface LayoutView {
  language: LanguageController;
  zones: Zones;
  heading: string;
  headingLevel: number;
  /** Neither texts nor data have loaded: the heading is hidden rather than shown in another language. */
  isUntranslated: boolean;
  state: ElementState;
  resource: Pick<Resource<unknown>, 'error' | 'receivedAt' | 'nextAt' | 'mayLoad'>;
  /** Everything is in one line, failures too. */
  isInline: boolean;
  /** The element has fallback content. */
  hasFallback: boolean;
  /** Content at the end of the heading's line. */
  headingAside: unknown;
  emptyText: string;
  emptyIcon: Icon;
  /** Text for screen readers, announced when it changes; empty for none. */
  announcement: string;
  /** The data, or its skeleton while loading. */
  content: TemplateResult;
  retry: () => void;
  slotted: () => void;
}

/** Why there is no data, or how old it is; empty when all is well. */
function noteText({ language, zones, resource, isInline }: LayoutView): string {
  const { translate } = language;
  const { error, receivedAt, nextAt, mayLoad } = resource;
  const onLine = isOnline();
  const time = (at: number) => clockTime(zones.locale, zones.zone, at);
  if (!error && (onLine || !mayLoad)) return '';
  const hasRetryButton = !receivedAt && error && policyOf(error).isRetryable;
  return [
    !onLine && translate('offline'),
    receivedAt
      ? translate('updated', { time: time(receivedAt) })
      : onLine && translate(error ? policyOf(error).visitorText : 'failed'),
    onLine &&
      nextAt &&
      !isInline &&
      !hasRetryButton &&
      translate('nextTry', { time: time(nextAt) }),
  ]
    .flatMap((text) => (text ? `${text}.` : []))
    .join(' ');
}

const header = ({
  heading,
  headingLevel,
  headingAside,
  isUntranslated,
}: LayoutView): TemplateResult =>
  html`<div class="header ${isUntranslated ? 'untranslated' : ''}">
    <slot name="heading"
      >${
        heading
          ? html`<div part="heading" class="heading" role="heading" aria-level=${headingLevel}>
              ${heading}
            </div>`
          : nothing
      }</slot
    >
    ${headingAside}
  </div>`;

/** Icon, one sentence, and a retry button where a retry can help. */
function failureMessage(view: LayoutView, note: unknown): TemplateResult {
  const { language, resource, hasFallback, retry } = view;
  const { error } = resource;
  if (error?.code === 'SETUP') {
    // Set-up advice is for the site owner: visitors get the fallback content instead.
    const advice = html`<p class="advice" lang="en" dir="ltr">${error.message}</p>`;
    return hasFallback
      ? html`<slot name="error"></slot>`
      : html`<div class="failure">
          ${icon('alert')}
          <div class="reason"><slot name="error">${advice}</slot></div>
        </div>`;
  }
  return html`<div class="failure">
    ${icon(isOnline() ? 'alert' : 'offline')}
    <div class="reason"><slot name="error">${note}</slot></div>
    ${
      error && policyOf(error).isRetryable
        ? html`<button part="button" class="button" @click=${retry}>
            ${language.translate('retry')}
          </button>`
        : nothing
    }
  </div>`;
}

const emptyMessage = ({ emptyIcon, emptyText }: LayoutView): TemplateResult =>
  html`<div class="message">
    ${icon(emptyIcon)}<slot name="empty"><p>${emptyText}</p></slot>
  </div>`;

/** Layout that all elements share: heading, data, skeleton, fallback content, messages and slots. */
export function layout(view: LayoutView): TemplateResult {
  const { language, state, hasFallback } = view;
  const heading = view.isUntranslated ? '' : view.heading;
  const text = noteText(view);
  const note = text ? html`<p part="note" class="note">${text}</p>` : nothing;
  return html`<section
    part="base"
    class="base ${state} ${view.isInline ? 'is-inline' : ''}"
    lang=${language.locale}
    dir=${language.direction}
    aria-busy=${state === 'loading'}
    aria-label=${heading || nothing}
  >
    ${header(view)} ${state === 'ready' ? view.content : nothing}
    ${state === 'empty' ? emptyMessage(view) : nothing}
    <div class="stage">
      ${
        state === 'loading'
          ? html`<div
              class="skeleton"
              aria-hidden="true"
              inert
              ?data-covered=${hasFallback || text !== ''}
            >
              ${view.content}
            </div>`
          : nothing
      }
      <div class="${hasFallback ? 'has-fallback' : ''}">
        <slot ?hidden=${state === 'ready' || state === 'empty'} @slotchange=${view.slotted}></slot>
        <div class="status" role="status">
          ${state === 'error' ? failureMessage(view, note) : note}<span class="visually-hidden"
            >${view.announcement}</span
          >
        </div>
      </div>
    </div>
    <slot name="footer"></slot>
  </section>`;
}
