import type { MoreMessages } from './messages.js';

/** Arabic. */
export default {
  newsHeading: 'الأخبار',
  noNews: 'لا أخبار بعد',
  pinned: 'مثبّت',
  byAuthor: 'بقلم {name}',
  olderNews: 'أخبار أقدم',

  galleryHeading: 'معرض الصور',
  noPictures: 'لا صور بعد',
  albums: 'الألبومات',
  allPictures: 'كل الصور',
  enlarge: 'تكبير: {title}',
  untitledPicture: 'صورة {position}',
  picturePosition: '{position} من {total}',
  picturesShown: '{shown} من {total}',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  openOriginal: 'فتح الصورة الأصلية',
  close: 'إغلاق',

  partnersHeading: 'الشركاء',
  noPartners: 'لا شركاء بعد',

  calendarHeading: 'تقويم القوافل',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  noConvoysInMonth: 'لا توجد قوافل في هذا الشهر',
  noConvoysOnDay: 'لا توجد قوافل في هذا اليوم',
  nextConvoyIn: 'القافلة التالية في {month}',
  convoysOnDay: {
    zero: 'لا قوافل',
    one: 'قافلة واحدة',
    two: 'قافلتان',
    few: '{count} قوافل',
    many: '{count} قافلة',
    other: '{count} قافلة',
  },
  moreOnDay: {
    zero: 'لا قوافل أخرى',
    one: 'قافلة أخرى',
    two: 'قافلتان أخريان',
    few: '{count} قوافل أخرى',
    many: '{count} قافلة أخرى',
    other: '{count} قافلة أخرى',
  },
} satisfies MoreMessages;
