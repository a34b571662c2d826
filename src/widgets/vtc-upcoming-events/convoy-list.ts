import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Convoy } from '../../base/convoy/convoy.js';
import {
  banner,
  type ConvoyView,
  day,
  facts,
  phase,
  times,
  title,
} from '../../base/convoy/convoy-view.js';
import { dayNumber } from '../../base/formats.js';

/** What a list of convoys is drawn with. */
export interface ListView extends ConvoyView {
  layout: string;
  /** The calendar menu of a convoy, where there is to be one. */
  menu: (convoy: Convoy) => TemplateResult | typeof nothing;
}

const item = (view: ListView, convoy: Convoy): TemplateResult =>
  html`<li class="convoy" part="item">
    ${view.layout === 'cards' ? banner(view, convoy) : nothing}
    ${view.layout === 'list' ? nothing : day(view, convoy)}
    <div class="top">${title(view, convoy)}${phase(view, convoy)}</div>
    ${times(view, convoy)} ${view.layout === 'compact' ? nothing : facts(view, convoy)}
    ${view.menu(convoy)}
  </li>`;

const items = (view: ListView, convoys: readonly Convoy[]) =>
  repeat(
    convoys,
    ({ event }) => event.id,
    (convoy) => item(view, convoy),
  );

/** The convoys of each day, both in the order they came. */
function byDay(
  { zones }: ListView,
  convoys: readonly Convoy[],
): Map<number, [Convoy, ...Convoy[]]> {
  const days = new Map<number, [Convoy, ...Convoy[]]>();
  for (const convoy of convoys) {
    const number = dayNumber(zones.zone, convoy.startMs);
    const known = days.get(number);
    if (known) known.push(convoy);
    else days.set(number, [convoy]);
  }
  return days;
}

const dayItem = (view: ListView, convoys: readonly [Convoy, ...Convoy[]]): TemplateResult =>
  html`<li class="group" part="day">
    ${day(view, convoys[0])}
    <ul>
      ${items(view, convoys)}
    </ul>
  </li>`;

/** Convoys in their layout; those of a list stand together by day. */
export const convoyList = (view: ListView, convoys: readonly Convoy[]): TemplateResult =>
  html`<ul class="convoys is-${view.layout}" part="list">
    ${
      view.layout === 'list'
        ? repeat(
            byDay(view, convoys),
            ([number]) => number,
            ([, group]) => dayItem(view, group),
          )
        : items(view, convoys)
    }
  </ul>`;
