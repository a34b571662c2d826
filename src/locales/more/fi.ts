import type { MoreMessages } from './messages.js';

/** Finnish. */
export default {
  newsHeading: 'Uutiset',
  noNews: 'Ei vielä uutisia',
  pinned: 'Kiinnitetty',
  byAuthor: 'Kirjoittaja: {name}',
  olderNews: 'Vanhemmat uutiset',

  galleryHeading: 'Galleria',
  noPictures: 'Ei vielä kuvia',
  albums: 'Albumit',
  allPictures: 'Kaikki kuvat',
  enlarge: 'Suurenna: {title}',
  untitledPicture: 'Kuva {position}',
  picturePosition: '{position}/{total}',
  picturesShown: '{shown}/{total}',
  previousPicture: 'Edellinen kuva',
  nextPicture: 'Seuraava kuva',
  openOriginal: 'Avaa alkuperäinen',
  close: 'Sulje',

  partnersHeading: 'Kumppanit',
  noPartners: 'Ei vielä kumppaneita',

  calendarHeading: 'Konvoikalenteri',
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  noConvoysInMonth: 'Ei konvoita kyseisessä kuussa',
  noConvoysOnDay: 'Ei konvoita kyseisenä päivänä',
  nextConvoyIn: 'Seuraava konvoi: {month}',
  convoysOnDay: { one: '{count} konvoi', other: '{count} konvoita' },
  moreOnDay: { one: '{count} konvoi lisää', other: '{count} konvoita lisää' },
} satisfies MoreMessages;
