import {
  attributes,
  type ConvoyData,
  ConvoyListElement,
  type ConvoyView,
  type DeriveContext,
  icons,
  missingTokenAdvice,
  property,
  type PropertyValues,
  type Query,
  type SettingsOf,
  VtcError,
} from '../../base.js';
import { loadLive } from './data.js';
import { loadLiveCount, saveLiveCount } from './live-count.js';
import { changeText, liveModel, type LiveModel } from './model.js';
import { styles } from './vtc-live-events.styles.js';

const emptyModes = attributes.oneOf('next', 'message', 'hide');

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
export class VtcLiveEvents extends ConvoyListElement<LiveModel> {
  static override styles = [ConvoyListElement.styles, styles];
  static override readonly attributeTypes = {
    ...ConvoyListElement.attributeTypes,
    whenEmpty: emptyModes,
  };

  /** Shown when no convoy is live: the `next` convoy, a `message`, or nothing (`hide`). */
  @property({ attribute: 'when-empty', reflect: true, useDefault: true })
  whenEmpty = emptyModes.fallback;

  declare readonly settings: SettingsOf<typeof VtcLiveEvents.attributeTypes>;
  readonly defaultRefreshSeconds = 60;
  protected override readonly emptyIcon = icons.truck;
  /** The company of the last update, and its model. */
  #last: { readonly company: string; readonly model: LiveModel | undefined } | undefined;

  protected override get dependencies(): readonly unknown[] {
    return [...super.dependencies, this.#wantsNext];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (!this.token) throw new VtcError('SETUP', missingTokenAdvice);
  }

  load(query: Query): Promise<ConvoyData> {
    return loadLive(query, { ...this.source, wantsNext: this.#wantsNext });
  }

  protected override derive(data: ConvoyData, context: DeriveContext): LiveModel {
    return liveModel(data, { ...context, wantsNext: this.#wantsNext });
  }

  /** As many as this tab showed last. */
  protected get displayLimit(): number {
    return loadLiveCount(this.settings.vtc);
  }

  protected defaultHeading(): string {
    const isNext = this.state === 'ready' && !this.model?.live[0];
    return this.language.translate(isNext ? 'nextEvent' : 'liveHeading');
  }

  /** The heading and the progress say that a convoy is live; its row does not repeat it. */
  protected override get view(): ConvoyView {
    return { ...super.view, saysLive: false };
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { model, vtc } = this;
    const company = `${this.apiBase} ${vtc}`;
    if (model && vtc) saveLiveCount(vtc, model.live.length);
    const before = this.#last?.company === company ? this.#last.model : undefined;
    this.#last = { company, model };
    const text = before && model && changeText(this.language.translate, before, model);
    if (text) this.announce(text);
  }

  get #wantsNext(): boolean {
    return this.settings.whenEmpty === 'next';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-live-events': VtcLiveEvents;
  }
}
