import { property } from 'lit/decorators.js';
import { html, type TemplateResult } from 'lit';
import { avatarStyles } from '../../ui/avatar.js';
import { itemAddress } from '../../ui/item-link.js';
import type { ForeignTheme } from '../../theme/palette.js';
import type { Read } from '../../element/reader.js';
import { VtcElement } from '../../element/vtc-element.js';
import { vtcDetail, vtcDetailSchema, type VtcDetail } from '../../contract/vtc-detail.js';
import { type CardSection, cardSections, type CardView } from './card-view.js';
import { header, nameLine } from './header.js';
import { sections } from './sections.js';
import {
  choice,
  choiceFault,
  chosenWords,
  type SettingFault,
  wordFaults,
} from '../../element/settings.js';
import { skeleton } from './skeleton.js';
import { styles } from './vtc-card.styles.js';

const layouts = ['card', 'banner', 'badge'] as const;

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

  /** `card`: everything, one below the other; `banner`: wide and low; `badge`: one line. */
  @property() layout: 'card' | 'banner' | 'badge' = 'card';
  /** Which sections: any of `about stats badges games socials recruitment event members`; default: all. */
  @property() show?: string;

  protected readonly defaultRefreshSeconds = 900;
  protected readonly dataSchema = vtcDetailSchema;
  #isOpen = false;

  override get companyTheme(): ForeignTheme | undefined {
    return this.data?.theme ?? super.companyTheme;
  }

  protected load(read: Read): Promise<VtcDetail> {
    return read(vtcDetail, { idOrHandle: this.vtc ?? '' });
  }

  protected override settingFaults(): SettingFault[] {
    return [
      ...super.settingFaults(),
      ...choiceFault('layout', this.layout, layouts),
      ...wordFaults('show', this.show, cardSections),
    ];
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
    return html`<div class="content is-${this.#layout}">
      ${
        this.#layout === 'badge'
          ? nameLine(view, this.language.translate('members', { count: vtc.memberCount }))
          : html`${header(view)}${sections(view)}`
      }
    </div>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.#layout, this.#shown);
  }

  get #layout(): (typeof layouts)[number] {
    return choice(layouts, this.layout);
  }

  get #shown(): readonly CardSection[] {
    return chosenWords(this.show, cardSections);
  }

  #view(vtc: VtcDetail): CardView {
    return {
      vtc,
      language: this.language,
      zones: this.zones,
      headingLevel: this.shownHeadingLevel,
      images: this.shownImages,
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
