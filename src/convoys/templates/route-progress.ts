import { css, nothing, type TemplateResult } from 'lit';
import { html, svg } from '../../ui/html.js';
import { duration, minuteMs } from '../../intl/formats.js';
import { icon, icons } from '../../ui/icons.js';
import { secondTime } from '../../intl/zoned-text.js';
import { zonedTime } from '../../ui/zoned-time.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

/** A line for the route, its driven part, and a truck between its ends; left to right, mirrored by styles. */
function line(share: number): TemplateResult {
  const at = `${(share * 100).toFixed(1)}%`;
  return html`<svg class="line" part="progress" aria-hidden="true">
    <rect class="ahead" />
    <rect class="driven" part="current" width=${at} />
    ${svg`<g class="centered">
        <svg class="truck" x=${at} y="0.8125em" width="1.5em" height="1.5em" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="15" />${icon(icons.truck)}
        </svg>
      </g>`}
  </svg>`;
}

/** A line between a dot at the departure and one at the arrival. */
const road = (): TemplateResult =>
  html`<svg class="line" aria-hidden="true">
    <rect class="ahead" />
    <circle />
    <circle />
  </svg>`;

/** What is shown at each end of the route, if anything. */
type Ends = readonly [TemplateResult | typeof nothing, TemplateResult | typeof nothing];

/** The ends of the route: their places and times. */
function endsOf({ zones, now, zoneName }: ConvoyView, { event, startMs, endMs }: Convoy): Ends {
  const end = (place: string | null | undefined, at: number) =>
    html`${place ? html`<bdi>${place}</bdi>` : nothing}
    ${zonedTime(zones, at, { now, namesZone: zoneName === undefined })}`;
  return [end(event.departure, startMs), end(event.arrival, endMs)];
}

/** What is below the line: elapsed and remaining time, each below its end; before that, the meet-up and the start in the second zone. */
function notesOf({ translate, zones, now }: ConvoyView, convoy: Convoy): readonly unknown[] {
  const { meetupMs, startMs, endMs } = convoy;
  if (now < startMs) {
    const second = secondTime(zones, startMs);
    if (meetupMs === undefined) return second ? [second] : [];
    const meetup = zonedTime(zones, meetupMs, { now, label: translate('meetup') });
    return [html`${meetup}${second ? ` · ${translate('start')} ${second}` : nothing}`];
  }
  const minute = now - (now % minuteMs);
  const words = (spanMs: number) => ({ duration: duration(zones.locale, spanMs) });
  return [
    translate('underWay', words(minute - startMs)),
    translate('timeLeft', words(endMs - minute)),
  ];
}

/**
 * The route of a convoy whose end is known: both ends, the line between them, and elapsed and remaining time. Before the
 * start, there is no truck on the line.
 */
export function routeProgress(
  view: ConvoyView,
  convoy: Convoy,
  [from, to]: Ends = endsOf(view, convoy),
): TemplateResult {
  const { startMs, endMs } = convoy;
  const { now } = view;
  return html`<div class="progress">
    <div class="end">${from}</div>
    ${now < startMs ? road() : line((now - startMs) / (endMs - startMs))}
    <div class="end">${to}</div>
    <p class="elapsed muted">
      ${notesOf(view, convoy).map((note) => [' ', html`<span>${note}</span>`])}
    </p>
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
    text-align: end;
  }
  .progress > :is(.line, .elapsed) {
    contain: inline-size;
    grid-column: 1 / -1;
  }
  /* Each below its end of the route. */
  .progress > .elapsed {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-xs);
    margin-block-start: 2px;
    font-size: 1em;
  }
  .elapsed > :first-child {
    flex-grow: 1;
  }
  /* Where both do not fit, the elapsed time is in a line above, which is cut off: the truck shows how far it is. */
  @container (inline-size >= 12em) {
    .elapsed:has(> :nth-child(2)) {
      align-content: end;
      block-size: 1lh;
      overflow: clip;
      white-space: nowrap;
    }
  }
  /* The truck stays inside at both ends, and the line reaches beyond them by half of it. All sizes are in its em. */
  .line {
    inline-size: calc(100% - 1.5em);
    block-size: 1.625em;
    margin-inline: 0.75em;
    overflow: visible;
    font-size: 16px;
  }
  [dir='rtl'] .line {
    scale: -1 1;
  }
  .progress rect {
    x: -0.75em;
    y: calc(0.8125em - var(--thickness, 0.25em) / 2);
    height: var(--thickness, 0.25em);
    rx: calc(var(--thickness, 0.25em) / 2);
  }
  .ahead {
    width: calc(100% + 1.5em);
    fill: var(--track, var(--border));
  }
  .driven {
    fill: var(--link);
  }
  .progress > .line > circle {
    cx: -0.39em;
    cy: 0.8125em;
    r: 0.28em;
    fill: var(--background);
    stroke: var(--muted);
    stroke-width: 0.16em;
  }
  .progress > .line > circle + circle {
    cx: calc(100% + 0.39em);
    fill: var(--muted);
  }
  .truck {
    overflow: visible;
    color: var(--link);
  }
  .centered {
    transform: translate(-0.75em, -0.75em);
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
    /* Times without places are in the middle of the line between them. */
    .progress:not(:has(> .end > bdi)) > .end {
      align-self: center;
    }
    /* A line without ends is as wide as the text below it. */
    .progress:not(:has(> .end:not(:empty))) {
      column-gap: 0;
    }
  }
  /* In a list, the texts are below the line, between the times of the ends; without places, below those. */
  @container (inline-size >= 26em) {
    .is-list .progress:where(:has(> .end > bdi)) > .end {
      grid-row: 1 / span 2;
      align-self: last baseline;
    }
    .is-list .progress:where(:has(> .end > bdi)) > .elapsed {
      grid-area: 2 / 2;
      align-self: last baseline;
      margin-block-start: -2px;
    }
  }
  @media (forced-colors: active) {
    .line {
      --background: Canvas;
      --track: Canvas;
      --link: CanvasText;
      --muted: CanvasText;
    }
    .ahead {
      stroke: CanvasText;
    }
  }
`;
