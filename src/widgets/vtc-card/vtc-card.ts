import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { vtcDetail, vtcDetailShape } from '../../contract/element-endpoints.js';
import type { VtcDetail } from '../../contract/vtc-detail.js';
import { summaryStyles } from '../../convoys/templates/convoy-summary.styles.js';
import { urlTemplate } from '../../element/attributes.js';
import type { Query } from '../../element/query.js';
import { VtcElement } from '../../element/vtc-element.js';
import type { ForeignTheme } from '../../theme/palette.js';
import { proseStyles } from '../../text/prose.js';
import { avatarStyles } from '../../ui/avatar.js';
import { itemAddress } from '../../ui/item-link.js';
import { moreButtonStyles } from '../../ui/more-button.js';
import { type CardSection, type CardView, layouts, sections } from './card-view.js';
import { layoutStyles } from './layouts.styles.js';
import { badge } from './templates/badge.js';
import { banner } from './templates/banner.js';
import { card } from './templates/card.js';
import { skeleton } from './templates/skeleton.js';
import { skeletonStyles } from './skeleton.styles.js';
import { styles } from './vtc-card.styles.js';

const templates = { card, banner, badge };

/**
 * Shows a company: its profile, its people, its next convoy, and how to join it.
 *
 * @csspart banner - Banner image at the top, or at the start of a wide banner layout.
 * @csspart apply - Link to the application form.
 * @csspart section - Section below the header.
 * @csspart day - Date tile of the next convoy.
 * @csspart route - Route of the next convoy.
 * @fires {CustomEvent<{ data: VtcDetail }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: VtcDetail }>} vtc-select - The company's link was activated; cancelable.
 */
export class VtcCard extends VtcElement<VtcDetail> {
  static override styles = [
    VtcElement.styles,
    avatarStyles,
    moreButtonStyles,
    summaryStyles,
    proseStyles,
    styles,
    layoutStyles,
    skeletonStyles,
  ];
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    show: sections,
    hrefTemplate: urlTemplate(vtcDetailShape),
  };

  /** `card`: all sections in a column; `banner`: one wide row; `badge`: one line. */
  @property() layout = layouts.fallback;
  /** Sections that are shown, separated by spaces; default: all. */
  @property() show?: string;

  @state() private unfolded: Partial<Record<CardSection, boolean>> = {};

  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = vtcDetailShape;

  override get companyTheme(): ForeignTheme | undefined {
    return this.data?.theme ?? super.companyTheme;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('vtc')) this.unfolded = {};
  }

  load(query: Query): Promise<VtcDetail> {
    return query(vtcDetail, { idOrHandle: this.vtc ?? '' });
  }

  /** The card's header shows the company's name; where it is not found, the requested one is the heading. */
  protected defaultHeading(): string {
    const isMissing = this.state === 'error' && this.error?.code === 'NOT_FOUND';
    return (isMissing && this.vtc) || '';
  }

  protected emptyText(): string {
    return '';
  }

  protected override get isInline(): boolean {
    return layouts.parse(this.layout) !== 'card';
  }

  protected renderData(vtc: VtcDetail): TemplateResult {
    return this.#content(templates[layouts.parse(this.layout)](this.#view(vtc)));
  }

  protected renderSkeleton(): TemplateResult {
    return this.#content(
      skeleton(layouts.parse(this.layout), this.parsedImages === 'all', this.#shows),
    );
  }

  get #shows(): (section: CardSection) => boolean {
    const shown = sections.parse(this.show);
    return (section) => shown.includes(section);
  }

  #content(content: TemplateResult): TemplateResult {
    return html`<div class="content is-${layouts.parse(this.layout)}">${content}</div>`;
  }

  #view(vtc: VtcDetail): CardView {
    return {
      vtc,
      translate: this.language.translate,
      zones: this.zones,
      now: Date.now(),
      headingLevel: this.parsedHeadingLevel,
      images: this.parsedImages,
      href: itemAddress(this.hrefTemplate, vtc),
      shows: this.#shows,
      select: (event) => this.select(event, vtc),
      isOpen: (section) => this.unfolded[section] ?? false,
      toggle: (section) =>
        (this.unfolded = { ...this.unfolded, [section]: !this.unfolded[section] }),
      rerenderAt: (time) => this.ticker.until(time),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-card': VtcCard;
  }
}
