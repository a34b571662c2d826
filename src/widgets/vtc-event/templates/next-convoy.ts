import {
  convoyName,
  dayOf,
  formats,
  html,
  itemLink,
  joinedName,
  nothing,
  type TemplateResult,
} from '../../../base.js';
import type { EventView } from '../view.js';

/** Name and start of the next convoy, where this one is cancelled. */
export function nextConvoy(view: EventView): TemplateResult | typeof nothing {
  const { model, translate, zones, headingLevel } = view;
  if (!model.next) return nothing;
  const { event, startMs } = model.next;
  const name = joinedName(convoyName(model.next));
  return html`<section class="next" part="section">
    <div class="caption" role="heading" aria-level=${Math.min(6, headingLevel + 1)}>
      ${translate('nextEvent')}
    </div>
    <bdi>${itemLink(view.linkOf(event), name, (click) => view.select(click, event))}</bdi>
    <time class="secondary" datetime=${new Date(startMs).toISOString()}
      >${dayOf(view, model.next)} · ${formats.clockTime(zones.locale, zones.zone, startMs)}</time
    >
  </section>`;
}
