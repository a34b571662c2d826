import { html, nothing, type PropertyDeclarations, render, type TemplateResult } from 'lit';
import * as z from 'zod/mini';
import { embedTokenFor } from '../../client/request.js';
import { upcomingEvents } from '../../contract/embed.js';
import { nextMidnight } from '../formats.js';
import { itemAddress } from '../item-link.js';
import { safeUrl } from '../../client/safe-url.js';
import { text } from '../settings.js';
import { VtcElement } from '../vtc-element.js';
import { type Convoy, type ConvoyEvent, convoyEvent } from './convoy.js';
import { convoyItem, type ConvoyView } from './convoy-item.js';
import { convoyStyles } from './convoy.styles.js';
import { putRows } from './rows.js';

/** The convoys that an answer or the page gives. */
export interface ConvoyData {
  readonly items: readonly ConvoyEvent[];
}

/** What the two elements that show convoys have in common. */
export abstract class ConvoyElement extends VtcElement<ConvoyData> {
  static override styles = [VtcElement.styles, convoyStyles].flat();

  static override properties: PropertyDeclarations = {
    ...VtcElement.properties,
    token: text(),
  };

  /** The company's embed token (`emb_…`); it leaves the page in the Authorization header and nowhere else. */
  token?: string;

  readonly #list = document.createElement('ul');
  /** The rows on screen by the id of their convoys. */
  #rows = new Map<number, HTMLElement>();

  protected readonly dataSchema = z.object({ items: z.array(convoyEvent) });

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
      menu: () => nothing,
    };
  }

  protected list(view: ConvoyView, convoys: readonly Convoy[]): HTMLElement {
    const list = this.#list;
    view.until(nextMidnight(this.zone, view.now));
    list.className = `content is-${view.layout}`;
    list.part.add('list');
    this.#rows = new Map(
      convoys.map((convoy, index) => {
        const { id } = convoy.event;
        const row = this.#rows.get(id) ?? document.createElement('li');
        row.part.add('item');
        render(convoyItem(view, convoy, convoys[index - 1]), row);
        return [id, row];
      }),
    );
    putRows(list, [...this.#rows.values()]);
    return list;
  }

  protected renderSkeleton(): TemplateResult {
    return html`<div class="content bone"></div>`;
  }
}
