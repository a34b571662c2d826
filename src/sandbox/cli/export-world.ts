import type * as z from 'zod/mini';
import type { vtcDetail } from '../../contract/vtc-detail.js';
import { handlers } from '../handlers/handlers.js';
import { createState } from '../server/state.js';
import { withDefaults, type SandboxOptions } from '../server/options.js';
import { eventRecord } from '../handlers/event-record.js';
import { member, roles } from '../handlers/members.js';
import type { RequestContext } from '../handlers/context.js';
import type { Company } from '../world/company.js';
import type { FixtureInput } from '../world/fixture.js';

type VtcDetail = z.input<typeof vtcDetail.response>;

const maxPosts = 10_000;

/** All fields of a company as its members see them, with roles, members, events and news. */
function companyOf(
  state: Omit<RequestContext, 'caller'>,
  company: Company,
): FixtureInput['companies'][number] {
  const { world, calendar, now } = state;
  const user = world.user(company.internal.firstMember);
  const context = { ...state, caller: { user, key: undefined, embed: undefined } };
  const params = { id: String(company.id), idOrHandle: String(company.id) };
  const call = { ...context, params, query: { limit: maxPosts, offset: 0 }, body: undefined };
  const events = [...calendar.past(now, company).reverse(), ...calendar.upcoming(now, company)];
  const fields: Partial<VtcDetail> = handlers.vtcDetail(call);
  delete fields.upcomingEvents;
  delete fields.memberPreviews;
  const news = handlers.vtcNews(call);
  return {
    ...fields,
    name: company.name,
    roles: roles(world, company),
    members: Array.from({ length: company.memberCount }, (_, place) => ({
      ...member(context, company, place),
      handle: world.user(company.internal.firstMember + place).handle,
    })),
    events: events.map((event) => eventRecord(context, event)),
    news: news.items,
  };
}

/** Exports the world as a fixture; images are below `baseUrl`. */
export function exportWorld(options: SandboxOptions, baseUrl: string): FixtureInput {
  const all = withDefaults(options);
  const context = { ...createState(all), baseUrl, now: all.startAt ?? all.clock() };
  return { companies: context.world.companies.map((company) => companyOf(context, company)) };
}
