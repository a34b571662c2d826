import { type Query, type ValueOf, vtcDetail } from '../../base.js';

/** A company with its rules. */
export type VtcDetail = ValueOf<typeof vtcDetail.response>;

/** Requests a company with its rules. */
export const loadRules = (query: Query, idOrHandle: string): Promise<VtcDetail> =>
  query(vtcDetail, { idOrHandle });
