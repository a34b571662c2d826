import type { MoreMessages } from './messages.js';

/** Japanese. */
export default {
  newsHeading: 'お知らせ',
  noNews: 'まだお知らせがありません',
  pinned: 'ピン留め',
  byAuthor: '投稿者: {name}',
  olderNews: '過去のお知らせ',

  galleryHeading: 'ギャラリー',
  noPictures: 'まだ画像がありません',
  albums: 'アルバム',
  allPictures: 'すべての画像',
  enlarge: '拡大: {title}',
  untitledPicture: '画像{position}',
  picturePosition: '{total}枚中{position}枚目',
  picturesShown: '{total}枚中{shown}枚',
  previousPicture: '前の画像',
  nextPicture: '次の画像',
  openOriginal: '元の画像を開く',
  close: '閉じる',

  partnersHeading: 'パートナー',
  noPartners: 'まだパートナーがいません',

  calendarHeading: 'コンボイカレンダー',
  previousMonth: '前の月',
  nextMonth: '次の月',
  noConvoysInMonth: 'この月のコンボイはありません',
  noConvoysOnDay: 'この日のコンボイはありません',
  nextConvoyIn: '次のコンボイ: {month}',
  convoysOnDay: 'コンボイ{count}件',
  moreOnDay: 'ほか{count}件',
} satisfies MoreMessages;
