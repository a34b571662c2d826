import { property } from 'lit/decorators.js';
import { html, isServer, type PropertyValues } from 'lit';
import type { VtcError } from '../../client/errors.js';
import { parseToken } from '../../client/token.js';
import { upcomingEvents, vtcEvents } from '../../contract/element-endpoints.js';
import { type Convoy, maxConvoys, liveConvoys } from '../../convoys/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../convoys/convoy-element.js';
import type { ConvoyView } from '../../convoys/convoy-view.js';
import { structuredData } from '../../convoys/export/structured-data.js';
import { oneOf, wholeNumber } from '../../element/attributes.js';
import type { LoadContext } from '../../element/loader.js';
import type { Query } from '../../element/query.js';
import { CalendarMenu } from './calendar-menu.js';
import { menuStyles } from './calendar-menu.styles.js';
import { dataScript } from './data-script.js';
import { styles } from './vtc-upcoming-events.styles.js';

const layouts = oneOf('list', 'cards', 'compact');
const limits = wholeNumber({ min: 1, max: 30, fallback: 10 });

/** Resolves to undefined where the API rejects the token. */
function unlessUnauthorized(error: VtcError): undefined {
  if (error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN') throw error;
}

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

  /** `list`: by day; `cards`: with their banners, side by side; `compact`: name and times. */
  @property() layout: 'list' | 'cards' | 'compact' = 'list';
  /**
   * How many convoys at most, 1 to 30.
   * @min 1
   * @max 30
   */
  @property({ type: Number }) limit = 10;
  /**
   * Only convoys in this game, such as `ets2`.
   * @values ets2 ats
   * @open
   */
  @property() game?: string;
  /**
   * Only convoys of this category, such as `convoy`.
   * @values convoy race meetup training
   * @open
   */
  @property() category?: string;
  /** Hides the calendar buttons. */
  @property({ attribute: 'no-calendar', type: Boolean }) noCalendar = false;
  /** Adds the convoys to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  readonly defaultRefreshSeconds = 300;
  /** The API base, company and token that the API rejected, or that lack a token. */
  #rejected: string | undefined;
  #script: HTMLScriptElement | undefined;
  readonly #calendar = new CalendarMenu(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#script?.remove();
  }

  /** The API lists convoys until they start; those that are on the road are retained. */
  async load(query: Query, { current }: LoadContext<ConvoyData>): Promise<ConvoyData> {
    const { items } = await this.#query(query);
    const started = liveConvoys(current()?.items ?? []).map(({ event }) => event);
    return { items: [...started, ...items] };
  }

  protected get maxConvoys(): number {
    return limits.parse(this.limit);
  }

  protected visible(convoys: readonly Convoy[]): readonly Convoy[] {
    const { game, category } = this;
    return convoys
      .filter(({ event }) => matches(game, event.game) && matches(category, event.category))
      .slice(0, this.maxConvoys);
  }

  protected override get attributeTypes() {
    return { ...super.attributeTypes, layout: layouts, limit: limits };
  }

  protected defaultHeading(): string {
    return this.language.translate('upcomingHeading');
  }

  protected override createView(): ConvoyView {
    const view = super.createView();
    const layout = layouts.parse(this.layout);
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
    this.#writeStructuredData();
  }

  /** Writes the shown convoys as JSON-LD beside the element, for search engines; only where that has changed. */
  #writeStructuredData(): void {
    if (!this.structuredData || this.data === null) return void this.#script?.remove();
    const text = structuredData(this.view, this.convoys);
    const script = (this.#script ??= dataScript());
    if (script.textContent !== text) script.replaceChildren(text);
    if (this.nextSibling !== script) this.after(script);
  }

  /** The events that the embed token opens; without one, or where the API rejects it, the public list. */
  async #query(query: Query): Promise<ConvoyData> {
    const { vtc: id = '' } = this;
    const token = parseToken(this.token);
    const input = { id, limit: maxConvoys };
    const key = [this.apiBase, id, this.token].join(' ');
    if (this.#rejected !== key) {
      const detailed =
        token && (await query(upcomingEvents, input, { token }).catch(unlessUnauthorized));
      if (detailed) return detailed;
      const problem = token ? 'the API rejects this token' : 'token is missing';
      if (!isServer)
        console.warn(
          `<${this.localName}>: ${problem}, so the public list is shown, without meet-ups and routes; set token to the embed token of the company.`,
        );
      this.#rejected = key;
    }
    return query(vtcEvents, input);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
