import type { PropertyDeclarations } from 'lit';
import * as z from 'zod/mini';
import { itemAddress } from '../item-link.js';
import { safeUrl } from '../safe-url.js';
import { text } from '../settings.js';
import { VtcElement } from '../vtc-element.js';
import { type ConvoyEvent, convoyEvent } from './convoy.js';
import { convoyStyles } from './convoy.styles.js';
import type { ConvoyView } from './convoy-view.js';
import { checkEmbedToken } from './embed-token.js';

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

  protected readonly dataSchema = z.object({ items: z.array(convoyEvent) });

  protected override get dependencies(): readonly unknown[] {
    return [this.token];
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (this.token) checkEmbedToken(this.token);
  }

  protected emptyText(): string {
    return this.language.say('noConvoys');
  }

  /** What the convoys are drawn with now. @internal */
  protected get view(): ConvoyView {
    return {
      language: this.language,
      zones: this.zones,
      images: this.images,
      now: Date.now(),
      linkOf: ({ event }) => itemAddress(this.hrefTemplate, event) ?? safeUrl(event.externalLink),
      select: (event, item) => this.select(event, item),
      until: (moment) => this.ticker.until(moment),
    };
  }
}
