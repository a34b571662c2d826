import { property } from 'lit/decorators.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type Convoy, convoysOf, mostConvoys, runningOf } from '../../convoys/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../convoys/convoy-element.js';
import type { ConvoyView } from '../../convoys/convoy-item.js';
import { dataScript, structuredData } from '../../convoys/export/structured-data.js';
import type { Read } from '../../element/reader.js';
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
import { calendarMenu, fileLink } from './calendar-menu.js';
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
 * @csspart day - The day of a convoy.
 * @csspart progress - How far a convoy is that is on the road.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcUpcomingEvents extends ConvoyElement {
  static override styles = [ConvoyElement.styles, styles];

  /** `list`: by day; `cards`: with their banners, side by side; `compact`: name and times. */
  @property() layout: 'list' | 'cards' | 'compact' = 'list';
  /** How many convoys at most, 1 to 30. */
  @property({ type: Number }) limit = 10;
  /** Only convoys in this game, such as `ets2`. */
  @property() game?: string;
  /** Only convoys of this category, such as `convoy`. */
  @property() category?: string;
  /** Whether there is no way to take convoys into a calendar. */
  @property({ attribute: 'no-calendar', type: Boolean }) noCalendar = false;
  /** Whether the page is to tell search engines of the convoys, by JSON-LD beside the element. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  protected readonly expected = 4;
  protected readonly defaultRefreshSeconds = 300;
  /** The company and token that the owner was warned of. */
  #warned: string | undefined;
  #script: HTMLScriptElement | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#script?.remove();
  }

  /** The API tells of convoys until they start; those that are on the road are kept. */
  protected async load(read: Read): Promise<ConvoyData> {
    const { items } = await this.#coming(read);
    const started = runningOf(this.resource.value?.items ?? []).map(({ event }) => event);
    return { items: [...started, ...items] };
  }

  protected shown({ items }: ConvoyData): Convoy[] {
    const { game, category } = this;
    const limit = wholeNumber(this.limit, limits);
    return convoysOf(items)
      .filter(({ event }) => matches(game, event.game) && matches(category, event.category))
      .slice(0, limit);
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
    const menu = this.noCalendar ? undefined : calendarMenu;
    return { ...super.view, layout: choice(layouts, this.layout), menu };
  }

  protected override renderData(data: ConvoyData): TemplateResult {
    const { view } = this;
    const convoys = this.shown(data);
    return html`${super.renderData(data)}
    ${
      view.menu && convoys[1]
        ? fileLink(view, convoys, `${view.translate('addToCalendar')} (${convoys.length})`)
        : nothing
    }`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#writeStructuredData();
  }

  /** Tells search engines of what is shown; the page is changed only where that has changed. */
  #writeStructuredData(): void {
    const data = this.resource.value;
    if (!this.structuredData || !data) return void this.#script?.remove();
    const text = structuredData(this.shown(data), this.view.linkOf);
    const script = (this.#script ??= dataScript());
    if (script.textContent !== text) script.replaceChildren(text);
    if (this.nextSibling !== script) this.after(script);
  }

  /** What the embed token opens; without one, or when it is refused, the public list, of which the owner is told once. */
  async #coming(read: Read): Promise<ConvoyData> {
    const { vtc: id = '', token = '' } = this;
    const input = { id, limit: mostConvoys };
    if (this.#warned !== id + token) {
      const detailed = token && (await read(upcomingEvents, input, { token }).catch(unlessRefused));
      if (detailed) return detailed;
      console.warn(`<${this.localName}> shows the public list: no valid token.`);
      this.#warned = id + token;
    }
    return read(vtcEvents, input);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
