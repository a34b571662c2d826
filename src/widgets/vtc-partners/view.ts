import { attributes, type ProgressiveRendering, type Translate, type ValueOf } from '../../base.js';
import type { partnershipShape, vtcPartnerships } from '../../contract/element-endpoints.js';

/** A partner of a company. */
export type Partnership = ValueOf<typeof partnershipShape>;

export type PartnersData = ValueOf<typeof vtcPartnerships.response>;

export const layouts = attributes.oneOf('grid', 'list', 'logos');

export type PartnersLayout = (typeof layouts.values)[number];

/** Data and callbacks of the templates. */
export interface PartnersView {
  readonly items: readonly Partnership[];
  readonly layout: PartnersLayout;
  /** Accessible name of the list. */
  readonly label: string;
  readonly translate: Translate;
  /** Language of dates. */
  readonly locale: string;
  /** `all`, or `none` for no pictures. */
  readonly images: string;
  /** URL template of a partner's link, with `{field}` for its public fields. */
  readonly hrefTemplate: string | undefined;
  /** Renders the items in the window before the others. */
  readonly progressive: ProgressiveRendering;
  /** Called when a partner's link is activated. */
  readonly select: (event: Event, partner: Partnership) => void;
}
