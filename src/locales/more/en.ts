/** English texts of the elements in `vtc-more.js`: defines their keys. */
export const moreEn = {
  newsHeading: 'News',
  noNews: 'No news yet',
  pinned: 'Pinned',
  byAuthor: 'By {name}',
  olderNews: 'Older news',

  galleryHeading: 'Gallery',
  noPictures: 'No pictures yet',
  albums: 'Albums',
  allPictures: 'All pictures',
  enlarge: 'Enlarge: {title}',
  untitledPicture: 'Picture {position}',
  picturePosition: '{position} of {total}',
  picturesShown: '{shown} of {total}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  openOriginal: 'Open the original',
  close: 'Close',

  partnersHeading: 'Partners',
  noPartners: 'No partners yet',

  calendarHeading: 'Convoy calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noConvoysInMonth: 'No convoys in this month',
  noConvoysOnDay: 'No convoys on this day',
  nextConvoyIn: 'Next convoy in {month}',
  convoysOnDay: { one: '{count} convoy', other: '{count} convoys' },
  moreOnDay: { one: '{count} more convoy', other: '{count} more convoys' },
} as const;
