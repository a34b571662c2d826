import type { MoreMessages } from './messages.js';

/** Italian. */
export default {
  newsHeading: 'Notizie',
  noNews: 'Ancora nessuna notizia',
  pinned: 'In evidenza',
  byAuthor: 'Di {name}',
  olderNews: 'Notizie precedenti',

  galleryHeading: 'Galleria',
  noPictures: 'Ancora nessuna immagine',
  albums: 'Album',
  allPictures: 'Tutte le immagini',
  enlarge: 'Ingrandisci: {title}',
  untitledPicture: 'Immagine {position}',
  picturePosition: '{position} di {total}',
  picturesShown: '{shown} di {total}',
  previousPicture: 'Immagine precedente',
  nextPicture: 'Immagine successiva',
  openOriginal: 'Apri l’originale',
  close: 'Chiudi',

  partnersHeading: 'Partner',
  noPartners: 'Ancora nessun partner',

  calendarHeading: 'Calendario dei convogli',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  noConvoysInMonth: 'Nessun convoglio in questo mese',
  noConvoysOnDay: 'Nessun convoglio in questo giorno',
  nextConvoyIn: 'Prossimo convoglio: {month}',
  convoysOnDay: { one: '{count} convoglio', other: '{count} convogli' },
  moreOnDay: { one: 'un altro convoglio', other: 'altri {count} convogli' },
} satisfies MoreMessages;
