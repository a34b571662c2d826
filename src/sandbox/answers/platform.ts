import type * as contract from '../../contract/platform.js';
import type { Answer } from './call.js';
import { iso, pictureUrl } from '../world/formats.js';
import { day, hour } from '../world/schedule.js';

const versions = { api: '1.0.0', app: '4.2.0', build: 'sandbox' } as const;

/** The platform always works here; faults are asked for on single requests. */
export const answerPlatformStatus: Answer<typeof contract.platformStatus> = () => ({
  status: 'ok',
  version: versions.api,
  modules: { events: true, forum: true, recruitment: true, notifications: false },
});

/** Staff is looked for until next week. */
export const answerStaffRecruitment: Answer<typeof contract.staffRecruitment> = ({ now }) => ({
  open: true,
  count: 3,
  soonestDeadline: iso(Math.ceil(now / day) * day + 7 * day),
});

/** The versions. */
export const answerVersion: Answer<typeof contract.version> = () => versions;

/** Where the rules are. */
export const answerRules: Answer<typeof contract.rules> = () => ({
  url: 'https://rules.example/',
});

const partnerNames = [
  'Roadside Radio',
  'Gearbox Hosting',
  'Map & Miles',
  'Convoy Planner',
] as const;

/** The partners; every other one has nothing but a name and a logo. */
export const answerPartners: Answer<typeof contract.partners> = (call) => ({
  items: partnerNames.map((name, index) => {
    const isFull = index % 2 === 0;
    return {
      id: index + 1,
      name,
      logo: pictureUrl(call, 'logo', 900_000 + index),
      url: isFull ? `https://partner-${index + 1}.example/` : null,
      description: isFull ? `${name} supports virtual drivers.` : null,
      promoCode: isFull ? 'TRUCK10' : null,
      logoScale: isFull ? 1.25 : null,
    };
  }),
});

/** When moderators last acted. */
export const answerModerationStats: Answer<typeof contract.moderationStats> = ({ bans, now }) => {
  const all = bans.all(now);
  const lastAction = Math.floor(now / hour) * hour;
  return {
    lastBanAt: all[0] ? iso(all[0].createdMs) : null,
    lastKickAt: iso(lastAction),
    lastReportCompletedAt: iso(lastAction - 2 * hour),
    activeBanCount: all.filter(({ active }) => active).length,
  };
};
