import { vtcEvents } from '../../contract/vtc-events.js';
import {
  allConvoys,
  type Convoy,
  type ConvoyEvent,
  convoyPageSize,
  currentConvoys,
} from '../../convoys/convoy.js';
import { companyConvoys, parseConvoys } from '../company-convoys.js';
import { convoyRecords } from '../convoy-records.js';
import { timeZoneSchema } from '../parameters.js';
import { companyTexts } from '../texts.js';
import { apiRequest } from '../upstream/api-request.js';
import type { PublicCompany, UpstreamQuery } from '../upstream/companies.js';
import type { Visitor } from '../upstream/response-cache.js';
import { isFailure, notFoundFailure, type UpstreamFailure } from '../upstream/result.js';
import type { ShownConvoy } from './share-page.js';

/** Which convoy: one by its id, or the first that has not ended. */
export type ConvoyChoice = number | 'next';

/** Pages of past convoys in which a convoy is looked for, as by `<vtc-event>`. */
const maxPastPages = 3;

const withId = (events: readonly ConvoyEvent[], id: number): Convoy | undefined =>
  allConvoys(events).find(({ event }) => event.id === id);

async function findPast(
  query: UpstreamQuery,
  vtc: string,
  id: number,
  visitor: Visitor,
): Promise<Convoy | UpstreamFailure> {
  for (let page = 0; page < maxPastPages; page += 1) {
    const request = { tab: 'past', limit: convoyPageSize, offset: page * convoyPageSize };
    const response = await query(apiRequest(vtcEvents, vtc, request), visitor);
    if (isFailure(response)) return response;
    const events = parseConvoys(response);
    const found = withId(events, id);
    if (found) return found;
    if (events.length < convoyPageSize) break;
  }
  return notFoundFailure;
}

/** Finds a convoy of a company among the current and the past ones; undefined if no convoy comes next. */
async function findConvoy(
  query: UpstreamQuery,
  { vtc, choice, visitor, now }: ConvoyRequest,
): Promise<Convoy | UpstreamFailure | undefined> {
  const current = await companyConvoys(query, vtc, visitor);
  if (isFailure(current)) return current;
  if (choice === 'next') return currentConvoys(current.events, now)[0];
  return withId(current.events, choice) ?? findPast(query, vtc, choice, visitor);
}

/** Which convoy is wanted, and how it is shown. */
export interface ConvoyRequest {
  readonly vtc: string;
  readonly choice: ConvoyChoice;
  readonly visitor: Visitor;
  readonly now: number;
  /** Language and zone; default: those of the company. */
  readonly lang?: string | undefined;
  readonly 'time-zone'?: string | undefined;
}

/** Loads a convoy with its full record; undefined if no convoy comes next. */
export async function loadShownConvoy(
  query: UpstreamQuery,
  company: PublicCompany,
  request: ConvoyRequest,
): Promise<ShownConvoy | UpstreamFailure | undefined> {
  const { visitor, now, lang, 'time-zone': zone } = request;
  const convoy = await findConvoy(query, request);
  if (!convoy || isFailure(convoy)) return convoy;
  const tab = convoy.endMs <= now ? 'past' : 'upcoming';
  const { records } = await convoyRecords(query, [convoy], visitor, tab);
  const { timezone } = company.detail;
  return {
    company,
    convoy,
    record: records.get(convoy.event.id),
    texts: companyTexts(company.detail, lang),
    zone: zone ?? timeZoneSchema.safeParse(timezone).data ?? 'UTC',
    now,
  };
}
