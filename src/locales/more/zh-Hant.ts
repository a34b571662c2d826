import type { MoreMessages } from './messages.js';

/** Chinese, traditional. */
export default {
  newsHeading: '最新消息',
  noNews: '還沒有消息',
  pinned: '置頂',
  byAuthor: '作者：{name}',
  olderNews: '較早的消息',

  galleryHeading: '圖庫',
  noPictures: '還沒有圖片',
  albums: '相簿',
  allPictures: '全部圖片',
  enlarge: '放大：{title}',
  untitledPicture: '圖片 {position}',
  picturePosition: '第 {position} 張，共 {total} 張',
  picturesShown: '{shown}/{total}',
  previousPicture: '上一張',
  nextPicture: '下一張',
  openOriginal: '開啟原圖',
  close: '關閉',

  partnersHeading: '合作夥伴',
  noPartners: '還沒有合作夥伴',

  calendarHeading: '聯運行事曆',
  previousMonth: '上個月',
  nextMonth: '下個月',
  noConvoysInMonth: '這個月沒有聯運',
  noConvoysOnDay: '這一天沒有聯運',
  nextConvoyIn: '下一場聯運：{month}',
  convoysOnDay: '{count} 場聯運',
  moreOnDay: '還有 {count} 場聯運',
} satisfies MoreMessages;
