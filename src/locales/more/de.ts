import type { MoreMessages } from './messages.js';

/** German. */
export default {
  newsHeading: 'Neuigkeiten',
  noNews: 'Noch keine Neuigkeiten',
  pinned: 'Angepinnt',
  byAuthor: 'Von {name}',
  olderNews: 'Ältere Neuigkeiten',

  galleryHeading: 'Galerie',
  noPictures: 'Noch keine Bilder',
  albums: 'Alben',
  allPictures: 'Alle Bilder',
  enlarge: 'Vergrößern: {title}',
  untitledPicture: 'Bild {position}',
  picturePosition: '{position} von {total}',
  picturesShown: '{shown} von {total}',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  openOriginal: 'Original öffnen',
  close: 'Schließen',

  partnersHeading: 'Partner',
  noPartners: 'Noch keine Partner',

  calendarHeading: 'Konvoikalender',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  noConvoysInMonth: 'In diesem Monat keine Konvois',
  noConvoysOnDay: 'An diesem Tag keine Konvois',
  nextConvoyIn: 'Nächster Konvoi im {month}',
  convoysOnDay: { one: '{count} Konvoi', other: '{count} Konvois' },
  moreOnDay: { one: '{count} weiterer Konvoi', other: '{count} weitere Konvois' },
} satisfies MoreMessages;
