import type { Vtc } from '../../contract/vtc.js';
import type { Scene } from '../call.js';
import type { Company } from '../company.js';
import { picture } from '../formats.js';

/** A company as lists give it. */
export function vtcItem(scene: Pick<Scene, 'baseUrl'>, company: Company): Vtc {
  const { internal, ...fields } = company;
  return {
    ...fields,
    profilePicture: picture(scene, internal.hasLogo, 'logo', company.id),
    banner: picture(scene, internal.hasBanner, 'banner', company.id),
  };
}
