import type { MoreMessages } from './messages.js';

/** Polish. */
export default {
  newsHeading: 'Aktualności',
  noNews: 'Nie ma jeszcze aktualności',
  pinned: 'Przypięte',
  byAuthor: 'Autor: {name}',
  olderNews: 'Starsze aktualności',

  galleryHeading: 'Galeria',
  noPictures: 'Nie ma jeszcze zdjęć',
  albums: 'Albumy',
  allPictures: 'Wszystkie zdjęcia',
  enlarge: 'Powiększ: {title}',
  untitledPicture: 'Zdjęcie {position}',
  picturePosition: '{position} z {total}',
  picturesShown: '{shown} z {total}',
  previousPicture: 'Poprzednie zdjęcie',
  nextPicture: 'Następne zdjęcie',
  openOriginal: 'Otwórz oryginał',
  close: 'Zamknij',

  partnersHeading: 'Partnerzy',
  noPartners: 'Nie ma jeszcze partnerów',

  calendarHeading: 'Kalendarz konwojów',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  noConvoysInMonth: 'Brak konwojów w tym miesiącu',
  noConvoysOnDay: 'Brak konwojów w tym dniu',
  nextConvoyIn: 'Następny konwój: {month}',
  convoysOnDay: { one: '{count} konwój', few: '{count} konwoje', other: '{count} konwojów' },
  moreOnDay: {
    one: 'jeszcze {count} konwój',
    few: 'jeszcze {count} konwoje',
    other: 'jeszcze {count} konwojów',
  },
} satisfies MoreMessages;
