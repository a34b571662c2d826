import type { MoreMessages } from './messages.js';

/** Hebrew. */
export default {
  newsHeading: 'חדשות',
  noNews: 'אין עדיין חדשות',
  pinned: 'נעוץ',
  byAuthor: 'מאת {name}',
  olderNews: 'חדשות ישנות יותר',

  galleryHeading: 'גלריה',
  noPictures: 'אין עדיין תמונות',
  albums: 'אלבומים',
  allPictures: 'כל התמונות',
  enlarge: 'הגדלה: {title}',
  untitledPicture: 'תמונה {position}',
  picturePosition: '{position} מתוך {total}',
  picturesShown: '{shown} מתוך {total}',
  previousPicture: 'התמונה הקודמת',
  nextPicture: 'התמונה הבאה',
  openOriginal: 'פתיחת המקור',
  close: 'סגירה',

  partnersHeading: 'שותפים',
  noPartners: 'אין עדיין שותפים',

  calendarHeading: 'לוח השיירות',
  previousMonth: 'החודש הקודם',
  nextMonth: 'החודש הבא',
  noConvoysInMonth: 'אין שיירות בחודש הזה',
  noConvoysOnDay: 'אין שיירות ביום הזה',
  nextConvoyIn: 'השיירה הבאה: {month}',
  convoysOnDay: { one: 'שיירה אחת', two: 'שתי שיירות', other: '{count} שיירות' },
  moreOnDay: { one: 'עוד שיירה אחת', two: 'עוד שתי שיירות', other: 'עוד {count} שיירות' },
} satisfies MoreMessages;
