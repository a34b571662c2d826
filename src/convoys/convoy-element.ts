import { type CSSResultGroup, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { parseToken } from '../client/token.js';
import { safeUrl } from '../contract/safe-url.js';
import type { Shape } from '../contract/shape.js';
import { urlTemplate } from '../element/attributes.js';
import { apiBaseOf } from '../element/configure.js';
import { VtcElement } from '../element/vtc-element.js';
import { zoneName, zonePlace } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import { icons } from '../ui/icons.js';
import { itemAddress } from '../ui/item-link.js';
import { type Convoy, type ConvoyEvent, convoyList, currentConvoys } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';
import { summaryStyles } from './templates/convoy-summary.styles.js';
import { convoyStyles } from './templates/convoy.styles.js';
import { progressStyles } from './templates/route-progress.js';

/** The convoys of a response, or of data that the page provides. */
export interface ConvoyData {
  readonly items: readonly ConvoyEvent[];
}

/** The API base of an element; undefined if none is set, which data that the page provides does not need. */
function knownApiBase(own: string | undefined): string | undefined {
  try {
    return apiBaseOf(own);
  } catch {
    return undefined;
  }
}

/** Zone name that holds for all times of the convoys; undefined if the offset changes between them. */
function commonZoneName({ locale, zone }: Zones, convoys: readonly Convoy[]): string | undefined {
  const times = convoys.flatMap(({ meetupMs, startMs, endMs }) => [
    meetupMs ?? startMs,
    startMs,
    endMs,
  ]);
  const [name, ...others] = new Set(times.map((time) => zoneName(locale, zone, time)));
  return others.length === 0 ? name : undefined;
}

/** Base class of the elements that show convoys. */
export abstract class ConvoyElement extends VtcElement<ConvoyData> {
  static override styles: CSSResultGroup = [
    VtcElement.styles,
    summaryStyles,
    convoyStyles,
    progressStyles,
  ];

  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    hrefTemplate: urlTemplate(convoyList, 'items'),
  };

  /**
   * The company's embed token (`emb_…`); it is sent in the Authorization header only.
   * @sensitive
   */
  @property() token?: string;

  protected readonly dataShape: Shape<ConvoyData> = convoyList;
  protected override readonly emptyIcon: string = icons.calendarEmpty;
  /** The convoys that are shown. @internal */
  protected convoys: readonly Convoy[] = [];
  #view: ConvoyView | undefined;
  #shown: ConvoyData = { items: [] };

  /** Filters convoys that have not ended; they are sorted by start. @internal */
  protected abstract visible(convoys: readonly Convoy[]): readonly Convoy[];

  protected override get dependencies(): readonly unknown[] {
    return [this.token];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    parseToken(this.token);
  }

  protected override derive(data: ConvoyData | undefined): ConvoyData | undefined {
    this.convoys = data ? this.visible(currentConvoys(data.items)) : [];
    this.#view = undefined;
    if (!data) return undefined;
    const { items } = this.#shown;
    const isSame =
      items.length === this.convoys.length &&
      this.convoys.every(({ event }, index) => event === items[index]);
    if (!isSame) this.#shown = { items: this.convoys.map(({ event }) => event) };
    return this.#shown;
  }

  protected override isEmpty(): boolean {
    return this.convoys.length === 0;
  }

  protected emptyText(): string {
    return this.language.translate('noConvoys');
  }

  /** What the templates render; created once per update. @internal */
  protected get view(): ConvoyView {
    return (this.#view ??= this.createView());
  }

  /** Creates the view of the templates. @internal */
  protected createView(): ConvoyView {
    const { zones, convoys } = this;
    return {
      translate: this.language.translate,
      zones,
      layout: 'list',
      images: this.parsedImages,
      headingLevel: Math.min(6, this.parsedHeadingLevel + 1),
      zoneName: convoys[0]
        ? commonZoneName(zones, convoys)
        : zoneName(zones.locale, zones.zone, Date.now()),
      saysLive: true,
      apiBase: knownApiBase(this.apiBase),
      pageUrl: globalThis.location?.href,
      now: Date.now(),
      linkOf: (event) => itemAddress(this.hrefTemplate, event) ?? safeUrl(event.externalLink),
      select: (click, item) => this.select(click, item),
      rerenderAt: (time) => this.ticker.until(time),
    };
  }

  /** The time zone of all times; also while loading, so that nothing moves. */
  protected override renderHeadingAside(): unknown {
    const { state, view } = this;
    if (state !== 'ready' && state !== 'loading') return nothing;
    const place = zonePlace(view.zones.zone);
    const zone = [undefined, place].includes(view.zoneName) ? place : `${place} (${view.zoneName})`;
    return html`<span class="zone muted">${view.translate('timesIn', { zone })}</span>`;
  }
}
