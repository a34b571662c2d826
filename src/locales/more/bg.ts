import type { MoreMessages } from './messages.js';

/** Bulgarian. */
export default {
  newsHeading: 'Новини',
  noNews: 'Още няма новини',
  pinned: 'Закачено',
  byAuthor: 'От {name}',
  olderNews: 'По-стари новини',

  galleryHeading: 'Галерия',
  noPictures: 'Още няма снимки',
  albums: 'Албуми',
  allPictures: 'Всички снимки',
  enlarge: 'Увеличи: {title}',
  untitledPicture: 'Снимка {position}',
  picturePosition: '{position} от {total}',
  picturesShown: '{shown} от {total}',
  previousPicture: 'Предишна снимка',
  nextPicture: 'Следваща снимка',
  openOriginal: 'Отвори оригинала',
  close: 'Затвори',

  partnersHeading: 'Партньори',
  noPartners: 'Още няма партньори',

  calendarHeading: 'Календар на конвоите',
  previousMonth: 'Предишен месец',
  nextMonth: 'Следващ месец',
  noConvoysInMonth: 'Няма конвои през този месец',
  noConvoysOnDay: 'Няма конвои на този ден',
  nextConvoyIn: 'Следващ конвой през {month}',
  convoysOnDay: { one: '{count} конвой', other: '{count} конвоя' },
  moreOnDay: { one: 'още {count} конвой', other: 'още {count} конвоя' },
} satisfies MoreMessages;
