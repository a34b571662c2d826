import { property } from 'lit/decorators.js';
import type { PropertyValues } from 'lit';
import {
  type Convoy,
  type ConvoyEvent,
  convoysOf,
  mostConvoys,
  runningOf,
} from '../../convoys/convoy.js';
import { type ConvoyData, ConvoyElement } from '../../convoys/convoy-element.js';
import type { Read } from '../../element/reader.js';
import { choiceFault, type SettingFault } from '../../element/settings.js';
import { embedTokenFor } from '../../client/request.js';
import { liveEvents, upcomingEvents } from '../../contract/embed.js';
import { styles } from './vtc-live-events.styles.js';

const emptyChoices = ['next', 'message', 'hide'] as const;

/** How old the list of coming convoys may be, which changes seldom. */
const maxAgeMs = 300_000;

/**
 * Shows the company's convoys that are on the road, by the clock, with how far they are.
 *
 * @csspart day - The day of a convoy.
 * @csspart progress - How far a convoy is that is on the road.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcLiveEvents extends ConvoyElement {
  static override styles = [ConvoyElement.styles, styles];

  /** What to show when nothing is on the road: the `next` convoy, a `message`, or nothing (`hide`). */
  @property({ attribute: 'when-empty', reflect: true, useDefault: true })
  whenEmpty: 'next' | 'message' | 'hide' = 'next';

  protected readonly expected = 1;
  protected readonly defaultRefreshSeconds = 60;
  /** The convoys on the road as drawn last; undefined while there is no data. */
  #live: readonly ConvoyEvent[] | undefined;

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.whenEmpty === 'next'];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    embedTokenFor(liveEvents, this.token);
  }

  /** Beside what is on the road, the data holds what comes next, so that it starts by the clock. */
  protected async load(read: Read): Promise<ConvoyData> {
    const { vtc: id = '', token } = this;
    const input = { id, limit: mostConvoys };
    const lists = await Promise.all([
      this.whenEmpty === 'next' && read(upcomingEvents, input, { token, maxAgeMs }),
      read(liveEvents, { id }, { token }),
    ]);
    return { items: lists.flatMap((list) => (list ? list.items : [])) };
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { value } = this.resource;
    const live = value && runningOf(value.items).map(({ event }) => event);
    if (live && this.#live) this.#announce(this.#live, live);
    this.#live = live;
  }

  /** What is on the road, else the next convoy where that is wanted. */
  protected shown({ items }: ConvoyData): Convoy[] {
    const running = runningOf(items);
    return running[0] || this.whenEmpty !== 'next' ? running : convoysOf(items).slice(0, 1);
  }

  protected override settingFaults(): SettingFault[] {
    return [...super.settingFaults(), ...choiceFault('when-empty', this.whenEmpty, emptyChoices)];
  }

  protected defaultHeading(): string {
    const isNext = this.state === 'ready' && !this.#live?.[0];
    return this.language.translate(isNext ? 'nextEvent' : 'liveHeading');
  }

  #announce(before: readonly ConvoyEvent[], after: readonly ConvoyEvent[]): void {
    const { translate } = this.language;
    const news = (from: typeof before, to: typeof before, words: string) =>
      to
        .filter(({ id }) => !from.some((one) => one.id === id))
        .map(({ name }) => `${name}: ${words}. `)
        .join('');
    this.announcement =
      news(before, after, translate('liveHeading')) + news(after, before, translate('ended')) ||
      this.announcement;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-live-events': VtcLiveEvents;
  }
}
