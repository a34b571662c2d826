import { attributes, avatarStyles, icons, property, VtcElement } from '../../base.js';
import type { Query, SettingsOf, TemplateResult } from '../../base.js';
import { partnershipShape, vtcPartnerships } from '../../contract/element-endpoints.js';
import { partnersEn } from '../../locales/more/en.js';
import { loadPartners, type PartnersData, type Partnership } from './data.js';
import { partners } from './templates/partners.js';
import { skeleton } from './templates/skeleton.js';
import { layouts } from './view.js';
import { styles } from './vtc-partners.styles.js';

export type { PartnersData, Partnership };

/**
 * Shows the partners of a company.
 *
 * @csspart name - Name of a partner.
 * @fires {CustomEvent<{ data: PartnersData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: Partnership }>} vtc-select - A partner's link was activated; cancelable.
 */
export class VtcPartners extends VtcElement<PartnersData> {
  static override readonly texts = partnersEn;
  static override styles = [VtcElement.styles, avatarStyles, styles];
  static override readonly stateTexts = {
    heading: 'partnersHeading',
    failed: 'failedPartners',
    empty: 'noPartners',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    hrefTemplate: attributes.urlTemplate(partnershipShape),
  };

  /** `grid`: tiles with banner, logo, name, and since when; `list`: one partner a line; `logos`: a row of logos. */
  @property() layout = layouts.fallback;

  declare readonly settings: SettingsOf<typeof VtcPartners.attributeTypes>;
  readonly defaultRefreshSeconds = 3600;
  protected readonly dataShape = vtcPartnerships.response;
  protected override readonly emptyIcon: string = icons.partnered;

  load(query: Query): Promise<PartnersData> {
    return loadPartners(query, this.settings.vtc);
  }

  protected override isEmpty({ items }: PartnersData): boolean {
    return items.length === 0;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.settings.layout);
  }

  protected renderData({ items }: PartnersData): TemplateResult {
    const { layout, images, hrefTemplate } = this.settings;
    return partners({
      items,
      layout,
      label: this.contentName,
      translate: this.language.translate,
      locale: this.language.locale,
      images,
      hrefTemplate,
      select: (event, partner) => this.select(event, partner),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-partners': VtcPartners;
  }
}
