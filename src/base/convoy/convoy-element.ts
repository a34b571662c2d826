import {
  type CSSResultGroup,
  html,
  type PropertyDeclarations,
  render,
  type TemplateResult,
} from 'lit';
import * as z from 'zod/mini';
import { embedTokenFor } from '../../client/request.js';
import { upcomingEvents } from '../../contract/embed.js';
import { nextMidnight } from '../formats.js';
import { itemAddress } from '../item-link.js';
import { safeUrl } from '../../client/safe-url.js';
import { settings, text } from '../settings.js';
import { VtcElement } from '../vtc-element.js';
import { type Convoy, type ConvoyEvent, convoyEvent, convoysOf, isLive } from './convoy.js';
import { convoyItem, type ConvoyView } from './convoy-item.js';
import { convoyStyles } from './convoy.styles.js';

/** The convoys that an answer or the page gives. */
export interface ConvoyData {
  readonly items: readonly ConvoyEvent[];
}

/** What the two elements that show convoys have in common. */
export abstract class ConvoyElement extends VtcElement<ConvoyData> {
  static override styles: CSSResultGroup = [VtcElement.styles, convoyStyles];

  static override properties: PropertyDeclarations = settings({
    ...VtcElement.properties,
    token: text(),
  });

  /** The company's embed token (`emb_…`); it leaves the page in the Authorization header and nowhere else. */
  token?: string;

  /** The row of each convoy that is shown, by its id. */
  #rows = new Map<number, HTMLElement>();

  protected readonly dataSchema = z.object({ items: z.array(convoyEvent) });

  /** How many convoys there are room for while they are awaited. @internal */
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
    return !this.shown(data)[0];
  }

  protected emptyText(): string {
    return this.language.say('noConvoys');
  }

  /** What convoys are drawn with now. @internal */
  protected get view(): ConvoyView {
    return {
      say: this.language.say,
      zones: this.zones,
      layout: 'list',
      images: this.images,
      now: Date.now(),
      linkOf: (event) => itemAddress(this.hrefTemplate, event) ?? safeUrl(event.externalLink),
      select: (click, item) => this.select(click, item),
      until: (moment) => this.ticker.until(moment),
    };
  }

  protected renderData(data: ConvoyData): TemplateResult {
    const { view } = this;
    const focused = this.renderRoot.querySelector<HTMLElement>(':focus');
    view.until(nextMidnight(this.zone, view.now));
    for (const convoy of convoysOf(data.items)) if (!isLive(convoy)) view.until(convoy.startMs);
    this.#rows = new Map(
      this.shown(data).map((convoy, index, all) => {
        const { id } = convoy.event;
        const row = this.#rows.get(id) ?? document.createElement('li');
        row.part.add('item');
        render(convoyItem(view, convoy, all[index - 1]), row);
        return [id, row];
      }),
    );
    void this.updateComplete.then(() => focused?.focus({ preventScroll: true }));
    return html`<ul class="content is-${view.layout}" part="list">
      ${this.#rows.values()}
    </ul>`;
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="content">
      ${Array(this.expected).fill(html`<div class="bone"></div>`)}
    </div>`;
  }
}
