import { property } from 'lit/decorators.js';
import { html, type PropertyValues } from 'lit';
import { type Convoy, convoysOf, mostConvoys, runningOf } from '../../convoys/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../convoys/convoy-element.js';
import type { ConvoyView } from '../../convoys/convoy-view.js';
import { structuredData } from '../../convoys/export/structured-data.js';
import type { Query } from '../../element/query.js';
import {
  choice,
  choiceFault,
  numberFault,
  type SettingFault,
  wholeNumber,
} from '../../element/settings.js';
import type { VtcError } from '../../client/errors.js';
import { upcomingEvents } from '../../contract/embed.js';
import { vtcEvents } from '../../contract/vtc-events.js';
import { CalendarMenu } from './calendar-menu.js';
import { menuStyles } from './calendar-menu.styles.js';
import { dataScript } from './data-script.js';
import { styles } from './vtc-upcoming-events.styles.js';

const layouts = ['list', 'cards', 'compact'] as const;
const limits = { minimum: 1, maximum: 30, fallback: 10 };

/** Lets a refused token pass as no answer. */
function unlessRefused(error: VtcError): undefined {
  if (error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN') throw error;
}

/** Whether a convoy is of a kind; one whose kind is not told may be. */
const matches = (wanted: string | undefined, kind: string | null | undefined): boolean =>
  !wanted || !kind || wanted.toLowerCase() === kind.toLowerCase();

/**
 * Shows the company's coming convoys with their times, and lets visitors take them into their calendars.
 *
 * @csspart day - The day of a convoy, as a leaf of a calendar.
 * @csspart title - The name of a convoy.
 * @csspart route - The road of a convoy.
 * @csspart progress - How far a convoy is that is on the road.
 * @csspart calendar-button - Opens the calendar menu of a convoy.
 * @csspart menu - The calendar menu.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - There is a new answer.
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
  /** Whether there is no way to take convoys into a calendar. */
  @property({ attribute: 'no-calendar', type: Boolean }) noCalendar = false;
  /** Whether the page is to tell search engines of the convoys, by JSON-LD beside the element. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  protected readonly defaultRefreshSeconds = 300;
  /** The address, company and token that the owner was warned of. */
  #warned: string | undefined;
  #script: HTMLScriptElement | undefined;
  readonly #calendar = new CalendarMenu(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#script?.remove();
  }

  /** The API tells of convoys until they start; those that are on the road are kept. */
  protected async load(query: Query): Promise<ConvoyData> {
    const { items } = await this.#coming(query);
    const started = runningOf(this.resource.value?.items ?? []).map(({ event }) => event);
    return { items: [...started, ...items] };
  }

  protected get expected(): number {
    return wholeNumber(this.limit, limits);
  }

  protected shown({ items }: ConvoyData): Convoy[] {
    const { game, category } = this;
    return convoysOf(items)
      .filter(({ event }) => matches(game, event.game) && matches(category, event.category))
      .slice(0, this.expected);
  }

  protected override settingFaults(): SettingFault[] {
    return [
      ...super.settingFaults(),
      ...choiceFault('layout', this.layout, layouts),
      ...numberFault('limit', this.limit, limits),
    ];
  }

  protected defaultHeading(): string {
    return this.language.translate('upcomingHeading');
  }

  protected override get view(): ConvoyView {
    const view = super.view;
    const layout = choice(layouts, this.layout);
    const hasCalendar = !this.noCalendar && layout !== 'compact';
    const action = (convoy: Convoy) => this.#calendar.one(view, convoy);
    return { ...view, layout, action: hasCalendar ? action : undefined };
  }

  protected override renderHeadingAside(): unknown {
    const { value } = this.resource;
    const { view } = this;
    const convoys = value && view.action ? this.shown(value) : [];
    const zone = super.renderHeadingAside();
    return convoys[1]
      ? html`<div class="aside">${zone} ${this.#calendar.all(view, convoys)}</div>`
      : zone;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#writeStructuredData();
  }

  /** Tells search engines of what is shown; the page is changed only where that has changed. */
  #writeStructuredData(): void {
    const data = this.resource.value;
    if (!this.structuredData || !data) return void this.#script?.remove();
    const text = structuredData(this.view, this.shown(data));
    const script = (this.#script ??= dataScript());
    if (script.textContent !== text) script.replaceChildren(text);
    if (this.nextSibling !== script) this.after(script);
  }

  /** What the embed token opens; without one, or when it is refused, the public list, of which the owner is told once. */
  async #coming(query: Query): Promise<ConvoyData> {
    const { vtc: id = '', token = '' } = this;
    const input = { id, limit: mostConvoys };
    const tried = [this.apiBase, id, token].join(' ');
    if (this.#warned !== tried) {
      const detailed =
        token && (await query(upcomingEvents, input, { token }).catch(unlessRefused));
      if (detailed) return detailed;
      const fault = token ? 'the API refuses this token' : 'token is missing';
      console.warn(
        `<${this.localName}>: ${fault}, so the public list is shown, without meet-ups and roads; set token to the embed token of the company.`,
      );
      this.#warned = tried;
    }
    return query(vtcEvents, input);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
