import type { MoreMessages } from './messages.js';

/** Hungarian. */
export default {
  newsHeading: 'Hírek',
  noNews: 'Még nincsenek hírek',
  pinned: 'Kitűzve',
  byAuthor: 'Írta: {name}',
  olderNews: 'Korábbi hírek',

  galleryHeading: 'Galéria',
  noPictures: 'Még nincsenek képek',
  albums: 'Albumok',
  allPictures: 'Minden kép',
  enlarge: 'Nagyítás: {title}',
  untitledPicture: '{position}. kép',
  picturePosition: '{position}/{total}',
  picturesShown: '{shown}/{total}',
  previousPicture: 'Előző kép',
  nextPicture: 'Következő kép',
  openOriginal: 'Eredeti megnyitása',
  close: 'Bezárás',

  partnersHeading: 'Partnerek',
  noPartners: 'Még nincsenek partnerek',

  calendarHeading: 'Konvojnaptár',
  previousMonth: 'Előző hónap',
  nextMonth: 'Következő hónap',
  noConvoysInMonth: 'Ebben a hónapban nincs konvoj',
  noConvoysOnDay: 'Ezen a napon nincs konvoj',
  nextConvoyIn: 'Következő konvoj: {month}',
  convoysOnDay: '{count} konvoj',
  moreOnDay: 'még {count} konvoj',
} satisfies MoreMessages;
