import {
  attributes,
  avatarStyles,
  coverStyles,
  icons,
  expandButton,
  expandButtonStyles,
  html,
  nothing,
  property,
  state,
  VtcElement,
} from '../../base.js';
import type { Query, SettingsOf, TemplateResult } from '../../base.js';
import { partnershipShape, vtcPartnerships } from '../../contract/element-endpoints.js';
import { vtcPartners } from '../../locales/en.js';
import { listId, partners } from './templates/partners.js';
import { skeleton } from './templates/skeleton.js';
import { layouts, type PartnersData, type Partnership } from './view.js';
import { styles } from './vtc-partners.styles.js';

export type { PartnersData, Partnership };

const limits = attributes.wholeNumber({ min: 1, max: 100, fallback: 8 });

/** The least number of partners that are hidden: fewer take no more space than the button. */
const minHidden = 3;

/**
 * Shows the partners of a company.
 *
 * @csspart name - Name of a partner.
 * @fires {CustomEvent<{ data: PartnersData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: Partnership }>} vtc-select - A partner's link was activated; cancelable.
 */
export class VtcPartners extends VtcElement<PartnersData> {
  static override readonly texts = vtcPartners;
  static override styles = [
    VtcElement.styles,
    avatarStyles,
    coverStyles,
    expandButtonStyles,
    styles,
  ];
  static override readonly stateTexts = {
    heading: 'partnersHeading',
    failed: 'failedPartners',
    empty: 'noPartners',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    limit: limits,
    hrefTemplate: attributes.urlTemplate(partnershipShape),
  };

  /** `grid`: tiles with banner, logo, name, and since when; `list`: the same in lines, without the banner; `logos`: logos and names. */
  @property() layout = layouts.fallback;
  /** Partners that are shown at first, 1 to 100; a button shows the others if they are three or more. `logos` shows all. */
  @property({ type: Number }) limit = limits.fallback;

  @state() private isOpen = false;

  declare readonly settings: SettingsOf<typeof VtcPartners.attributeTypes>;
  readonly defaultRefreshSeconds = 3600;
  protected readonly dataShape = vtcPartnerships.response;
  protected override readonly emptyIcon: string = icons.partnered;

  load(query: Query): Promise<PartnersData> {
    return query(vtcPartnerships, { id: this.settings.vtc });
  }

  protected override companyChanged(): void {
    this.isOpen = false;
  }

  protected override isEmpty({ items }: PartnersData): boolean {
    return items.length === 0;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.settings);
  }

  protected renderData({ items }: PartnersData): TemplateResult {
    const { layout, limit, images, hrefTemplate } = this.settings;
    const count = items.length - limit;
    const isLong = layout !== 'logos' && count >= minHidden;
    const { isOpen } = this;
    const { translate, locale } = this.language;
    return html`${partners({
      items: isLong && !isOpen ? items.slice(0, limit) : items,
      layout,
      label: this.contentName,
      translate,
      locale,
      images,
      hrefTemplate,
      progressive: this.progressive,
      select: (event, partner) => this.select(event, partner),
    })}
    ${
      isLong
        ? html`<div class="end">
            ${expandButton({
              translate,
              isOpen,
              count,
              subject: this.contentName,
              controls: listId,
              press: () => (this.isOpen = !isOpen),
            })}
          </div>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-partners': VtcPartners;
  }
}
