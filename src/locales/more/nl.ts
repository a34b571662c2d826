import type { MoreMessages } from './messages.js';

/** Dutch. */
export default {
  newsHeading: 'Nieuws',
  noNews: 'Nog geen nieuws',
  pinned: 'Vastgezet',
  byAuthor: 'Door {name}',
  olderNews: 'Ouder nieuws',

  galleryHeading: 'Galerij',
  noPictures: 'Nog geen afbeeldingen',
  albums: 'Albums',
  allPictures: 'Alle afbeeldingen',
  enlarge: 'Vergroten: {title}',
  untitledPicture: 'Afbeelding {position}',
  picturePosition: '{position} van {total}',
  picturesShown: '{shown} van {total}',
  previousPicture: 'Vorige afbeelding',
  nextPicture: 'Volgende afbeelding',
  openOriginal: 'Origineel openen',
  close: 'Sluiten',

  partnersHeading: 'Partners',
  noPartners: 'Nog geen partners',

  calendarHeading: 'Konvooikalender',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  noConvoysInMonth: 'Geen konvooien in deze maand',
  noConvoysOnDay: 'Geen konvooien op deze dag',
  nextConvoyIn: 'Volgend konvooi in {month}',
  convoysOnDay: { one: '{count} konvooi', other: '{count} konvooien' },
  moreOnDay: { one: 'nog {count} konvooi', other: 'nog {count} konvooien' },
} satisfies MoreMessages;
