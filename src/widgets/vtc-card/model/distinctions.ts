import type { VtcDetail } from '../../../contract/vtc-detail.js';
import type { PlainMessageKey } from '../../../locales/messages.js';
import type { IconName } from '../../../ui/icons.js';

/** What the platform says in favour of a company, as a sign and in words. */
export interface Distinction {
  readonly sign: IconName;
  readonly words: PlainMessageKey;
}

/** The distinctions of a company. */
export const distinctions = ({ verified, official, partnered }: VtcDetail): Distinction[] => {
  const all: (Distinction & { isHeld: boolean })[] = [
    { isHeld: verified, sign: 'verified', words: 'verified' },
    { isHeld: official, sign: 'official', words: 'official' },
    { isHeld: partnered, sign: 'partnered', words: 'partnered' },
  ];
  return all.filter(({ isHeld }) => isHeld);
};
