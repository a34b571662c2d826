const dlc = { requiredDlcs: 'DLC' } as const;

/** English texts of `<vtc-news>`. */
export const newsEn = {
  newsHeading: 'News',
  failedNews: 'The news could not be loaded',
  noNews: 'No news yet',
  pinned: 'Pinned',
  byAuthor: 'By {name}',
  olderNews: 'Older news',
} as const;

/** English texts of `<vtc-gallery>`. */
export const galleryEn = {
  galleryHeading: 'Gallery',
  failedPictures: 'The pictures could not be loaded',
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
} as const;

/** English texts of `<vtc-partners>`. `partnerSince`: label before a date. */
export const partnersEn = {
  partnersHeading: 'Partners',
  failedPartners: 'The partners could not be loaded',
  noPartners: 'No partners yet',
  partnerSince: 'Partner since',
} as const;

const convoyCount = {
  convoyCount: { one: '{count} convoy', other: '{count} convoys' },
} as const;

/** English texts of `<vtc-past-events>`. */
export const pastEn = {
  pastHeading: 'Past convoys',
  noPastConvoys: 'No convoy has ended yet',
  attended: { one: '{count} attended', other: '{count} attended' },
  olderConvoys: 'Older convoys',
  ...convoyCount,
} as const;

/** English texts of `<vtc-calendar>`. */
export const calendarEn = {
  calendarHeading: 'Convoy calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noConvoysInMonth: 'No convoys in this month',
  noConvoysOnDay: 'No convoys on this day',
  nextConvoyIn: 'Next convoy in {month}',
  ...convoyCount,
  moreOnDay: { one: '{count} more convoy', other: '{count} more convoys' },
} as const;

/** English texts of `<vtc-event>`. `registerBy`, `registrationClosed`: labels before the end of the registration; `openTo`: label before who may take part. */
export const eventEn = {
  convoy: 'Convoy',
  takePart: 'Take part',
  calendar: 'Calendar',
  share: 'Share',
  attendees: 'Attending',
  placesTaken: '{shown} of {total}',
  registerBy: 'Register by',
  registrationClosed: 'Registration closed',
  freeSlots: 'Free slots',
  server: 'Server',
  game: 'Game',
  ...dlc,
  voice: 'Voice channel',
  openTo: 'Open to',
  hosts: 'Hosts',
  organizer: 'Organizer',
  aboutConvoy: 'About this convoy',
  convoyRules: 'Rules for this convoy',
  howItWent: 'How it went',
  seePictures: 'See the pictures',
  routePicture: 'Route picture',
  cancelled: 'Cancelled',
  cancelledByOrganizer: 'The organizer cancelled this convoy',
  noDetails: 'There are no more details',
  failedDetails: 'The details could not be loaded',
} as const;

/** English texts of `<vtc-recruitment>`. `required`, `recommended` and `optional`: labels after a requirement or a question. */
export const recruitmentEn = {
  joinUs: 'Join us',
  joinCompany: 'Join {name}',
  noApplications:
    'We are not taking applications at the moment. You are welcome on our convoys meanwhile.',
  onPlatform: 'The application itself is on the platform',
  required: 'Required',
  recommended: 'Recommended',
  questionCount: { one: '{count} question', other: '{count} questions' },
  failedQuestions: 'The questions could not be loaded',
  shortAnswer: 'Short answer',
  longAnswer: 'Long answer',
  chooseOne: 'Choose one',
  optional: 'Optional',
  ...dlc,
} as const;

/** English texts of `<vtc-rules>`. `rulesContents`: button that shows the table of contents. */
export const rulesEn = {
  rulesHeading: 'Rules',
  failedRules: 'The rules could not be loaded',
  noRules: 'No rules yet',
  rulesContents: 'Contents',
} as const;
