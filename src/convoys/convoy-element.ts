import { type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import * as z from 'zod/mini';
import { VtcError } from '../client/errors.js';
import { nextMidnight, zoneName } from '../intl/formats.js';
import type { IconName } from '../ui/icons.js';
import { itemAddress } from '../ui/item-link.js';
import { safeUrl } from '../contract/safe-url.js';
import { apiBaseOf } from '../element/configure.js';
import { VtcElement } from '../element/vtc-element.js';
import { type Convoy, type ConvoyEvent, convoyEvent, convoysOf, isLive } from './convoy.js';
import type { ConvoyView } from './convoy-view.js';
import { card } from './parts/card.js';
import { compactRow } from './parts/compact-row.js';
import { summaryStyles } from './parts/convoy-summary.styles.js';
import { convoyStyles } from './parts/convoy.styles.js';
import { isSameDay, row } from './parts/row.js';
import { signStyles } from './parts/signs.styles.js';
import { skeleton } from './parts/skeleton.js';
import { skeletonStyles } from './parts/skeleton.styles.js';
import { tokenAdvice } from './token-advice.js';
import { commonZoneName, zoneLabel } from './zone-label.js';

const drawings = { list: row, cards: card, compact: compactRow } as const;

/** The convoys that an answer or the page gives. */
export interface ConvoyData {
  readonly items: readonly ConvoyEvent[];
}

/** The API base of an element; undefined where none is set, as data from the page needs none. */
function knownApiBase(own: string | undefined): string | undefined {
  try {
    return apiBaseOf(own);
  } catch {
    return undefined;
  }
}

/** Base of the two elements that show convoys. */
export abstract class ConvoyElement extends VtcElement<ConvoyData> {
  static override styles: CSSResultGroup = [
    VtcElement.styles,
    summaryStyles,
    signStyles,
    convoyStyles,
    skeletonStyles,
  ];

  /**
   * The company's embed token (`emb_…`); it leaves the page in the Authorization header and nowhere else.
   * @sensitive
   */
  @property() token?: string;

  protected readonly dataSchema = z.object({ items: z.array(convoyEvent) });
  #view: ConvoyView | undefined;

  /** How many convoys may come; the skeleton draws as many. @internal */
  protected abstract readonly expected: number;
  /** The convoys of the data that are to be shown now. @internal */
  protected abstract shown(data: ConvoyData): Convoy[];

  protected override get dependencies(): readonly unknown[] {
    return [this.token];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    const advice = this.token ? tokenAdvice(this.token) : undefined;
    if (advice) throw new VtcError('SETUP', advice);
  }

  protected override isEmpty(data: ConvoyData): boolean {
    return this.shown(data).length === 0;
  }

  protected override visible(data: ConvoyData): ConvoyData {
    return { items: this.shown(data).map(({ event }) => event) };
  }

  protected override readonly emptySign: IconName = 'calendarEmpty';

  protected emptyText(): string {
    return this.language.translate('noConvoys');
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#view = undefined;
  }

  /** What convoys are drawn with; one for each drawing. @internal */
  protected get view(): ConvoyView {
    return (this.#view ??= this.#viewNow());
  }

  #viewNow(): ConvoyView {
    const { value } = this.resource;
    const { zones } = this;
    return {
      translate: this.language.translate,
      zones,
      layout: 'list',
      images: this.shownImages,
      headingLevel: Math.min(6, this.shownHeadingLevel + 1),
      zoneName: value
        ? commonZoneName(zones, this.shown(value))
        : zoneName(zones.locale, zones.zone, Date.now()),
      saysLive: true,
      apiBase: knownApiBase(this.apiBase),
      pageUrl: globalThis.location?.href,
      now: Date.now(),
      linkOf: (event) => itemAddress(this.hrefTemplate, event) ?? safeUrl(event.externalLink),
      select: (click, item) => this.select(click, item),
      until: (moment) => this.ticker.until(moment),
    };
  }

  /** Names the zone of all times; while they are awaited, so that nothing moves when they come. */
  protected override renderHeadingAside(): unknown {
    const { state, view } = this;
    if (state !== 'ready' && state !== 'loading') return nothing;
    const zone = zoneLabel(view.zones.zone, view.zoneName);
    return html`<span class="zone muted">${view.translate('timesIn', { zone })}</span>`;
  }

  protected renderData(data: ConvoyData): TemplateResult {
    const { view } = this;
    const draw = drawings[view.layout];
    view.until(nextMidnight(view.zones.zone, view.now));
    for (const convoy of convoysOf(data.items)) if (!isLive(convoy)) view.until(convoy.startMs);
    const convoys = this.shown(data);
    const isLong = convoys.length > 12;
    return html`<ul
      class="content convoys is-${view.layout} ${isLong ? 'is-long' : ''}"
      part="list"
    >
      ${repeat(
        convoys,
        ({ event }) => event.id,
        (convoy, index) => {
          const before = convoys[index - 1];
          const sameDay = view.saysLive && isSameDay(view, convoy, before);
          return html`<li part="item" class=${sameDay ? 'same-day' : ''}>
            ${draw(view, convoy, before)}
          </li>`;
        },
      )}
    </ul>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.view.layout, this.expected);
  }
}
