import type { MoreMessages } from './messages.js';

/** French. */
export default {
  newsHeading: 'Actualités',
  noNews: 'Pas encore d’actualités',
  pinned: 'Épinglée',
  byAuthor: 'Par {name}',
  olderNews: 'Actualités plus anciennes',

  galleryHeading: 'Galerie',
  noPictures: 'Pas encore d’images',
  albums: 'Albums',
  allPictures: 'Toutes les images',
  enlarge: 'Agrandir : {title}',
  untitledPicture: 'Image {position}',
  picturePosition: '{position} sur {total}',
  picturesShown: '{shown} sur {total}',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  openOriginal: 'Ouvrir l’original',
  close: 'Fermer',

  partnersHeading: 'Partenaires',
  noPartners: 'Pas encore de partenaires',

  calendarHeading: 'Calendrier des convois',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  noConvoysInMonth: 'Aucun convoi pour ce mois',
  noConvoysOnDay: 'Aucun convoi ce jour-là',
  nextConvoyIn: 'Prochain convoi en {month}',
  convoysOnDay: { one: '{count} convoi', other: '{count} convois' },
  moreOnDay: { one: '{count} autre convoi', other: '{count} autres convois' },
} satisfies MoreMessages;
