import { html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import { icon, type IconName } from '../ui/icons.js';
import { canRetry, failureText } from './failure.js';
import type { LanguageController } from './language.js';
import type { Resource } from './resource.js';
import { isOnline } from './online.js';

/** What an element shows: nothing yet, data, an answer without anything in it, or why there is none. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

/** What the shell of every element draws. */
interface ShellView {
  language: LanguageController;
  zones: Zones;
  heading: string;
  headingLevel: number;
  /** The texts are not there yet, nor is there an answer: none is shown in another language meanwhile. */
  isUntranslated: boolean;
  state: ElementState;
  resource: Pick<Resource<unknown>, 'error' | 'receivedAt' | 'nextAt' | 'mayLoad'>;
  /** Everything stands in one line, failures too. */
  isInline: boolean;
  /** The page put something inside the element to show until there is data. */
  hasFallback: boolean;
  /** Drawn at the end of the heading's line. */
  headingAside: unknown;
  emptyText: string;
  emptyIcon: IconName;
  /** What a screen reader says when it changes; empty for nothing. */
  announcement: string;
  /** The data, or its skeleton. */
  content: TemplateResult;
  retry: () => void;
  slotted: () => void;
}

/** The line that says why there is nothing, or nothing newer; empty when all is well. */
function noteText({ language, zones, resource, isInline }: ShellView): string {
  const { translate } = language;
  const { error, receivedAt, nextAt, mayLoad } = resource;
  const onLine = isOnline();
  const time = (at: number) => clockTime(zones.locale, zones.zone, at);
  if (!error && (onLine || !mayLoad)) return '';
  return [
    !onLine && translate('offline'),
    receivedAt
      ? translate('updated', { time: time(receivedAt) })
      : onLine && translate(error ? failureText(error) : 'failed'),
    onLine && nextAt && !isInline && translate('nextTry', { time: time(nextAt) }),
  ]
    .flatMap((words) => (words ? `${words}.` : []))
    .join(' ');
}

/** The heading with what stands beside it; the page may replace the heading. */
const header = ({
  heading,
  headingLevel,
  headingAside,
  isUntranslated,
}: ShellView): TemplateResult =>
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

/** Why there is nothing: a sign, words for the visitor or advice for the owner, and a way to try again. */
function failure(view: ShellView, note: unknown): TemplateResult {
  const { language, resource, retry } = view;
  const { error } = resource;
  const isSetup = error?.code === 'SETUP';
  return html`<div class="message">
    ${icon(isOnline() ? 'alert' : 'offline')}
    <slot name="error"
      >${isSetup ? html`<p class="advice" lang="en" dir="ltr">${error.message}</p>` : note}</slot
    >
    ${
      error && canRetry(error)
        ? html`<button part="button" class="button" @click=${retry}>
            ${language.translate('retry')}
          </button>`
        : nothing
    }
  </div>`;
}

const emptyMessage = ({ emptyIcon, emptyText }: ShellView): TemplateResult =>
  html`<div class="message">
    ${icon(emptyIcon)}<slot name="empty"><p>${emptyText}</p></slot>
  </div>`;

/** What every element looks like around its data: heading, state, notes, slots. */
export function shell(view: ShellView): TemplateResult {
  const { language, state, resource, hasFallback } = view;
  const heading = view.isUntranslated ? '' : view.heading;
  const isError = state === 'error';
  const hasData = state === 'ready' || state === 'empty';
  // Where nothing was wrong but the answer, the room that was reserved is kept.
  const keepsRoom = state === 'loading' || (isError && resource.error?.code !== 'SETUP');
  const words = noteText(view);
  const note = words ? html`<p part="note" class="note">${words}</p>` : nothing;
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
        keepsRoom
          ? html`<div
              class="skeleton"
              aria-hidden="true"
              inert
              ?data-covered=${hasFallback || (isError && view.isInline)}
            >
              ${view.content}
            </div>`
          : nothing
      }
      <slot ?hidden=${hasData} @slotchange=${view.slotted}></slot>
      <div class="status" role="status">
        ${isError && !hasFallback ? failure(view, note) : note}<span class="visually-hidden"
          >${view.announcement}</span
        >
      </div>
    </div>
    <slot name="footer"></slot>
  </section>`;
}
