import type { MoreMessages } from './messages.js';

/** Swedish. */
export default {
  newsHeading: 'Nyheter',
  noNews: 'Inga nyheter än',
  pinned: 'Fäst',
  byAuthor: 'Av {name}',
  olderNews: 'Äldre nyheter',

  galleryHeading: 'Galleri',
  noPictures: 'Inga bilder än',
  albums: 'Album',
  allPictures: 'Alla bilder',
  enlarge: 'Förstora: {title}',
  untitledPicture: 'Bild {position}',
  picturePosition: '{position} av {total}',
  picturesShown: '{shown} av {total}',
  previousPicture: 'Föregående bild',
  nextPicture: 'Nästa bild',
  openOriginal: 'Öppna originalet',
  close: 'Stäng',

  partnersHeading: 'Partner',
  noPartners: 'Inga partner än',

  calendarHeading: 'Konvojkalender',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  noConvoysInMonth: 'Inga konvojer den här månaden',
  noConvoysOnDay: 'Inga konvojer den här dagen',
  nextConvoyIn: 'Nästa konvoj i {month}',
  convoysOnDay: { one: '{count} konvoj', other: '{count} konvojer' },
  moreOnDay: { one: '{count} konvoj till', other: '{count} konvojer till' },
} satisfies MoreMessages;
