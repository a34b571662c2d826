import type { VtcDetail } from '../../../contract/vtc-detail.js';
import type { PlainMessageKey } from '../../../locales/messages.js';
import type { IconName } from '../../../ui/icons.js';

/** A distinction that the platform gives, as an icon and a text. */
export interface Distinction {
  readonly iconName: IconName;
  readonly text: PlainMessageKey;
}

/** The distinctions of a company. */
export const distinctions = ({ verified, official, partnered }: VtcDetail): Distinction[] => {
  const all: (Distinction & { isHeld: boolean })[] = [
    { isHeld: verified, iconName: 'verified', text: 'verified' },
    { isHeld: official, iconName: 'official', text: 'official' },
    { isHeld: partnered, iconName: 'partnered', text: 'partnered' },
  ];
  return all.filter(({ isHeld }) => isHeld);
};
