import { css, type CSSResultGroup, type TemplateResult } from 'lit';
import type { ElementEvent } from '../dom/nodes.js';
import { html } from './html.js';
import { icon, icons } from './icons.js';
import { stepIconStyles } from './step-button.js';

/** Scrolls the row of an arrow by more than half of its width: no item is always below an arrow. */
function scrollRow({ currentTarget }: ElementEvent, by: 1 | -1): void {
  const row = currentTarget.parentElement?.querySelector('.scroller');
  if (!row) return;
  const sign = getComputedStyle(row).direction === 'rtl' ? -by : by;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  row.scrollBy({ left: sign * 0.6 * row.clientWidth, behavior });
}

const arrow = (by: 1 | -1): TemplateResult =>
  html`<span
    class="scroll-arrow ${by > 0 ? 'next' : 'previous'}"
    aria-hidden="true"
    @click=${(event: ElementEvent) => scrollRow(event, by)}
    >${icon(icons.chevronDown)}</span
  >`;

/**
 * A row with the class `scroller`, and an arrow at each end beyond which there is more. The arrows are for a mouse: fingers
 * swipe, and the row follows the focus of a keyboard. Needs `scrollerStyles` and `scrollAreaStyles`.
 */
export const scrollArea = (row: unknown): TemplateResult =>
  html`<div class="scroll-area">${row} ${arrow(-1)}${arrow(1)}</div>`;

/** Styles of the arrows of `scrollArea`. */
export const scrollAreaStyles: CSSResultGroup = [
  stepIconStyles,
  css`
    .scroll-area {
      position: relative;
      min-inline-size: 0;
    }
    .scroll-arrow {
      display: none;
    }
    /* Shown while the row can be scrolled to its side. Browsers without these timelines have the fade and the scroll bar only. */
    @media screen and (not (pointer: coarse)) {
      @supports (timeline-scope: --row) {
        .scroll-area {
          timeline-scope: --row;
        }
        .scroll-area > .scroller {
          scroll-timeline-name: --row;
          scroll-timeline-axis: inline;
          --clear: calc(2em + 8px);
          --fade: calc(var(--clear) + 2em);
        }
        .scroll-arrow {
          position: absolute;
          inset-block: 0;
          display: grid;
          place-items: center;
          inline-size: 2em;
          block-size: 2em;
          margin-block: auto;
          border: 1px solid var(--border);
          border-radius: 50%;
          background: var(--paint, var(--background));
          cursor: pointer;
          visibility: hidden;
          animation-fill-mode: both;
          animation-timing-function: linear;
          animation-timeline: --row;
        }
        .scroll-arrow.next {
          inset-inline-end: 0;
          animation-name: before-end;
        }
        .scroll-arrow.previous {
          inset-inline-start: 0;
          animation-name: after-start;
        }
        .scroll-arrow:hover {
          border-color: currentColor;
        }
        @keyframes before-end {
          0%,
          99.8% {
            visibility: visible;
          }
          99.9%,
          100% {
            visibility: hidden;
          }
        }
        @keyframes after-start {
          0%,
          0.1% {
            visibility: hidden;
          }
          0.2%,
          100% {
            visibility: visible;
          }
        }
      }
    }
  `,
];
