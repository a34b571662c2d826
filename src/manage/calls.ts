import type * as z from 'zod/mini';
import type { Client, CallOptions } from '../client/client.js';
import type { Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.js';
import {
  createNews,
  managedMembers,
  managementSummary,
  pendingApplications,
  setAttendance,
  type managedMember,
  type pendingApplication,
} from '../contract/management.js';
import { parseTimestamp } from '../contract/timestamp.js';
import { duration } from '../intl/formats.js';
import type { ManagementAction } from './arguments.js';

/** One request to the API. */
export interface ManagementCall {
  readonly endpoint: Endpoint;
  readonly input: object;
  /** Sends it; returns the response, and the same as lines of text. */
  send(client: Client, options: CallOptions): Promise<ManagementResult>;
}

/** The response to a request. */
export interface ManagementResult {
  readonly response: unknown;
  readonly lines: readonly string[];
}

/** A text of the API on one line of a terminal, which control characters could change. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const day = (text: string): string => text.slice(0, 10);

function callTo<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  linesOf: (response: EndpointOutput<E>) => readonly string[],
): ManagementCall {
  return {
    endpoint,
    input: Object(input) as object,
    async send(client, options) {
      const response = await client.call(endpoint, input, options);
      return { response, lines: linesOf(response).map(plain) };
    },
  };
}

const summaryLines = ({ vtc, viaApiToken }: EndpointOutput<typeof managementSummary>) => [
  `Name: ${vtc.name}`,
  `Handle: ${vtc.handle ?? 'none'}`,
  `Id: ${vtc.id}`,
  `Members: ${vtc.memberCount}`,
  `Key accepted: ${viaApiToken ? 'yes' : 'no'}`,
];

const memberLine = ({ name, userId, role, isOwner, joinedAt }: z.output<typeof managedMember>) =>
  `${name ?? userId}: ${role}${isOwner ? ', owner' : ''}, joined ${day(joinedAt)}`;

/** Age of an application; undefined if its date cannot be read. */
function age(appliedAt: string, now: number): string | undefined {
  const time = parseTimestamp(appliedAt);
  return time === undefined ? undefined : duration('en', Math.max(now - time, 0));
}

const applicationLine = (
  { id, applicationNumber, userId, status, appliedAt }: z.output<typeof pendingApplication>,
  now: number,
) =>
  `Application ${applicationNumber ?? `with id ${id}`} of user ${userId}: ${status}, for ${age(appliedAt, now) ?? 'an unknown time'}`;

const byDate = (a: { appliedAt: string }, b: { appliedAt: string }) =>
  (parseTimestamp(a.appliedAt) ?? 0) - (parseTimestamp(b.appliedAt) ?? 0);

const newsLine = ({ id, title, publishAt }: EndpointOutput<typeof createNews>) =>
  `${publishAt === null ? 'Published' : `To be published at ${publishAt}`}: news post ${id}, "${title}"`;

/** The request of an action; `now` is the time from which ages count. */
export function callOf(action: ManagementAction, id: string, now: number): ManagementCall {
  switch (action.name) {
    case 'summary':
      return callTo(managementSummary, { id }, summaryLines);
    case 'members':
      return callTo(managedMembers, { id }, (members) =>
        members.length > 0 ? members.map(memberLine) : ['No members.'],
      );
    case 'applications':
      return callTo(pendingApplications, { id }, (all) =>
        all.length > 0
          ? all.toSorted(byDate).map((application) => applicationLine(application, now))
          : ['No pending applications.'],
      );
    case 'news':
      return callTo(createNews, { id, body: action.body }, (created) => [newsLine(created)]);
    case 'attend': {
      const { eventId, body } = action;
      const verb = body.status === 'attending' ? 'attends' : 'does not attend';
      return callTo(setAttendance, { id, eventId, body }, () => [
        `${id} ${verb} convoy ${eventId}.`,
      ]);
    }
  }
}
