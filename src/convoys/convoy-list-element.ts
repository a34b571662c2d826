import { type CSSResultGroup, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { html } from '../ui/html.js';
import type { SettingsOf } from '../element/attributes.js';
import { progressiveList } from '../element/progressive-list.js';
import type { DeriveContext } from '../element/vtc-element.js';
import { nextMidnight } from '../intl/formats.js';
import { differingStarts } from '../text/differing-starts.js';
import { type Convoy, convoyName } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';
import { ConvoyElement, type ConvoyModel } from './convoy-element.js';
import { ConvoyFilters } from './convoy-filters.js';
import { commonZoneName } from './convoy-settings.js';
import { chosenOptions, type FilterContext, type FilterGroup, filterTypes } from './filters.js';
import { statusChangesAt } from './status-text.js';
import { chipStyles, filterBar, noMatches } from './templates/filters.js';
import { card, compactRow, dayOf, isSameDay, latePlace, row } from './templates/row.js';
import { differingLandscapes } from './templates/cover.js';
import { notesBelow } from './templates/collection-notes.js';
import { skeleton, skeletonStyles } from './templates/skeleton.js';

/** Renders a convoy; `before` is the one above it. */
export type ConvoyTemplate = (view: ConvoyView, convoy: Convoy, before?: Convoy) => TemplateResult;

const templates = { list: row, cards: card, compact: compactRow } as const;

export interface ConvoyListModel extends ConvoyModel {
  readonly changesAt: number;
  /** The filters that the visitor may set. */
  readonly filterGroups: readonly FilterGroup[];
}

/** The model of those of the current convoys that are shown; it changes when another one starts, too. */
export const convoyListModel = (
  { zones, now }: Pick<DeriveContext, 'zones' | 'now'>,
  current: readonly Convoy[],
  convoys: readonly Convoy[],
  filterGroups: readonly FilterGroup[] = [],
): ConvoyListModel => ({
  convoys,
  filterGroups,
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
  static override styles: CSSResultGroup = [ConvoyElement.styles, skeletonStyles, chipStyles];
  static override readonly attributeTypes = { ...ConvoyElement.attributeTypes, ...filterTypes };

  /** Filters above the list, separated by spaces: any of `company`, `company-type`, `game`, `server` and `category`. A filter is shown if there are at least four convoys, and they have different values. */
  @property() filters?: string;
  /** Keeps the chosen filters in the address of the page. */
  @property({ attribute: 'filter-fragment', type: Boolean }) filterFragment = false;

  declare readonly settings: SettingsOf<typeof ConvoyListElement.attributeTypes>;
  readonly #filters = new ConvoyFilters(this, () => void this.#announceCount());

  /** Maximum number of convoys, and number of rows of the skeleton. @internal */
  protected abstract readonly displayLimit: number;

  /** Renders a convoy in the layout. @internal */
  protected get template(): ConvoyTemplate {
    return templates[this.view.layout];
  }

  /** The filters of the element, and the chosen values. @internal */
  protected get filterContext(): FilterContext {
    return this.#filters.context;
  }

  protected override isEmpty(model: Model): boolean {
    return super.isEmpty(model) && chosenOptions(model.filterGroups).length === 0;
  }

  protected renderData(model: Model): TemplateResult {
    const { convoys, filterGroups: groups } = model;
    const { layout } = this.view;
    const isLong = convoys.length > 12;
    const { toggle, clear } = this.#filters;
    const filters = { ...this.view, groups, toggle, clear };
    const isNone = convoys.length === 0 && chosenOptions(groups).length > 0;
    return html`${filterBar(filters)}
      ${isNone ? html`<p class="muted">${noMatches(filters)}</p>` : nothing}
      <ul class="content convoys is-${layout} ${isLong ? 'is-long' : ''}" part="list">
        ${this.progressive.render(() => this.#rows(model))}
      </ul>
      ${notesBelow(this.notes)}`;
  }

  protected renderSkeleton(): TemplateResult {
    const hasFilters = this.filterContext.names.length > 0;
    return html`${hasFilters ? html`<div class="filters"></div>` : nothing}${skeleton(
      this.view.layout,
      this.displayLimit,
    )}`;
  }

  async #announceCount(): Promise<void> {
    await this.updateComplete;
    const count = this.model?.convoys.length ?? 0;
    this.announce(this.language.translate('convoyCount', { count }));
  }

  #rows({ convoys }: Model): unknown {
    const { view: shown } = this;
    const hosts = convoys.flatMap(({ host }) => host?.name ?? []);
    const starts = differingStarts(convoys.map(convoyName), hosts);
    const landscapes =
      shown.layout === 'cards' ? differingLandscapes(convoys.map(({ event }) => event)) : undefined;
    const view: ConvoyView = {
      ...shown,
      hasMonths: convoys.length > 10,
      landscapeOf: ({ event }) => landscapes?.get(event),
      nameStartOf: (convoy) => starts.get(convoyName(convoy)) ?? 0,
    };
    const { template } = this;
    return progressiveList(
      this.progressive,
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
      (convoy, index) => latePlace(view, convoy, convoys[index - 1]),
    );
  }
}
