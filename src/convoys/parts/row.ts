import { html, nothing, type TemplateResult } from 'lit';
import { minuteMs, sameDay } from '../../intl/formats.js';
import { type Convoy, isLive, withoutRoad } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';
import { phase } from '../phase.js';
import { facts } from './facts.js';
import { journey } from './journey.js';
import { leaf } from './leaf.js';
import { name } from './name.js';
import { times } from './times.js';

/** How soon the next thing happens where the countdown calls for attention. */
const soonMs = 60 * minuteMs;

/** What a convoy is heading for and how soon; stressed within the hour and on the road. */
export function countdown(view: ConvoyView, convoy: Convoy): TemplateResult | typeof nothing {
  const { meetupMs = 0, startMs } = convoy;
  const text = phase(view, convoy);
  const next = view.now < meetupMs ? meetupMs : startMs;
  const isLiveNow = isLive(convoy, view.now);
  if (isLiveNow && !view.saysLive) return nothing;
  const isSoon = isLiveNow || next - view.now <= soonMs;
  return html`<span part="badge" class="badge ${isSoon ? 'soon' : ''}">${text}</span>`;
}

/** When a convoy is: on the road, how far it is; else its times. */
export const timing = (view: ConvoyView, convoy: Convoy): TemplateResult =>
  convoy.lengthMs && isLive(convoy, view.now) ? journey(view, convoy) : times(view, convoy);

/** Whether a convoy is on the day of the one before it, which shows that day already. */
export const isSameDay = ({ zones }: ConvoyView, convoy: Convoy, before?: Convoy): boolean =>
  before !== undefined && sameDay(zones.zone, before.startMs, convoy.startMs);

/** A convoy as a row of a list; its day is left out where the one `before` shows it. */
export function row(view: ConvoyView, convoy: Convoy, before?: Convoy): TemplateResult {
  const isLiveNow = isLive(convoy, view.now);
  const onRoad = isLiveNow && convoy.lengthMs > 0;
  const hasLeaf = !isSameDay(view, convoy, before) && (view.saysLive || !isLiveNow);
  return html`${hasLeaf ? leaf(view, convoy) : nothing} ${name(view, convoy)}
  ${countdown(view, convoy)} ${timing(view, convoy)}
  ${facts(view, onRoad ? withoutRoad(convoy) : convoy)} ${view.action?.(convoy)}`;
}
