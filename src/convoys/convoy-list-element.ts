import { type CSSResultGroup, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { html } from '../ui/html.js';
import type { DeriveContext } from '../element/vtc-element.js';
import { nextMidnight } from '../intl/formats.js';
import { type Convoy } from './convoy.js';
import { ConvoyElement, type ConvoyModel } from './convoy-element.js';
import { commonZoneName } from './convoy-settings.js';
import { statusChangesAt } from './status-text.js';
import { card, compactRow, dayOf, isSameDay, row } from './templates/row.js';
import { notesBelow } from './templates/collection-notes.js';
import { skeleton, skeletonStyles } from './templates/skeleton.js';

const templates = { list: row, cards: card, compact: compactRow } as const;

export interface ConvoyListModel extends ConvoyModel {
  readonly changesAt: number;
}

/** The model of those of the current convoys that are shown; it changes when another one starts, too. */
export const convoyListModel = (
  { zones, now }: Pick<DeriveContext, 'zones' | 'now'>,
  current: readonly Convoy[],
  convoys: readonly Convoy[],
): ConvoyListModel => ({
  convoys,
  zoneName: commonZoneName(zones, convoys),
  changesAt: Math.min(
    nextMidnight(zones.zone, now),
    ...current.flatMap(({ startMs }) => (startMs > now ? startMs : [])),
    ...convoys.map((convoy) => statusChangesAt(convoy, now)),
  ),
});

/** Base class of the elements that list convoys. */
export abstract class ConvoyListElement<
  Model extends ConvoyListModel = ConvoyListModel,
> extends ConvoyElement<Model> {
  static override styles: CSSResultGroup = [ConvoyElement.styles, skeletonStyles];

  /** Maximum number of convoys, and number of rows of the skeleton. @internal */
  protected abstract readonly displayLimit: number;

  protected renderData({ convoys }: Model): TemplateResult {
    const { layout } = this.view;
    const isLong = convoys.length > 12;
    return html`<ul class="content convoys is-${layout} ${isLong ? 'is-long' : ''}" part="list">
        ${this.lateParts.render(() => this.#rows(convoys))}
      </ul>
      ${notesBelow(this.notes)}`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.view.layout, this.displayLimit);
  }

  #rows(convoys: readonly Convoy[]): unknown {
    const view = { ...this.view, hasMonths: convoys.length > 10 };
    const template = templates[view.layout];
    return repeat(
      convoys,
      ({ event }) => event.id,
      (convoy, index) => {
        const before = convoys[index - 1];
        const sameDay = view.saysLive && isSameDay(view, convoy, before);
        // The date tile is above; screen readers read an item alone.
        const day = sameDay && view.layout !== 'cards' ? dayOf(view, convoy) : nothing;
        return html`<li part="item" class=${sameDay ? 'same-day' : ''} data-day=${day}>
          ${template(view, convoy, before)}
        </li>`;
      },
    );
  }
}
