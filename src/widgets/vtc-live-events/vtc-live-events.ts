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
import type { ConvoyView } from '../../convoys/convoy-view.js';
import { tokenAdvice } from '../../convoys/token-advice.js';
import type { Query } from '../../element/query.js';
import { choiceFault, type SettingFault } from '../../element/settings.js';
import { VtcError } from '../../client/errors.js';
import { liveEvents, upcomingEvents } from '../../contract/embed.js';
import { styles } from './vtc-live-events.styles.js';

const emptyChoices = ['next', 'message', 'hide'] as const;

/** How old the list of coming convoys may be, which changes seldom. */
const maxAgeMs = 300_000;

/**
 * Shows the company's convoys that are on the road, by the clock, with how far they are.
 *
 * @csspart day - The day of a convoy, as a leaf of a calendar.
 * @csspart title - The name of a convoy.
 * @csspart route - The road of a convoy.
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
  protected override readonly emptySign = 'truck';
  protected readonly defaultRefreshSeconds = 60;
  /** The convoys on the road as drawn last; undefined while there is no data. */
  #live: readonly ConvoyEvent[] | undefined;

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.whenEmpty === 'next'];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    const advice = tokenAdvice(this.token);
    if (advice) throw new VtcError('SETUP', advice);
  }

  /** Beside what is on the road, the data holds what comes next, so that it starts by the clock. */
  protected async load(query: Query): Promise<ConvoyData> {
    const { vtc: id = '', token } = this;
    const input = { id, limit: mostConvoys };
    // The element's main request first: where few may leave, the others wait for it.
    const [live, coming] = await Promise.all([
      query(liveEvents, { id }, { token }),
      this.whenEmpty === 'next' ? query(upcomingEvents, input, { token, maxAgeMs }) : undefined,
    ]);
    return { items: [...(coming?.items ?? []), ...live.items] };
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { value } = this.resource;
    // What is there still belongs to the company before.
    const isOther = this.hasUpdated && (changed.has('vtc') || changed.has('apiBase'));
    const live = isOther ? undefined : value && runningOf(value.items).map(({ event }) => event);
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
    return this.language.translate(this.#showsNext ? 'nextEvent' : 'liveHeading');
  }

  /** What is on the road is said by the heading. */
  protected override get view(): ConvoyView {
    return { ...super.view, saysLive: this.heading !== undefined };
  }

  get #showsNext(): boolean {
    const { value } = this.resource;
    return this.state === 'ready' && value !== undefined && runningOf(value.items).length === 0;
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
