import type { MoreMessages } from './messages.js';

/** Danish. */
export default {
  newsHeading: 'Nyheder',
  noNews: 'Ingen nyheder endnu',
  pinned: 'Fastgjort',
  byAuthor: 'Af {name}',
  olderNews: 'Ældre nyheder',

  galleryHeading: 'Galleri',
  noPictures: 'Ingen billeder endnu',
  albums: 'Album',
  allPictures: 'Alle billeder',
  enlarge: 'Forstør: {title}',
  untitledPicture: 'Billede {position}',
  picturePosition: '{position} af {total}',
  picturesShown: '{shown} af {total}',
  previousPicture: 'Forrige billede',
  nextPicture: 'Næste billede',
  openOriginal: 'Åbn originalen',
  close: 'Luk',

  partnersHeading: 'Partnere',
  noPartners: 'Ingen partnere endnu',

  calendarHeading: 'Konvojkalender',
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  noConvoysInMonth: 'Ingen konvojer i denne måned',
  noConvoysOnDay: 'Ingen konvojer den dag',
  nextConvoyIn: 'Næste konvoj i {month}',
  convoysOnDay: { one: '{count} konvoj', other: '{count} konvojer' },
  moreOnDay: { one: '{count} konvoj mere', other: '{count} konvojer mere' },
} satisfies MoreMessages;
