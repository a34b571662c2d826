import type { vtcTier } from '../../contract/vtc-tier.js';
import { visibleCompany, type Answer } from './call.js';
import { iso } from '../world/formats.js';
import { day } from '../world/schedule.js';

/** How a company is rated. */
export const answerVtcTier: Answer<typeof vtcTier> = (call) => {
  const company = visibleCompany(call, call.params.id);
  const { tier = 'starter', validated = false, activityScore = 0, internal } = company;
  const { verified, partnered, official } = company;
  const reviewedAt = validated ? iso(internal.createdAtMs + 90 * day) : null;
  return { tier, validated, verified, partnered, official, activityScore, reviewedAt };
};
