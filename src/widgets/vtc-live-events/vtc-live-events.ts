import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type Convoy, convoysOf, isLive } from '../../base/convoy/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../base/convoy/convoy-element.js';
import { checkEmbedToken } from '../../base/convoy/embed-token.js';
import type { Read } from '../../base/reader.js';
import { oneOf } from '../../base/settings.js';
import { liveEvents, upcomingEvents } from '../../contract/embed.js';
import { liveConvoy, nextConvoy } from './live-convoy.js';
import { styles } from './vtc-live-events.styles.js';

/** The next convoy changes seldom, and equals what a list of coming convoys on the page asks for. */
const next = { limit: 10, maxAgeMs: 300_000 };

/**
 * Shows the company's convoys that are on the road, by the clock, with how far they are.
 *
 * @csspart progress - How far a convoy is.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcLiveEvents extends ConvoyElement {
  static override styles = [ConvoyElement.styles, styles].flat();

  static override properties: PropertyDeclarations = {
    ...ConvoyElement.properties,
    // Reflected for the style of `hide`.
    whenEmpty: {
      ...oneOf(['next', 'message', 'hide'], 'when-empty'),
      reflect: true,
      useDefault: true,
    },
  };

  /** What to show when nothing is on the road: the `next` convoy, a `message`, or nothing (`hide`). */
  whenEmpty: 'next' | 'message' | 'hide' = 'next';

  protected readonly defaultRefreshSeconds = 60;
  /** Names of the convoys on the road by id, as drawn last; undefined while there is no data. */
  #live: ReadonlyMap<number, string> | undefined;

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.whenEmpty === 'next'];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    checkEmbedToken(this.token ?? '');
  }

  /** Beside what is on the road, the data holds what comes next, so that it starts by the clock. */
  protected async load(read: Read): Promise<ConvoyData> {
    const { vtc: id = '', token } = this;
    const live = await read(liveEvents, { id }, { token });
    if (this.whenEmpty !== 'next' || this.#running(live).length > 0) return live;
    const { limit, maxAgeMs } = next;
    const { items } = await read(upcomingEvents, { id, limit }, { token, maxAgeMs });
    return { items: [...live.items, ...items] };
  }

  protected override willUpdate(): void {
    const { data } = this;
    const live = data
      ? new Map(this.#running(data).map(({ event }) => [event.id, event.name]))
      : undefined;
    if (live && this.#live) this.#announce(this.#live, live);
    this.#live = live;
  }

  protected override isEmpty(data: ConvoyData): boolean {
    return this.#shown(data).length === 0;
  }

  protected defaultHeading(): string {
    return this.language.say('liveHeading');
  }

  protected renderData(data: ConvoyData): TemplateResult {
    const { view } = this;
    for (const { startMs } of convoysOf(data.items)) if (startMs > view.now) view.until(startMs);
    return html`<ul class="content convoys" part="list">
      ${repeat(
        this.#shown(data),
        ({ event }) => event.id,
        (convoy) => (isLive(convoy, view.now) ? liveConvoy : nextConvoy)(view, convoy),
      )}
    </ul>`;
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="content"><div class="bone"></div></div>`;
  }

  #running({ items }: ConvoyData): Convoy[] {
    const now = Date.now();
    return convoysOf(items).filter((convoy) => isLive(convoy, now));
  }

  /** What is on the road, else the next convoy where that is wanted. */
  #shown(data: ConvoyData): Convoy[] {
    const now = Date.now();
    const running = this.#running(data);
    if (running.length > 0 || this.whenEmpty !== 'next') return running;
    return convoysOf(data.items)
      .filter(({ startMs }) => startMs > now)
      .slice(0, 1);
  }

  #announce(before: ReadonlyMap<number, string>, after: ReadonlyMap<number, string>): void {
    const { say } = this.language;
    const tell = (from: typeof before, to: typeof before, words: string) =>
      [...to].flatMap(([id, name]) => (from.has(id) ? [] : `${name}: ${words}`));
    const news = [...tell(before, after, say('liveHeading')), ...tell(after, before, say('ended'))];
    if (news.length > 0) this.announcement = news.join('. ');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-live-events': VtcLiveEvents;
  }
}
