import type { MoreMessages } from './messages.js';

/** Chinese, simplified. */
export default {
  newsHeading: '动态',
  noNews: '还没有新闻',
  pinned: '置顶',
  byAuthor: '作者：{name}',
  olderNews: '更早的新闻',

  galleryHeading: '图库',
  noPictures: '还没有图片',
  albums: '相册',
  allPictures: '全部图片',
  enlarge: '放大：{title}',
  untitledPicture: '图片 {position}',
  picturePosition: '第 {position} 张，共 {total} 张',
  picturesShown: '{shown}/{total}',
  previousPicture: '上一张',
  nextPicture: '下一张',
  openOriginal: '打开原图',
  close: '关闭',

  partnersHeading: '合作伙伴',
  noPartners: '还没有合作伙伴',

  calendarHeading: '联运日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  noConvoysInMonth: '这个月没有联运',
  noConvoysOnDay: '这一天没有联运',
  nextConvoyIn: '下一场联运：{month}',
  convoysOnDay: '{count} 场联运',
  moreOnDay: '还有 {count} 场联运',
} satisfies MoreMessages;
