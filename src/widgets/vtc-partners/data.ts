import type { Query, ValueOf } from '../../base.js';
import { type partnershipShape, vtcPartnerships } from '../../contract/element-endpoints.js';

/** A partner of a company. */
export type Partnership = ValueOf<typeof partnershipShape>;

export type PartnersData = ValueOf<typeof vtcPartnerships.response>;

/** Requests the partners of a company. */
export const loadPartners = (query: Query, id: string): Promise<PartnersData> =>
  query(vtcPartnerships, { id });
