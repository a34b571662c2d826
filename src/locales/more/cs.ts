import type { MoreMessages } from './messages.js';

/** Czech. */
export default {
  newsHeading: 'Novinky',
  noNews: 'Zatím žádné novinky',
  pinned: 'Připnuto',
  byAuthor: 'Autor: {name}',
  olderNews: 'Starší novinky',

  galleryHeading: 'Galerie',
  noPictures: 'Zatím žádné obrázky',
  albums: 'Alba',
  allPictures: 'Všechny obrázky',
  enlarge: 'Zvětšit: {title}',
  untitledPicture: 'Obrázek {position}',
  picturePosition: '{position} z {total}',
  picturesShown: '{shown} z {total}',
  previousPicture: 'Předchozí obrázek',
  nextPicture: 'Další obrázek',
  openOriginal: 'Otevřít originál',
  close: 'Zavřít',

  partnersHeading: 'Partneři',
  noPartners: 'Zatím žádní partneři',

  calendarHeading: 'Kalendář konvojů',
  previousMonth: 'Předchozí měsíc',
  nextMonth: 'Další měsíc',
  noConvoysInMonth: 'V tomto měsíci žádné konvoje',
  noConvoysOnDay: 'V tento den žádné konvoje',
  nextConvoyIn: 'Příští konvoj: {month}',
  convoysOnDay: { one: '{count} konvoj', few: '{count} konvoje', other: '{count} konvojů' },
  moreOnDay: {
    one: 'ještě {count} konvoj',
    few: 'ještě {count} konvoje',
    other: 'ještě {count} konvojů',
  },
} satisfies MoreMessages;
