import type { Vtc } from '../../contract/vtc.js';
import type { RequestContext } from './context.js';
import type { Company } from '../world/company.js';
import { picture } from '../world/formats.js';

/** A company as in lists. */
export function vtcItem(context: Pick<RequestContext, 'baseUrl'>, company: Company): Vtc {
  const { internal, ...fields } = company;
  return {
    ...fields,
    profilePicture:
      internal.fixture?.profilePicture ?? picture(context, internal.hasLogo, 'logo', company.id),
    banner: internal.fixture?.banner ?? picture(context, internal.hasBanner, 'banner', company.id),
  };
}
