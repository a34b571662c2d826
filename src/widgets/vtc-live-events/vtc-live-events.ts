import { property } from 'lit/decorators.js';
import { VtcError } from '../../client/errors.js';
import { missingTokenAdvice, parseToken } from '../../client/token.js';
import { liveEvents, upcomingEvents } from '../../contract/element-endpoints.js';
import { type Convoy, isLive, convoyPageSize } from '../../convoys/convoy.js';
import type { ConvoyData } from '../../convoys/convoy-element.js';
import { ConvoyListElement } from '../../convoys/convoy-list-element.js';
import type { ConvoyView } from '../../convoys/convoy-view.js';
import { loadLiveCount, saveLiveCount } from '../../convoys/live-count.js';
import { oneOf } from '../../element/attributes.js';
import type { Query } from '../../element/query.js';
import { icons } from '../../ui/icons.js';
import { styles } from './vtc-live-events.styles.js';

const emptyModes = oneOf('next', 'message', 'hide');

/** Maximum age of the list of upcoming convoys, which changes seldom. */
const maxAgeMs = 300_000;

/**
 * Shows the live convoys of a company with their progress by the clock.
 *
 * @csspart day - Date tile of a convoy.
 * @csspart title - Name of a convoy.
 * @csspart route - Route and facts of a convoy.
 * @csspart progress - Progress of a live convoy.
 * @fires {CustomEvent<{ data: ConvoyData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: ConvoyEvent }>} vtc-select - A convoy's link was activated; cancelable.
 */
export class VtcLiveEvents extends ConvoyListElement {
  static override styles = [ConvoyListElement.styles, styles];
  static override readonly attributeTypes = {
    ...ConvoyListElement.attributeTypes,
    whenEmpty: emptyModes,
  };

  /** Shown when no convoy is live: the `next` convoy, a `message`, or nothing (`hide`). */
  @property({ attribute: 'when-empty', reflect: true, useDefault: true })
  whenEmpty = emptyModes.fallback;

  readonly defaultRefreshSeconds = 60;
  protected override readonly emptyIcon = icons.truck;
  /** The live convoys at the last update; undefined while there is no data. */
  #live: readonly Convoy[] | undefined;
  #company = '';

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.whenEmpty === 'next'];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (!this.token) throw new VtcError('SETUP', missingTokenAdvice);
  }

  /** Beside the live convoys the data holds the upcoming ones, so that the next one starts by the clock. */
  async load(query: Query): Promise<ConvoyData> {
    const { vtc: id = '' } = this;
    const token = parseToken(this.token);
    const input = { id, limit: convoyPageSize };
    // The main request first: where few may be sent, the others wait for it.
    const [live, upcoming] = await Promise.all([
      query(liveEvents, { id }, { token }),
      this.whenEmpty === 'next' ? query(upcomingEvents, input, { token, maxAgeMs }) : undefined,
    ]);
    return { items: [...(upcoming?.items ?? []), ...live.items] };
  }

  /** As many as this tab showed last. */
  protected get displayLimit(): number {
    return loadLiveCount(this.vtc ?? '');
  }

  /** The live convoys, else the next one where that is wanted. */
  protected visible(convoys: readonly Convoy[]): readonly Convoy[] {
    const live = convoys.filter((convoy) => isLive(convoy));
    return live[0] || this.whenEmpty !== 'next' ? live : convoys.slice(0, 1);
  }

  protected override derive(data: ConvoyData | undefined): ConvoyData | undefined {
    const shown = super.derive(data);
    const live = data && this.convoys.filter((convoy) => isLive(convoy));
    const company = `${this.apiBase} ${this.vtc}`;
    if (live && this.vtc) saveLiveCount(this.vtc, live.length);
    if (live && this.#live && company === this.#company) this.#announce(this.#live, live);
    this.#live = live;
    this.#company = company;
    return shown;
  }

  protected defaultHeading(): string {
    const isNext = this.state === 'ready' && !this.#live?.[0];
    return this.language.translate(isNext ? 'nextEvent' : 'liveHeading');
  }

  /** The heading and the progress say that a convoy is live; its row does not repeat it. */
  protected override createView(): ConvoyView {
    return { ...super.createView(), saysLive: false };
  }

  #announce(before: readonly Convoy[], after: readonly Convoy[]): void {
    const { translate } = this.language;
    const difference = (from: typeof before, to: typeof before, text: string) =>
      to
        .filter(({ event }) => !from.some((one) => one.event.id === event.id))
        .map(({ event }) => `${event.name}: ${text}. `)
        .join('');
    this.announcement =
      difference(before, after, translate('liveHeading')) +
        difference(after, before, translate('ended')) || this.announcement;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-live-events': VtcLiveEvents;
  }
}
