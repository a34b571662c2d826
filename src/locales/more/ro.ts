import type { MoreMessages } from './messages.js';

/** Romanian. */
export default {
  newsHeading: 'Noutăți',
  noNews: 'Încă nu sunt noutăți',
  pinned: 'Fixată',
  byAuthor: 'De {name}',
  olderNews: 'Noutăți mai vechi',

  galleryHeading: 'Galerie',
  noPictures: 'Încă nu sunt imagini',
  albums: 'Albume',
  allPictures: 'Toate imaginile',
  enlarge: 'Mărește: {title}',
  untitledPicture: 'Imaginea {position}',
  picturePosition: '{position} din {total}',
  picturesShown: '{shown} din {total}',
  previousPicture: 'Imaginea anterioară',
  nextPicture: 'Imaginea următoare',
  openOriginal: 'Deschide originalul',
  close: 'Închide',

  partnersHeading: 'Parteneri',
  noPartners: 'Încă nu sunt parteneri',

  calendarHeading: 'Calendarul convoaielor',
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  noConvoysInMonth: 'Niciun convoi în această lună',
  noConvoysOnDay: 'Niciun convoi în această zi',
  nextConvoyIn: 'Următorul convoi în {month}',
  convoysOnDay: { one: '{count} convoi', few: '{count} convoaie', other: '{count} de convoaie' },
  moreOnDay: {
    one: 'încă {count} convoi',
    few: 'încă {count} convoaie',
    other: 'încă {count} de convoaie',
  },
} satisfies MoreMessages;
