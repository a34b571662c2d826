import type { MoreMessages } from './messages.js';

/** Korean. */
export default {
  newsHeading: '소식',
  noNews: '아직 소식이 없습니다',
  pinned: '고정됨',
  byAuthor: '작성자: {name}',
  olderNews: '지난 소식',

  galleryHeading: '갤러리',
  noPictures: '아직 사진이 없습니다',
  albums: '앨범',
  allPictures: '모든 사진',
  enlarge: '확대: {title}',
  untitledPicture: '사진 {position}',
  picturePosition: '{total}장 중 {position}번째',
  picturesShown: '{total}장 중 {shown}장',
  previousPicture: '이전 사진',
  nextPicture: '다음 사진',
  openOriginal: '원본 열기',
  close: '닫기',

  partnersHeading: '파트너',
  noPartners: '아직 파트너가 없습니다',

  calendarHeading: '콘보이 캘린더',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  noConvoysInMonth: '해당 월에는 콘보이가 없습니다',
  noConvoysOnDay: '해당 날짜에는 콘보이가 없습니다',
  nextConvoyIn: '다음 콘보이: {month}',
  convoysOnDay: '콘보이 {count}개',
  moreOnDay: '외 {count}개',
} satisfies MoreMessages;
