import { property } from 'lit/decorators.js';
import { html, type PropertyValues } from 'lit';
import { CalendarMenu } from '../../convoys/calendar-menu.js';
import { menuStyles } from '../../convoys/calendar-menu.styles.js';
import { type Convoy, convoyPageSize, liveConvoys } from '../../convoys/convoy.js';
import type { ConvoyData } from '../../convoys/convoy-element.js';
import { ConvoyListElement } from '../../convoys/convoy-list-element.js';
import type { ConvoyView } from '../../convoys/convoy-view.js';
import { convoysJsonLd } from '../../convoys/export/json-ld.js';
import { UpcomingConvoys } from '../../convoys/upcoming-convoys.js';
import { anyText, oneOf, wholeNumber } from '../../element/attributes.js';
import { DataScript } from '../../element/data-script.js';
import type { LoadContext } from '../../element/loader.js';
import type { Query } from '../../element/query.js';
import { styles } from './vtc-upcoming-events.styles.js';

const layouts = oneOf('list', 'cards', 'compact');
const limits = wholeNumber({ min: 1, max: convoyPageSize, fallback: 10 });

/** Whether `value` equals `filter`, ignoring case. True if either is empty: a convoy with an unknown game is not filtered out. */
const matches = (filter: string | undefined, value: string | null | undefined): boolean =>
  !filter || !value || filter.toLowerCase() === value.toLowerCase();

/**
 * Shows the upcoming convoys of a company with their times, and lets visitors add them to their calendars.
 *
 * @csspart day - Date tile of a convoy.
 * @csspart title - Name of a convoy.
 * @csspart route - Route and facts of a convoy.
 * @csspart progress - Progress of a live convoy.
 * @csspart calendar-button - Button that opens the calendar menu of a convoy.
 * @csspart menu - Calendar menu.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcUpcomingEvents extends ConvoyListElement {
  static override styles = [ConvoyListElement.styles, menuStyles, styles];
  static override readonly attributeTypes = {
    ...ConvoyListElement.attributeTypes,
    layout: layouts,
    limit: limits,
    game: anyText('ets2', 'ats'),
    category: anyText('convoy', 'race', 'meetup', 'training'),
  };

  /** `list`: by day; `cards`: with their banners, side by side; `compact`: name and times. */
  @property() layout = layouts.fallback;
  /** Maximum number of convoys, 1 to 30. */
  @property({ type: Number }) limit = limits.fallback;
  /** Hides convoys in other games than this one, such as `ets2`; those without a game are shown. */
  @property() game?: string;
  /** Hides convoys of other categories than this one, such as `convoy`; those without a category are shown. */
  @property() category?: string;
  /** Hides the calendar buttons. */
  @property({ attribute: 'no-calendar', type: Boolean }) noCalendar = false;
  /** Adds the convoys to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  readonly defaultRefreshSeconds = 300;
  readonly #script = new DataScript(this);
  readonly #calendar = new CalendarMenu(this);
  readonly #upcoming = new UpcomingConvoys(this);

  /** The API omits convoys that have started: live convoys of the previous data are retained until they end. */
  async load(query: Query, { current }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    const { items } = await this.#upcoming.load(query);
    const live = liveConvoys(current()?.items ?? []).map(({ event }) => event);
    return { items: [...live, ...items] };
  }

  protected get displayLimit(): number {
    return limits.parse(this.limit);
  }

  protected visible(convoys: readonly Convoy[]): readonly Convoy[] {
    const { game, category } = this;
    return convoys
      .filter(({ event }) => matches(game, event.game) && matches(category, event.category))
      .slice(0, this.displayLimit);
  }

  protected defaultHeading(): string {
    return this.language.translate('upcomingHeading');
  }

  protected override createView(): ConvoyView {
    const view = super.createView();
    const layout = layouts.parse(this.layout);
    const hasCalendar = !this.noCalendar && layout !== 'compact';
    const action = (convoy: Convoy) => this.#calendar.menuOf(view, convoy);
    return { ...view, layout, action: hasCalendar ? action : undefined };
  }

  protected override renderHeadingAside(): unknown {
    const { view, convoys } = this;
    const zone = super.renderHeadingAside();
    const isLoading = this.state === 'loading';
    const hasMenu = view.action !== undefined && (isLoading || convoys.length > 1);
    if (!hasMenu) return zone;
    const menu = isLoading
      ? html`<span class="calendar-button"></span>`
      : this.#calendar.menuOfAll(view, convoys);
    return html`<div class="aside">${zone} ${menu}</div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isShown = this.structuredData && this.data !== null;
    this.#script.write(isShown ? convoysJsonLd(this.view, this.convoys) : undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
