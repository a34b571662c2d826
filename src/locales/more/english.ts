import { calendarEn, eventEn, galleryEn, newsEn, partnersEn, pastEn } from './en.js';

/** English texts of the elements in `vtc-more.js`: defines their keys. */
export const moreEn = {
  ...newsEn,
  ...galleryEn,
  ...partnersEn,
  ...pastEn,
  ...calendarEn,
  ...eventEn,
} as const;
