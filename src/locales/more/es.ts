import type { MoreMessages } from './messages.js';

/** Spanish. */
export default {
  newsHeading: 'Noticias',
  noNews: 'Aún no hay noticias',
  pinned: 'Fijada',
  byAuthor: 'Por {name}',
  olderNews: 'Noticias anteriores',

  galleryHeading: 'Galería',
  noPictures: 'Aún no hay imágenes',
  albums: 'Álbumes',
  allPictures: 'Todas las imágenes',
  enlarge: 'Ampliar: {title}',
  untitledPicture: 'Imagen {position}',
  picturePosition: '{position} de {total}',
  picturesShown: '{shown} de {total}',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  openOriginal: 'Abrir el original',
  close: 'Cerrar',

  partnersHeading: 'Empresas asociadas',
  noPartners: 'Aún no hay empresas asociadas',

  calendarHeading: 'Calendario de convoyes',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  noConvoysInMonth: 'No hay convoyes en este mes',
  noConvoysOnDay: 'No hay convoyes en este día',
  nextConvoyIn: 'Próximo convoy en {month}',
  convoysOnDay: { one: '{count} convoy', other: '{count} convoyes' },
  moreOnDay: { one: '{count} convoy más', other: '{count} convoyes más' },
} satisfies MoreMessages;
