import { property } from 'lit/decorators.js';
import { html, type PropertyValues } from 'lit';
import { CalendarMenu } from '../../convoys/calendar-menu.js';
import { menuStyles } from '../../convoys/calendar-menu.styles.js';
import { type Convoy, liveConvoys } from '../../convoys/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../convoys/convoy-element.js';
import { convoyLayouts, type ConvoyView } from '../../convoys/convoy-view.js';
import { structuredData } from '../../convoys/export/structured-data.js';
import { UpcomingConvoys } from '../../convoys/upcoming-convoys.js';
import { anyText, wholeNumber } from '../../element/attributes.js';
import { DataScript } from '../../element/data-script.js';
import type { LoadContext } from '../../element/loader.js';
import type { Query } from '../../element/query.js';
import { styles } from './vtc-upcoming-events.styles.js';

const limits = wholeNumber({ min: 1, max: 30, fallback: 10 });

/** Whether a field has a value; one that is not known may have it. */
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
export class VtcUpcomingEvents extends ConvoyElement {
  static override styles = [ConvoyElement.styles, menuStyles, styles];
  static override readonly attributeTypes = {
    ...ConvoyElement.attributeTypes,
    layout: convoyLayouts,
    limit: limits,
    game: anyText('ets2', 'ats'),
    category: anyText('convoy', 'race', 'meetup', 'training'),
  };

  /** `list`: by day; `cards`: with their banners, side by side; `compact`: name and times. */
  @property() layout = convoyLayouts.fallback;
  /** How many convoys at most, 1 to 30. */
  @property({ type: Number }) limit = limits.fallback;
  /** Only convoys in this game, such as `ets2`. */
  @property() game?: string;
  /** Only convoys of this category, such as `convoy`. */
  @property() category?: string;
  /** Hides the calendar buttons. */
  @property({ attribute: 'no-calendar', type: Boolean }) noCalendar = false;
  /** Adds the convoys to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  readonly defaultRefreshSeconds = 300;
  readonly #script = new DataScript(this);
  readonly #calendar = new CalendarMenu(this);
  readonly #upcoming = new UpcomingConvoys(this);

  /** The API lists convoys until they start; those that are on the road are retained. */
  async load(query: Query, { current }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    const { items } = await this.#upcoming.load(query);
    const started = liveConvoys(current()?.items ?? []).map(({ event }) => event);
    return { items: [...started, ...items] };
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
    const layout = convoyLayouts.parse(this.layout);
    const hasCalendar = !this.noCalendar && layout !== 'compact';
    const action = (convoy: Convoy) => this.#calendar.one(view, convoy);
    return { ...view, layout, action: hasCalendar ? action : undefined };
  }

  protected override renderHeadingAside(): unknown {
    const { view, convoys } = this;
    const zone = super.renderHeadingAside();
    if (!view.action) return zone;
    if (this.state === 'loading')
      return html`<div class="aside">${zone}<span class="calendar-button"></span></div>`;
    return convoys[1]
      ? html`<div class="aside">${zone} ${this.#calendar.all(view, convoys)}</div>`
      : zone;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isShown = this.structuredData && this.data !== null;
    this.#script.write(isShown ? structuredData(this.view, this.convoys) : undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
