import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { avatarStyles } from '../../base/avatar.js';
import { itemAddress } from '../../base/item-link.js';
import type { ForeignTheme } from '../../base/palette.js';
import type { Read } from '../../base/reader.js';
import { oneOf, settings, words } from '../../base/settings.js';
import { VtcElement } from '../../base/vtc-element.js';
import { vtcDetail, vtcDetailSchema, type VtcDetail } from '../../contract/vtc-detail.js';
import { type CardSection, cardSections, type CardView } from './card-view.js';
import { header, nameLine } from './header.js';
import { sections } from './sections.js';
import { skeleton } from './skeleton.js';
import { styles } from './vtc-card.styles.js';

/**
 * Shows one company: who it is, what it stands for, and how to join it.
 *
 * @csspart banner - The picture across the top.
 * @csspart section - A section below the header.
 * @fires {CustomEvent<{ data: VtcDetail }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: VtcDetail }>} vtc-select - The company's link was activated; cancelable.
 */
export class VtcCard extends VtcElement<VtcDetail> {
  static override styles = [VtcElement.styles, avatarStyles, styles];

  static override properties: PropertyDeclarations = settings({
    ...VtcElement.properties,
    layout: oneOf(['card', 'banner', 'badge']),
    show: words(),
  });

  /** `card`: everything, one below the other; `banner`: wide and low; `badge`: one line. */
  layout: 'card' | 'banner' | 'badge' = 'card';
  /** Which sections: any of `about stats badges games socials recruitment event members`; default: all. */
  show?: readonly string[];

  protected readonly defaultRefreshSeconds = 900;
  protected readonly dataSchema = vtcDetailSchema;
  #isOpen = false;

  override get companyTheme(): ForeignTheme | undefined {
    return this.data?.theme ?? super.companyTheme;
  }

  protected load(read: Read): Promise<VtcDetail> {
    return read(vtcDetail, { idOrHandle: this.vtc ?? '' });
  }

  /** The company's name is the heading, so there is none above it. */
  protected defaultHeading(): string {
    return '';
  }

  protected emptyText(): string {
    return '';
  }

  protected renderData(vtc: VtcDetail): TemplateResult {
    const view = this.#view(vtc);
    return html`<div class="content is-${this.layout}">
      ${
        this.layout === 'badge'
          ? nameLine(view, this.language.say('members', vtc.memberCount))
          : html`${header(view)}${sections(view)}`
      }
    </div>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.layout, this.#shown);
  }

  get #shown(): readonly string[] {
    return this.show ?? cardSections;
  }

  #view(vtc: VtcDetail): CardView {
    return {
      vtc,
      language: this.language,
      zones: this.zones,
      headingLevel: this.headingLevel,
      images: this.images,
      href: itemAddress(this.hrefTemplate, vtc),
      isOpen: this.#isOpen,
      shows: (section: CardSection) => this.#shown.includes(section),
      select: (event) => this.select(event, vtc),
      open: () => {
        this.#isOpen = true;
        this.requestUpdate();
      },
      until: (moment) => this.ticker.until(moment),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-card': VtcCard;
  }
}
