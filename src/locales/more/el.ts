import type { MoreMessages } from './messages.js';

/** Greek. */
export default {
  newsHeading: 'Νέα',
  noNews: 'Δεν υπάρχουν νέα ακόμη',
  pinned: 'Καρφιτσωμένο',
  byAuthor: 'Από {name}',
  olderNews: 'Παλαιότερα νέα',

  galleryHeading: 'Συλλογή εικόνων',
  noPictures: 'Δεν υπάρχουν εικόνες ακόμη',
  albums: 'Άλμπουμ',
  allPictures: 'Όλες οι εικόνες',
  enlarge: 'Μεγέθυνση: {title}',
  untitledPicture: 'Εικόνα {position}',
  picturePosition: '{position} από {total}',
  picturesShown: '{shown} από {total}',
  previousPicture: 'Προηγούμενη εικόνα',
  nextPicture: 'Επόμενη εικόνα',
  openOriginal: 'Άνοιγμα αρχικής εικόνας',
  close: 'Κλείσιμο',

  partnersHeading: 'Συνεργάτες',
  noPartners: 'Δεν υπάρχουν συνεργάτες ακόμη',

  calendarHeading: 'Ημερολόγιο κομβόι',
  previousMonth: 'Προηγούμενος μήνας',
  nextMonth: 'Επόμενος μήνας',
  noConvoysInMonth: 'Κανένα κομβόι αυτόν τον μήνα',
  noConvoysOnDay: 'Κανένα κομβόι αυτή την ημέρα',
  nextConvoyIn: 'Επόμενο κομβόι: {month}',
  convoysOnDay: { one: '{count} κομβόι', other: '{count} κομβόι' },
  moreOnDay: { one: '{count} ακόμη κομβόι', other: '{count} ακόμη κομβόι' },
} satisfies MoreMessages;
