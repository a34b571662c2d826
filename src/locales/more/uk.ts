import type { MoreMessages } from './messages.js';

/** Ukrainian. */
export default {
  newsHeading: 'Новини',
  noNews: 'Новин ще немає',
  pinned: 'Закріплено',
  byAuthor: 'Автор: {name}',
  olderNews: 'Давніші новини',

  galleryHeading: 'Галерея',
  noPictures: 'Фотографій ще немає',
  albums: 'Альбоми',
  allPictures: 'Усі фотографії',
  enlarge: 'Збільшити: {title}',
  untitledPicture: 'Фото {position}',
  picturePosition: '{position} із {total}',
  picturesShown: '{shown} із {total}',
  previousPicture: 'Попереднє фото',
  nextPicture: 'Наступне фото',
  openOriginal: 'Відкрити оригінал',
  close: 'Закрити',

  partnersHeading: 'Партнери',
  noPartners: 'Партнерів ще немає',

  calendarHeading: 'Календар конвоїв',
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  noConvoysInMonth: 'У цьому місяці немає конвоїв',
  noConvoysOnDay: 'У цей день немає конвоїв',
  nextConvoyIn: 'Наступний конвой: {month}',
  convoysOnDay: { one: '{count} конвой', few: '{count} конвої', other: '{count} конвоїв' },
  moreOnDay: { one: 'ще {count} конвой', few: 'ще {count} конвої', other: 'ще {count} конвоїв' },
} satisfies MoreMessages;
