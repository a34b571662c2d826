import { css, nothing, type TemplateResult } from 'lit';
import { html, svg } from '../../ui/html.js';
import { duration, minuteMs } from '../../intl/formats.js';
import { icon, icons } from '../../ui/icons.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** A line for the route, its driven part, and a truck between its ends; left to right, mirrored by styles. */
function line(share: number): TemplateResult {
  const at = `${(share * 100).toFixed(1)}%`;
  return html`<svg class="line" part="progress" aria-hidden="true">
    <rect class="ahead" x="-12" y="11" height="4" rx="2" />
    <rect class="driven" part="current" x="-12" y="11" width=${at} height="4" rx="2" />
    ${svg`<g class="centered">
        <svg class="truck" x=${at} y="13" width="24" height="24">
          <circle cx="12" cy="12" r="15" />${icon(icons.truck)}
        </svg>
      </g>`}
  </svg>`;
}

/** What is shown at each end of the route, if anything. */
type Ends = readonly [TemplateResult | typeof nothing, TemplateResult | typeof nothing];

/** The ends of the route: their places and times. */
function endsOf({ zones, now, zoneName }: ConvoyView, { event, startMs, endMs }: Convoy): Ends {
  const end = (place: string | null | undefined, at: number) =>
    html`${place ? html`<bdi>${place}</bdi>` : nothing}
    ${zonedTime(zones, at, { now, namesZone: zoneName === undefined })}`;
  return [end(event.departure, startMs), end(event.arrival, endMs)];
}

/** Progress of a live convoy whose end is known: both ends, the line between them, elapsed and remaining time. */
export function routeProgress(
  view: ConvoyView,
  convoy: Convoy,
  [from, to]: Ends = endsOf(view, convoy),
): TemplateResult {
  const { translate, zones, now } = view;
  const { startMs, endMs } = convoy;
  const minute = now - (now % minuteMs);
  const words = (spanMs: number) => ({ duration: duration(zones.locale, spanMs) });
  const elapsed = translate('underWay', words(minute - startMs));
  const remaining = translate('timeLeft', words(endMs - minute));
  return html`<div class="progress">
    <div class="end">${from}</div>
    ${line((now - startMs) / (endMs - startMs))}
    <div class="end">${to}</div>
    <p class="elapsed muted"><span>${elapsed}</span> <span>${remaining}</span></p>
  </div>`;
}

/** Styles of the progress along the route. */
export const progressStyles = css`
  .progress {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: space-between;
    column-gap: var(--space-s);
    padding-block: var(--space-2xs);
  }
  .end {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  .end > bdi {
    font-weight: 600;
  }
  .end > time {
    color: var(--muted);
  }
  .line + .end {
    grid-area: 1 / -2;
    align-items: end;
  }
  .progress > :is(.line, .elapsed) {
    contain: inline-size;
    grid-column: 1 / -1;
  }
  /* Each below its end of the route, or one below the other. */
  .progress > .elapsed {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--space-s);
    margin-block-start: 2px;
    font-size: 1em;
  }
  /* The truck stays inside at both ends, and the line reaches beyond them by half of it. */
  .line {
    inline-size: calc(100% - 24px);
    block-size: 26px;
    margin-inline: 12px;
    overflow: visible;
  }
  [dir='rtl'] .line {
    scale: -1 1;
  }
  .ahead {
    width: calc(100% + 24px);
    fill: var(--track, var(--border));
  }
  .driven {
    fill: var(--link);
  }
  .truck {
    overflow: visible;
    color: var(--link);
  }
  .centered {
    transform: translate(-12px, -12px);
  }
  .truck > circle {
    fill: var(--background);
  }
  .truck .icon {
    block-size: 100%;
  }
  @container (inline-size >= 26em) {
    .progress {
      grid-template-columns: auto minmax(4em, 1fr) auto;
    }
    .progress > .line {
      grid-area: 1 / 2;
      align-self: center;
    }
    /* A line without ends is as wide as the text below it. */
    .progress:not(:has(> .end:not(:empty))) {
      column-gap: 0;
    }
  }
  /* In a list, the texts are below the line, between the times of the ends; without places, below those. */
  @container (inline-size >= 38em) {
    .is-list .progress:where(:has(> .end > bdi)) > .end {
      grid-row: 1 / span 2;
    }
    .is-list .progress:where(:has(> .end > bdi)) > .elapsed {
      grid-area: 2 / 2;
      margin-block-start: -2px;
    }
  }
  @media (forced-colors: active) {
    .line {
      --background: Canvas;
      --track: Canvas;
      --link: CanvasText;
    }
    .ahead {
      stroke: CanvasText;
    }
  }
`;
