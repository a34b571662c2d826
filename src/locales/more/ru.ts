import type { MoreMessages } from './messages.js';

/** Russian. */
export default {
  newsHeading: 'Новости',
  noNews: 'Новостей пока нет',
  pinned: 'Закреплено',
  byAuthor: 'Автор: {name}',
  olderNews: 'Более ранние новости',

  galleryHeading: 'Галерея',
  noPictures: 'Фотографий пока нет',
  albums: 'Альбомы',
  allPictures: 'Все фотографии',
  enlarge: 'Увеличить: {title}',
  untitledPicture: 'Фото {position}',
  picturePosition: '{position} из {total}',
  picturesShown: '{shown} из {total}',
  previousPicture: 'Предыдущее фото',
  nextPicture: 'Следующее фото',
  openOriginal: 'Открыть оригинал',
  close: 'Закрыть',

  partnersHeading: 'Партнёры',
  noPartners: 'Партнёров пока нет',

  calendarHeading: 'Календарь конвоев',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  noConvoysInMonth: 'В этом месяце нет конвоев',
  noConvoysOnDay: 'В этот день нет конвоев',
  nextConvoyIn: 'Следующий конвой: {month}',
  convoysOnDay: { one: '{count} конвой', few: '{count} конвоя', other: '{count} конвоев' },
  moreOnDay: { one: 'ещё {count} конвой', few: 'ещё {count} конвоя', other: 'ещё {count} конвоев' },
} satisfies MoreMessages;
