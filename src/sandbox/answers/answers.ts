import type { EndpointName, endpoints } from '../../contract/endpoints.js';
import type { Answer } from '../call.js';
import { answerLiveEvents, answerUpcomingEvents } from './embed.js';
import { answerRateLimitPolicy } from './rate-limit-policy.js';
import { answerVtcDetail } from './vtc-detail.js';
import { answerVtcEvents } from './vtc-events.js';
import { answerVtcMembers } from './vtc-members.js';
import { answerVtcRoles } from './vtc-roles.js';

/** How each endpoint of the contract is answered; one that is missing is a type error. */
export const answers: { readonly [Name in EndpointName]: Answer<(typeof endpoints)[Name]> } = {
  rateLimitPolicy: answerRateLimitPolicy,
  vtcDetail: answerVtcDetail,
  vtcMembers: answerVtcMembers,
  vtcEvents: answerVtcEvents,
  vtcRoles: answerVtcRoles,
  liveEvents: answerLiveEvents,
  upcomingEvents: answerUpcomingEvents,
};
