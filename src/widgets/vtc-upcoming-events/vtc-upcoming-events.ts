import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { type Convoy, convoysOf, mostConvoys, runningOf } from '../../base/convoy/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../base/convoy/convoy-element.js';
import type { ConvoyView } from '../../base/convoy/convoy-item.js';
import { dataScript, structuredData } from '../../base/convoy/structured-data.js';
import type { Read } from '../../base/reader.js';
import { flag, number, oneOf, settings, text } from '../../base/settings.js';
import type { VtcError } from '../../client/errors.js';
import { upcomingEvents } from '../../contract/embed.js';
import { vtcEvents } from '../../contract/vtc-events.js';
import { calendarMenu, fileLink } from './calendar-menu.js';
import { styles } from './vtc-upcoming-events.styles.js';

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

  static override properties: PropertyDeclarations = settings({
    ...ConvoyElement.properties,
    layout: oneOf(['list', 'cards', 'compact']),
    limit: number(1, 30, 10),
    game: text(),
    category: text(),
    noCalendar: flag(),
    structuredData: flag(),
  });

  /** `list`: by day; `cards`: with their banners, side by side; `compact`: name and times. */
  layout: 'list' | 'cards' | 'compact' = 'list';
  /** How many convoys at most, 1 to 30. */
  limit = 10;
  /** Only convoys in this game, such as `ets2`. */
  game?: string;
  /** Only convoys of this category, such as `convoy`. */
  category?: string;
  /** Whether there is no way to take convoys into a calendar. */
  noCalendar = false;
  /** Whether the page is to tell search engines of the convoys, by JSON-LD beside the element. */
  structuredData = false;

  protected readonly expected = 4;
  protected readonly defaultRefreshSeconds = 300;
  /** The address, company and token that the owner was warned of. */
  #warned: string | undefined;

  readonly #script = dataScript();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#script.remove();
  }

  /** The API tells of convoys until they start; those that are on the road are kept. */
  protected async load(read: Read): Promise<ConvoyData> {
    const { items } = await this.#coming(read);
    const started = runningOf(this.data?.items ?? []).map(({ event }) => event);
    return { items: [...started, ...items] };
  }

  protected shown({ items }: ConvoyData): Convoy[] {
    const { game, category, limit } = this;
    return convoysOf(items)
      .filter(({ event }) => matches(game, event.game) && matches(category, event.category))
      .slice(0, limit);
  }

  protected defaultHeading(): string {
    return this.language.say('upcomingHeading');
  }

  protected override get view(): ConvoyView {
    const menu = this.noCalendar ? undefined : calendarMenu;
    return { ...super.view, layout: this.layout, menu };
  }

  protected override renderData(data: ConvoyData): TemplateResult {
    const { view } = this;
    const convoys = this.shown(data);
    return html`${super.renderData(data)}
    ${
      view.menu && convoys[1]
        ? fileLink(view, convoys, `${view.say('addToCalendar')} (${convoys.length})`)
        : nothing
    }`;
  }

  protected override updated(): void {
    super.updated();
    this.#script.remove();
    if (!this.structuredData || !this.data) return;
    this.#script.replaceChildren(structuredData(this.shown(this.data), this.view.linkOf));
    this.after(this.#script);
  }

  /** What the embed token opens; without one, or when it is refused, the public list, of which the owner is told once. */
  async #coming(read: Read): Promise<ConvoyData> {
    const { vtc: id = '', token = '' } = this;
    const input = { id, limit: mostConvoys };
    const tried = [this.apiBase, id, token].join(' ');
    if (this.#warned !== tried) {
      const detailed = token && (await read(upcomingEvents, input, { token }).catch(unlessRefused));
      if (detailed) return detailed;
      console.warn(`<${this.localName}> shows the public list: no valid token.`);
      this.#warned = tried;
    }
    return read(vtcEvents, input);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
