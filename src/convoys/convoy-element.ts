import { type CSSResultGroup, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import * as z from 'zod/mini';
import { embedTokenFor } from '../client/request.js';
import { upcomingEvents } from '../contract/embed.js';
import { nextMidnight } from '../intl/formats.js';
import { itemAddress } from '../ui/item-link.js';
import { safeUrl } from '../contract/safe-url.js';
import { apiBaseOf } from '../element/configure.js';
import { VtcElement } from '../element/vtc-element.js';
import { type Convoy, type ConvoyEvent, convoyEvent, convoysOf, isLive } from './convoy.js';
import { convoyItem, type ConvoyView } from './convoy-item.js';
import { convoyStyles } from './convoy.styles.js';

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
  static override styles: CSSResultGroup = [VtcElement.styles, convoyStyles];

  /** The company's embed token (`emb_…`); it leaves the page in the Authorization header and nowhere else. */
  @property() token?: string;

  protected readonly dataSchema = z.object({ items: z.array(convoyEvent) });

  /** How many convoys the skeleton draws. @internal */
  protected abstract readonly expected: number;
  /** The convoys of the data that are to be shown now. @internal */
  protected abstract shown(data: ConvoyData): Convoy[];

  protected override get dependencies(): readonly unknown[] {
    return [this.token];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (this.token) embedTokenFor(upcomingEvents, this.token);
  }

  protected override isEmpty(data: ConvoyData): boolean {
    return this.shown(data).length === 0;
  }

  protected override visible(data: ConvoyData): ConvoyData {
    return { items: this.shown(data).map(({ event }) => event) };
  }

  protected emptyText(): string {
    return this.language.translate('noConvoys');
  }

  /** What convoys are drawn with now. @internal */
  protected get view(): ConvoyView {
    return {
      translate: this.language.translate,
      zones: this.zones,
      layout: 'list',
      images: this.shownImages,
      apiBase: knownApiBase(this.apiBase),
      now: Date.now(),
      linkOf: (event) => itemAddress(this.hrefTemplate, event) ?? safeUrl(event.externalLink),
      select: (click, item) => this.select(click, item),
      until: (moment) => this.ticker.until(moment),
    };
  }

  protected renderData(data: ConvoyData): TemplateResult {
    const { view } = this;
    view.until(nextMidnight(view.zones.zone, view.now));
    for (const convoy of convoysOf(data.items)) if (!isLive(convoy)) view.until(convoy.startMs);
    const convoys = this.shown(data);
    return html`<ul class="content is-${view.layout}" part="list">
      ${repeat(
        convoys,
        ({ event }) => event.id,
        (convoy, index) =>
          html`<li part="item">${convoyItem(view, convoy, convoys[index - 1])}</li>`,
      )}
    </ul>`;
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="content">
      ${Array(this.expected).fill(html`<div class="bone"></div>`)}
    </div>`;
  }
}
