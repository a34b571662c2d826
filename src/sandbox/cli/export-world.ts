import { createState } from '../server/state.js';
import { withDefaults, type SandboxOptions } from '../server/options.js';
import { eventRecord } from '../handlers/event-record.js';
import { responseBody } from '../handlers/handlers.js';
import type { RequestContext } from '../handlers/context.js';
import type { WorldCompany } from '../world/company.js';
import type { FixtureInput } from '../world/fixture.js';

type FixtureCompany = FixtureInput['companies'][number];

const maxItems = 200_000;

/** All fields of a company as its members see them, with roles, members, events and news. */
function companyOf(state: Omit<RequestContext, 'caller'>, company: WorldCompany): FixtureCompany {
  const { world, calendar, now } = state;
  const userOf = (place: number) => world.user(company.firstMember + place);
  const context = { ...state, caller: { user: userOf(0), key: undefined, embed: undefined } };
  const params = { id: String(company.id), idOrHandle: String(company.id) };
  const call = { ...context, params, query: { limit: maxItems, offset: 0 }, body: undefined };
  const events = [...calendar.past(now, company).reverse(), ...calendar.upcoming(now, company)];
  const fields: FixtureCompany = responseBody('vtcDetail', call);
  delete fields.upcomingEvents;
  delete fields.memberPreviews;
  const members = responseBody('vtcMembers', call).items;
  return {
    ...fields,
    roles: responseBody('vtcRoles', call).items,
    members: members.map((member, place) => ({ ...member, handle: userOf(place).handle })),
    events: events.map((event) => eventRecord(context, event)),
    news: responseBody('vtcNews', call).items,
  };
}

/** Exports the world as a fixture; images are below `baseUrl`. */
export function exportWorld(options: SandboxOptions, baseUrl: string): FixtureInput {
  const all = withDefaults(options);
  const context = { ...createState(all), baseUrl, now: all.startAt ?? all.clock() };
  return { companies: context.world.companies.map((company) => companyOf(context, company)) };
}
