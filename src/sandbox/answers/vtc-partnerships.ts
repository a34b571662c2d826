import type { vtcPartnerships } from '../../contract/vtc-partnerships.js';
import { visibleCompany, type Answer, type RequestContext } from './call.js';
import type { Company } from '../world/company.js';
import { iso } from '../world/formats.js';
import { random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { vtcItem } from './vtc-item.js';

/** How far apart the ids of partners are. */
const distances = [1, 2, 3, 5, 8, 9] as const;

/** Companies of which only public ones may be shown; so some are not. */
function partners({ world }: RequestContext, { id }: Company): Company[] {
  const agreed = (older: number, distance: number) =>
    older === 1 || random(world.seed, 'partners', older, distance).chance(0.2);
  const ids = distances.flatMap((distance) => [
    ...(agreed(id, distance) ? [id + distance] : []),
    ...(id > distance && agreed(id - distance, distance) ? [id - distance] : []),
  ]);
  return ids.flatMap((other) => world.company(other) ?? []);
}

const isPublic = ({ visibility }: Company) => visibility === 'public';

/** The partnerships in which both companies are public. */
export const answerVtcPartnerships: Answer<typeof vtcPartnerships> = (call) => {
  const company = visibleCompany(call, call.params.id);
  const shown = isPublic(company) ? partners(call, company).filter(isPublic) : [];
  return {
    items: shown.map((other) => {
      const { id, name, handle, profilePicture, banner, verified, partnered } = vtcItem(
        call,
        other,
      );
      const since = Math.max(company.internal.createdAtMs, other.internal.createdAtMs) + 30 * day;
      const partnershipCreatedAt = iso(since);
      return {
        id,
        name,
        handle,
        profilePicture,
        banner,
        verified,
        partnered,
        partnershipCreatedAt,
      };
    }),
  };
};
