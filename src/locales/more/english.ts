import {
  calendarEn,
  eventEn,
  galleryEn,
  newsEn,
  partnersEn,
  pastEn,
  recruitmentEn,
  rulesEn,
} from './en.js';

/** English texts of the elements in `vtc-more.js`: defines their keys. */
export const moreEn = {
  ...newsEn,
  ...galleryEn,
  ...partnersEn,
  ...pastEn,
  ...calendarEn,
  ...eventEn,
  ...recruitmentEn,
  ...rulesEn,
} as const;
