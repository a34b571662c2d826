import type { MoreMessages } from './messages.js';

/** Norwegian Bokmål. */
export default {
  newsHeading: 'Nyheter',
  noNews: 'Ingen nyheter ennå',
  pinned: 'Festet',
  byAuthor: 'Av {name}',
  olderNews: 'Eldre nyheter',

  galleryHeading: 'Galleri',
  noPictures: 'Ingen bilder ennå',
  albums: 'Album',
  allPictures: 'Alle bilder',
  enlarge: 'Forstørr: {title}',
  untitledPicture: 'Bilde {position}',
  picturePosition: '{position} av {total}',
  picturesShown: '{shown} av {total}',
  previousPicture: 'Forrige bilde',
  nextPicture: 'Neste bilde',
  openOriginal: 'Åpne originalen',
  close: 'Lukk',

  partnersHeading: 'Partnere',
  noPartners: 'Ingen partnere ennå',

  calendarHeading: 'Konvoikalender',
  previousMonth: 'Forrige måned',
  nextMonth: 'Neste måned',
  noConvoysInMonth: 'Ingen konvoier denne måneden',
  noConvoysOnDay: 'Ingen konvoier denne dagen',
  nextConvoyIn: 'Neste konvoi i {month}',
  convoysOnDay: { one: '{count} konvoi', other: '{count} konvoier' },
  moreOnDay: { one: '{count} konvoi til', other: '{count} konvoier til' },
} satisfies MoreMessages;
