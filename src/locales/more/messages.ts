import type { MessagesOf } from '../messages.js';
import type { moreEn } from './english.js';

type MoreEnglish = typeof moreEn;

/** The texts of one language for the elements in `vtc-more.js`. */
export type MoreMessages = MessagesOf<MoreEnglish>;

declare module '../messages.js' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- lets `translate` accept these keys
  interface AdditionalEnglish extends MoreEnglish {}
}
