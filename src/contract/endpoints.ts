import { liveEvents, upcomingEvents } from './embed.js';
import { rateLimitPolicy } from './rate-limits.js';
import { vtcDetail } from './vtc-detail.js';
import { vtcEvents } from './vtc-events.js';
import { vtcMembers } from './vtc-members.js';
import { vtcRoles } from './vtc-roles.js';

/** Every endpoint by its name, for those who need them all; the browser imports single ones instead. */
export const endpoints = {
  rateLimitPolicy,
  vtcDetail,
  vtcMembers,
  vtcEvents,
  vtcRoles,
  liveEvents,
  upcomingEvents,
} as const;

/** Name of an endpoint. */
export type EndpointName = keyof typeof endpoints;
