import type { Query, ValueOf } from '../../base.js';
import { vtcDetail, type vtcDetailShape } from '../../contract/element-endpoints.js';

export type VtcDetail = ValueOf<typeof vtcDetailShape>;

/** Requests a company by its id or handle. */
export const loadCompany = (query: Query, idOrHandle: string): Promise<VtcDetail> =>
  query(vtcDetail, { idOrHandle });
