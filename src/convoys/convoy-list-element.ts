import { type CSSResultGroup, html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { nextMidnight } from '../intl/formats.js';
import { currentConvoys, isLive } from './convoy.js';
import { ConvoyElement } from './convoy-element.js';
import { card, compactRow, isSameDay, row } from './templates/row.js';
import { skeleton, skeletonStyles } from './templates/skeleton.js';

const templates = { list: row, cards: card, compact: compactRow } as const;

/** Base class of the elements that list convoys. */
export abstract class ConvoyListElement extends ConvoyElement {
  static override styles: CSSResultGroup = [ConvoyElement.styles, skeletonStyles];

  /** Maximum number of convoys, and number of rows of the skeleton. @internal */
  protected abstract readonly displayLimit: number;

  protected renderData(): TemplateResult {
    const { view, convoys } = this;
    const template = templates[view.layout];
    view.rerenderAt(nextMidnight(view.zones.zone, view.now));
    for (const convoy of currentConvoys(this.resource.value?.items ?? []))
      if (!isLive(convoy)) view.rerenderAt(convoy.startMs);
    const isLong = convoys.length > 12;
    return html`<ul
      class="content convoys is-${view.layout} ${isLong ? 'is-long' : ''}"
      part="list"
    >
      ${repeat(
        convoys,
        ({ event }) => event.id,
        (convoy, index) => {
          const before = convoys[index - 1];
          const sameDay = view.saysLive && isSameDay(view, convoy, before);
          return html`<li part="item" class=${sameDay ? 'same-day' : ''}>
            ${template(view, convoy, before)}
          </li>`;
        },
      )}
    </ul>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.view.layout, this.displayLimit);
  }
}
