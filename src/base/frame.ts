import { html, nothing, type TemplateResult } from 'lit';
import type { VtcError } from '../client/errors.js';
import { clockTime } from './formats.js';
import type { LanguageController, MessageKey } from './language.js';
import type { ElementState } from './vtc-element.js';

/** What the frame of every element draws. */
interface FrameView {
  language: LanguageController;
  zone: string;
  heading: string;
  headingLevel: number;
  state: ElementState;
  error: VtcError | undefined;
  /** When the data was received, in ms since the epoch, where asking again failed. */
  staleSince: number | undefined;
  /** When the API is asked next, in ms since the epoch. */
  nextAt: number | undefined;
  /** The page put something inside the element to show until there is data. */
  hasFallback: boolean;
  emptyText: string;
  /** What a screen reader is told when it changes; empty for nothing. */
  announcement: string;
  /** The data, or its skeleton. */
  content: TemplateResult;
  retry: () => void;
  slotted: () => void;
}

const failures: Partial<Record<VtcError['code'], MessageKey>> = {
  NOT_FOUND: 'notFound',
  RATE_LIMITED: 'limited',
  SETUP: 'setup',
};

/** The line that tells why there is nothing, or nothing newer; undefined when all is well. */
function noteText(view: FrameView): string | undefined {
  const { language, error, staleSince, nextAt, zone } = view;
  const isOffline = !navigator.onLine;
  const time = (at: number) => clockTime(language.locale, zone, at);
  if (staleSince !== undefined) {
    const stale = language.say('stale', { time: time(staleSince) });
    return isOffline ? `${language.say('offline')} ${stale}` : stale;
  }
  if (!error) return undefined;
  if (isOffline) return language.say('offline');
  const failure = language.say(failures[error.code] ?? 'failed');
  return error.code === 'RATE_LIMITED' && nextAt !== undefined
    ? `${failure} ${language.say('nextTry', { time: time(nextAt) })}`
    : failure;
}

/** What every element looks like around its data: heading, state, notes, slots. */
export function frame(view: FrameView): TemplateResult {
  const { language, heading, headingLevel, state, hasFallback } = view;
  const hasData = state === 'ready' || state === 'empty';
  return html`<section
    part="base"
    class="base ${state}"
    lang=${language.locale}
    dir=${language.direction ?? nothing}
    aria-busy=${state === 'loading'}
    aria-label=${heading || nothing}
  >
    <slot name="heading"
      >${
        heading
          ? html`<div part="heading" class="heading" role="heading" aria-level=${headingLevel}>
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
          ? html`<div class="skeleton" aria-hidden="true" ?data-covered=${hasFallback}>
              ${view.content}
            </div>`
          : nothing
      }
      <slot ?hidden=${hasData} @slotchange=${view.slotted}></slot>
    </div>
    <div role="status">${note(view)}<span class="visually-hidden">${view.announcement}</span></div>
    ${
      state === 'error' && view.error?.code !== 'SETUP'
        ? html`<button part="button" class="button" @click=${view.retry}>
            ${language.say('retry')}
          </button>`
        : nothing
    }
    <slot name="footer"></slot>
  </section>`;
}

function note(view: FrameView): TemplateResult | typeof nothing {
  const words = noteText(view);
  if (words === undefined) return nothing;
  const line = html`<p part="note" class="note">${words}</p>`;
  if (view.state !== 'error') return line;
  const advice =
    view.error?.code === 'SETUP'
      ? html`<p class="note advice" lang="en">${view.error.message}</p>`
      : nothing;
  return html`<slot name="error">${line}${advice}</slot>`;
}
