import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { type Convoy, convoysOf, isLive } from '../../base/convoy/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../base/convoy/convoy-element.js';
import { JsonLd } from '../../base/convoy/json-ld.js';
import { structuredData } from '../../base/convoy/structured-data.js';
import { nextMidnight } from '../../base/formats.js';
import type { Read } from '../../base/reader.js';
import { flag, number, oneOf, text } from '../../base/settings.js';
import { VtcError } from '../../client/errors.js';
import { upcomingEvents } from '../../contract/embed.js';
import { vtcEvents } from '../../contract/vtc-events.js';
import { CalendarMenu } from './calendar-menu.js';
import { convoyList } from './convoy-list.js';
import { skeleton } from './skeleton.js';
import { styles } from './vtc-upcoming-events.styles.js';

const mostConvoys = 30;

const isRefusal = (error: unknown): boolean =>
  error instanceof VtcError && (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN');

/** Whether a convoy is of a kind; one whose kind is not told may be. */
const matches = (wanted: string | undefined, kind: string | null | undefined): boolean =>
  !wanted || !kind || wanted.toLowerCase() === kind.toLowerCase();

/**
 * Shows the company's coming convoys with their times, and lets visitors take them into their calendars.
 *
 * @csspart day - The convoys of one day, in the layout `list`.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcUpcomingEvents extends ConvoyElement {
  static override styles = [ConvoyElement.styles, styles].flat();

  static override properties: PropertyDeclarations = {
    ...ConvoyElement.properties,
    layout: oneOf(['list', 'cards', 'compact']),
    limit: number(1, mostConvoys, 10),
    game: text(),
    category: text(),
    noCalendar: flag('no-calendar'),
    structuredData: flag('structured-data'),
  };

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

  protected readonly defaultRefreshSeconds = 300;
  readonly #menu = new CalendarMenu(this);
  /** The source that the owner was warned of. */
  #warned: string | undefined;

  constructor() {
    super();
    new JsonLd(this, () =>
      this.structuredData && this.data
        ? structuredData(this.#convoys(this.data), this.view.linkOf)
        : undefined,
    );
  }

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.#asked];
  }

  /** The API tells of convoys until they start; those that are on the road are kept. */
  protected async load(read: Read): Promise<ConvoyData> {
    const now = Date.now();
    const { items } = await this.#read(read);
    const started = convoysOf(this.data?.items ?? []).filter((convoy) => isLive(convoy, now));
    return { items: [...started.map(({ event }) => event), ...items] };
  }

  protected override isEmpty(data: ConvoyData): boolean {
    return this.#convoys(data).length === 0;
  }

  protected defaultHeading(): string {
    return this.language.say('upcomingHeading');
  }

  protected renderData(data: ConvoyData): TemplateResult {
    const { view, layout, noCalendar } = this;
    const convoys = this.#convoys(data);
    view.until(nextMidnight(this.zone, view.now));
    const menu = (convoy: Convoy) => (noCalendar ? nothing : this.#menu.one(view, convoy));
    return html`<div class="content">
      ${convoyList({ ...view, layout, menu }, convoys)}
      ${noCalendar || !convoys[1] ? nothing : this.#menu.all(view, convoys)}
    </div>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.layout);
  }

  /** How many convoys to ask for: some of them may be filtered out. */
  get #asked(): number {
    return this.game || this.category ? mostConvoys : this.limit;
  }

  async #read(read: Read): Promise<ConvoyData> {
    const { vtc: id = '', token } = this;
    const source = [this.apiBase, id, token].join();
    if (token && source !== this.#warned) {
      try {
        return await read(upcomingEvents, { id, limit: this.#asked }, { token });
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
    const answer = await read(vtcEvents, { id, tab: 'upcoming', limit: this.#asked });
    this.#warn(source);
    return answer;
  }

  /** Tells the owner once that visitors see less than they could. */
  #warn(source: string): void {
    if (source === this.#warned) return;
    this.#warned = source;
    console.warn(
      `<${this.localName}> The attribute token is ${this.token ? 'refused' : 'not set'}: visitors see the public list, which has fewer details.`,
    );
  }

  /** The convoys to show: not over, of the wanted kind, the soonest first. */
  #convoys({ items }: ConvoyData): Convoy[] {
    const now = Date.now();
    return convoysOf(items)
      .filter(({ endMs, event }) => {
        const { game, category } = event;
        return now < endMs && matches(this.game, game) && matches(this.category, category);
      })
      .slice(0, this.limit);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-upcoming-events': VtcUpcomingEvents;
  }
}
