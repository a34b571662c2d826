import { html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../intl/formats.js';
import type { LanguageController } from './language.js';
import type { Resource } from './resource.js';
import { isOnline } from './online.js';

/** What an element shows: nothing yet, data, an answer without anything in it, or why there is none. */
export type ElementState = 'loading' | 'ready' | 'empty' | 'error';

/** What the shell of every element draws. */
interface ShellView {
  language: LanguageController;
  zone: string;
  heading: string;
  headingLevel: number;
  state: ElementState;
  resource: Pick<Resource<unknown>, 'error' | 'receivedAt' | 'nextAt' | 'asks'>;
  /** The page put something inside the element to show until there is data. */
  hasFallback: boolean;
  emptyText: string;
  /** What a screen reader says when it changes; empty for nothing. */
  announcement: string;
  /** The data, or its skeleton. */
  content: TemplateResult;
  retry: () => void;
  slotted: () => void;
}

/** The line that says why there is nothing, or nothing newer; empty when all is well. */
function noteText({ language, zone, resource }: ShellView): string {
  const { translate, locale } = language;
  const { error, receivedAt, nextAt, asks } = resource;
  const onLine = isOnline();
  const time = (at: number) => clockTime(locale, zone, at);
  if (!error && (onLine || !asks)) return '';
  return [
    !onLine && translate('offline'),
    receivedAt
      ? translate('asOf', { time: time(receivedAt) })
      : onLine && translate(error?.code === 'NOT_FOUND' ? 'notFound' : 'failed'),
    onLine && nextAt && translate('nextTry', { time: time(nextAt) }),
  ]
    .flatMap((words) => (words ? `${words}.` : []))
    .join(' ');
}

/** What every element looks like around its data: heading, state, notes, slots. */
export function shell(view: ShellView): TemplateResult {
  const { language, heading, state, resource } = view;
  const isError = state === 'error';
  const advice = resource.error?.code === 'SETUP' && resource.error.message;
  const words = noteText(view);
  const note = words ? html`<p part="note" class="note">${words}</p>` : nothing;
  return html`<section
    part="base"
    class="base ${state}"
    lang=${language.locale}
    dir=${language.direction}
    aria-busy=${state === 'loading'}
    aria-label=${heading || nothing}
  >
    <slot name="heading"
      >${
        heading
          ? html`<div part="heading" class="heading" role="heading" aria-level=${view.headingLevel}>
              ${heading}
            </div>`
          : nothing
      }</slot
    >
    ${state === 'ready' ? view.content : nothing}
    ${
      state === 'empty'
        ? html`<slot name="empty"><p class="note">${view.emptyText}</p></slot>`
        : nothing
    }
    <div class="stage">
      ${
        state === 'loading'
          ? html`<div class="skeleton" aria-hidden="true" ?data-covered=${view.hasFallback}>
              ${view.content}
            </div>`
          : nothing
      }
      <slot ?hidden=${state === 'ready' || state === 'empty'} @slotchange=${view.slotted}></slot>
    </div>
    <div role="status">
      ${
        isError
          ? html`<slot name="error"
              >${note}${advice ? html`<p class="note advice" lang="en">${advice}</p>` : nothing}</slot
            >`
          : note
      }<span class="visually-hidden">${view.announcement}</span>
    </div>
    ${
      isError && !advice
        ? html`<button part="button" class="button" @click=${view.retry}>
            ${language.translate('retry')}
          </button>`
        : nothing
    }
    <slot name="footer"></slot>
  </section>`;
}
