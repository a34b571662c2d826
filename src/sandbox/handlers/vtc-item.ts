import type { Vtc } from '../../contract/vtc.js';
import type { RequestContext } from './context.js';
import type { Company } from '../world/company.js';
import { picture } from '../world/formats.js';

/** A company as in lists. */
export function vtcItem(context: Pick<RequestContext, 'baseUrl'>, company: Company): Vtc {
  const { fixture, hasLogo, hasBanner } = company;
  return {
    ...company,
    profilePicture: fixture?.profilePicture ?? picture(context, hasLogo, 'logo', company.id),
    banner: fixture?.banner ?? picture(context, hasBanner, 'banner', company.id),
  };
}
