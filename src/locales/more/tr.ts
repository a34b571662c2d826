import type { MoreMessages } from './messages.js';

/** Turkish. */
export default {
  newsHeading: 'Haberler',
  noNews: 'Henüz haber yok',
  pinned: 'Sabitlendi',
  byAuthor: 'Yazan: {name}',
  olderNews: 'Daha eski haberler',

  galleryHeading: 'Galeri',
  noPictures: 'Henüz resim yok',
  albums: 'Albümler',
  allPictures: 'Tüm resimler',
  enlarge: 'Büyüt: {title}',
  untitledPicture: '{position}. resim',
  picturePosition: '{position} / {total}',
  picturesShown: '{shown} / {total}',
  previousPicture: 'Önceki resim',
  nextPicture: 'Sonraki resim',
  openOriginal: 'Orijinali aç',
  close: 'Kapat',

  partnersHeading: 'Ortaklar',
  noPartners: 'Henüz ortak yok',

  calendarHeading: 'Konvoy takvimi',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  noConvoysInMonth: 'Bu ay için konvoy yok',
  noConvoysOnDay: 'Bu tarihte konvoy yok',
  nextConvoyIn: 'Sonraki konvoy: {month}',
  convoysOnDay: '{count} konvoy',
  moreOnDay: '{count} konvoy daha',
} satisfies MoreMessages;
