import type * as z from 'zod/mini';
import type { vtcNewsPost } from '../contract/vtc-news.js';
import type { VtcDetail } from '../contract/vtc-detail.js';
import type { Convoy } from '../convoys/convoy.js';
import type { EventDetails } from './endpoints.js';

/** What messages show of a company. */
export type HostCompany = Pick<
  VtcDetail,
  'id' | 'name' | 'profilePicture' | 'theme' | 'requiredDlcs'
>;

/** A convoy of a company as the API has it at the moment. */
export interface ConvoySnapshot {
  readonly convoy: Convoy;
  /** Id or handle of the company in the configuration. */
  readonly vtc: string;
  /** The company that hosts it. */
  readonly company: HostCompany;
  /** Whether another company than that of the configuration hosts it. */
  readonly isOfOthers?: boolean;
  /** The full record; null if the API lists none, undefined if it could not be loaded. */
  readonly details: EventDetails | null | undefined;
}

/** A news post of a company. */
export type NewsPost = z.infer<typeof vtcNewsPost>;

/** What has been loaded of one company. */
export interface CompanySnapshot {
  readonly vtc: string;
  readonly company: VtcDetail;
  /** Public convoys: the upcoming and live ones, and past ones that were looked for. */
  readonly convoys: readonly ConvoySnapshot[];
  /** Ids of known convoys that are certainly not public any more: in no list, all of which are complete. */
  readonly absent: ReadonlySet<number>;
  readonly news: readonly NewsPost[];
}

/** What has been loaded; companies that could not be loaded are missing. */
export type LoadedWorld = readonly CompanySnapshot[];
