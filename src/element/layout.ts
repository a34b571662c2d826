import { html, nothing, type TemplateResult } from 'lit';
import { policyOf } from '../client/errors.js';
import { clockTime } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import { icon, icons } from '../ui/icons.js';
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
  state: ElementState;
  resource: Pick<Resource<unknown>, 'error' | 'receivedAt' | 'nextAt' | 'mayLoad'>;
  /** Everything is in one line, failures too. */
  isInline: boolean;
  /** The element has fallback content. */
  hasFallback: boolean;
  /** Content at the end of the heading's line. */
  headingAside: unknown;
  emptyText: string;
  emptyIcon: string;
  /** Text for screen readers, announced when it changes; empty for none. */
  announcement: string;
  /** The data, or its skeleton while loading. */
  content: unknown;
  retry: () => void;
  slotted: () => void;
}

/** Why there is no data, or how old it is; empty when all is well. */
function noteText({ language, zones, resource, isInline }: LayoutView): string {
  const { translate } = language;
  const { error, receivedAt, nextAt, mayLoad } = resource;
  const onLine = isOnline();
  if (!error && (onLine || !mayLoad)) return '';
  const time = (at: number) => ({ time: clockTime(zones.locale, zones.zone, at) });
  const texts: string[] = [];
  if (!onLine) texts.push(translate('offline'));
  if (receivedAt) texts.push(translate('updated', time(receivedAt)));
  else if (onLine) texts.push(translate(error ? policyOf(error).visitorText : 'failed'));
  const hasRetryButton = !receivedAt && error && policyOf(error).isRetryable;
  if (onLine && nextAt && !isInline && !hasRetryButton)
    texts.push(translate('nextTry', time(nextAt)));
  return texts.map((text) => translate('sentence', { text })).join(' ');
}

const header = ({ heading, headingLevel, headingAside }: LayoutView, isUntranslated: boolean) =>
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

/** Icon, one sentence, and a retry button if a retry can help. */
function failureMessage(view: LayoutView, note: unknown): TemplateResult {
  const { error } = view.resource;
  const isSetup = error?.code === 'SETUP';
  // Set-up advice is for the site owner: visitors get the fallback content instead.
  if (isSetup && view.hasFallback) return html`<slot name="error"></slot>`;
  const advice = isSetup ? html`<p lang="en" dir="ltr">${error.message}</p>` : note;
  return html`<div class="failure">
    ${icon(isSetup || isOnline() ? icons.alert : icons.offline)}
    <div class="reason"><slot name="error">${advice}</slot></div>
    ${
      error && policyOf(error).isRetryable
        ? html`<button part="button" class="button" @click=${view.retry}>
            ${view.language.translate('retry')}
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
  // Neither texts nor data have loaded: the heading is hidden rather than shown in another language.
  const isUntranslated = language.isLoading && state === 'loading';
  const text = noteText(view);
  const note = text ? html`<p part="note" class="note">${text}</p>` : nothing;
  return html`<section
    part="base"
    class="base ${state} ${view.isInline ? 'is-inline' : ''}"
    lang=${language.locale}
    dir=${language.direction}
    aria-busy=${state === 'loading'}
    aria-label=${(!isUntranslated && view.heading) || nothing}
  >
    ${header(view, isUntranslated)} ${state === 'ready' ? view.content : nothing}
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
