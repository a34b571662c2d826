// English texts, one object per element and one of those that several elements share. Their keys and placeholders are the
// type of all translations.

/** English texts that several elements share. The subject of `failed`, `notFound`, `notAvailable` and `unauthorized` is the content of an element, such as a list of convoys. `meetup` and `start` are labels before a time; `timeLeft` is the time until the end. `full`: without free slots. `followOn`: link to the company's page on a site. `withCompanies`: the companies that host a convoy together with another one; `dlcsOnSteam`: a number of DLCs whose names are unknown, before links; `othersUntil`: the day until which convoys of other companies are known. */
export const common = {
  retry: 'Try again',
  failed: 'This could not be loaded',
  failedConvoys: 'The convoys could not be loaded',
  failedConvoysCoach: 'The drives could not be loaded',
  failedCompany: 'The company could not be loaded',
  notAvailable: 'Not available',
  notFound: 'This could not be found',
  unauthorized: 'This is not open to the public',
  busy: 'Too many requests at the moment',
  nextTry: 'Next try at {time}',
  offline: 'Offline',
  labelled: '{label}: {value}',
  sentence: '{text}.',
  members: { one: '{count} member', other: '{count} members' },
  membersTitle: 'Members',
  verified: 'Verified by the platform',
  partnered: 'Partner of the platform',
  recruiting: 'Recruiting',
  notRecruiting: 'Not recruiting',
  more: 'Show more',
  less: 'Show less',
  moreCount: 'Show {count} more',
  followOn: 'Follow us on {name}',
  language: 'Language',
  since: 'Founded',
  nextEvent: 'Next convoy',
  nextEventCoach: 'Next drive',
  requirements: 'What you need',
  accountAge: 'An account that is at least {duration} old',
  playtime: 'At least {duration} of playtime',
  dlcs: 'DLC: {names}',
  apply: 'Apply now',
  noConvoys: 'No convoys at the moment',
  noConvoysCoach: 'No drives at the moment',
  meetup: 'Meet-up',
  start: 'Start',
  meetsIn: 'Meets {relative}',
  startsIn: 'Starts {relative}',
  meetsInDuration: 'Meets in {duration}',
  startsInDuration: 'Starts in {duration}',
  timeLeft: '{duration} left',
  attending: '{count} attending',
  end: 'End',
  truckShow: 'Truck show',
  race: 'Race',
  training: 'Training',
  meetUpEvent: 'Meet-up',
  timeZone: 'Time zone: {zone}',
  underWay: 'Under way for {duration}',
  addToCalendarNamed: 'Add to calendar: {name}',
  addAllToCalendar: 'Add all {count} to calendar',
  calendarFile: 'Apple and others (.ics)',
  copyForDiscord: 'Copy for Discord',
  copied: 'Copied',
  liveHeading: 'On the road now',
  ended: 'Ended',
  details: 'Details',
  close: 'Close',
  name: 'Name',
  updated: 'Updated {time}',
  full: 'Full',
  convoyCount: { one: '{count} convoy', other: '{count} convoys' },
  convoyCountCoach: { one: '{count} drive', other: '{count} drives' },
  requiredDlcs: 'DLC',
  dlcsOnSteam: '{count} DLC on Steam',
  withCompanies: 'with {names}',
  withMoreCompanies: 'with {names} and {count} more',
  otherCompanies: 'Other companies',
  othersUntil: 'Convoys of others until {date}',
  companies: 'Companies',
  truckingCompanies: 'Trucking companies',
  busCompanies: 'Bus companies',
  convoy: 'Convoy',
  server: 'Server',
  game: 'Game',
  category: 'Category',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  noMatches: 'No convoys for {names}',
  noMatchesCoach: 'No drives for {names}',
  ownConvoys: 'Our convoys',
  ownConvoysCoach: 'Our drives',
  subscribe: 'Subscribe',
  share: 'Share',
  owner: 'Owner',
} as const;

/** English texts of `<vtc-upcoming-events>`. */
export const vtcUpcomingEvents = {
  upcomingHeading: 'Upcoming convoys',
  upcomingHeadingCoach: 'Upcoming drives',
} as const;

/** English texts of `<vtc-card>`. `linkedCompany`: label before the name of a company that belongs to it. */
export const vtcCard = {
  moreMembers: { one: '{count} more member', other: '{count} more members' },
  official: 'Official company',
  officialCoach: 'Official bus company',
  country: 'Country',
  tier: 'Tier',
  tierStarter: 'Starter',
  tierBronze: 'Bronze',
  tierSilver: 'Silver',
  tierGold: 'Gold',
  games: 'Games',
  linkedCompany: 'Together with',
  email: 'E-mail',
  discordVerified: 'Discord server {name}, verified by the platform',
} as const;

/** English texts of `<vtc-roster>`. `leaders`: heading of the roles that lead the company; `otherMembers`: heading of members without a role. */
export const vtcRoster = {
  failedMembers: 'The members could not be loaded',
  searchMembers: 'Find a member',
  clearSearch: 'Clear search',
  membersSearched: '{searched} of {total} searched',
  noMemberFound: 'Nobody by that name',
  showAll: 'Show all members',
  noMemberInRole: 'Nobody has this role at the moment',
  noMembers: 'No members yet',
  leaders: 'In charge',
  otherMembers: 'Other members',
  joined: 'Joined',
  roles: 'Roles',
  membersShown: '{shown} of {total}',
} as const;

/** English texts of `<vtc-numbers>`. Labels below a number, which selects their form. */
export const vtcNumbers = {
  failedNumbers: 'The numbers could not be loaded',
  membersLabel: { one: 'member', other: 'members' },
  convoysLabel: { one: 'convoy', other: 'convoys' },
  convoysLabelCoach: { one: 'drive', other: 'drives' },
  partnersLabel: { one: 'partner', other: 'partners' },
  picturesLabel: { one: 'picture', other: 'pictures' },
} as const;

/** English texts of `<vtc-member>`. */
export const vtcMember = {
  failedMember: 'The member could not be loaded',
  memberSince: 'Member since {date}',
} as const;

/** English texts of `<server-stats>`. `allTime`: range of a chart; `table`: button that shows a chart as a table. */
export const serverStats = {
  failedStatistics: 'The statistics could not be loaded',
  serversHeading: 'Servers',
  playersOnline: 'Players online',
  playersOnlineCount: { one: '{count} player online', other: '{count} players online' },
  fromYesterday: '{change} from this time yesterday',
  activeServers: 'Active servers',
  capacity: 'Capacity',
  peak: 'Peak',
  highestAverage: 'Highest average',
  allTime: 'All time',
  noData: 'No data',
  noHistory: 'Nothing was recorded in this period; the chart appears with the first values',
  noServers: 'No servers are listed at the moment',
  table: 'Table',
  online: 'Online',
  serverOffline: 'Offline',
  nearlyFull: 'Nearly full',
  collisions: 'Collisions',
  syncedWeather: 'Synced weather',
  busiest: 'Busiest',
} as const;

/** English texts of `<vtc-calendar>`. `earlier`: number of convoys of a day that are over and have no line. */
export const vtcCalendar = {
  calendarHeading: 'Convoy calendar',
  calendarHeadingCoach: 'Calendar of drives',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noConvoysInMonth: 'No convoys in this month',
  noConvoysInMonthCoach: 'No drives in this month',
  noConvoysOnDay: 'No convoys on this day',
  noConvoysOnDayCoach: 'No drives on this day',
  nextConvoyIn: 'Next convoy in {month}',
  nextConvoyInCoach: 'Next drive in {month}',
  moreOnDay: { one: '{count} more convoy', other: '{count} more convoys' },
  moreOnDayCoach: { one: '{count} more drive', other: '{count} more drives' },
  earlier: '{count} earlier',
} as const;

/** English texts of `<vtc-event>`. `registerBy`, `registrationClosed`: labels before the end of the registration; `openTo`: label before who may take part. */
export const vtcEvent = {
  takePart: 'Take part',
  calendar: 'Calendar',
  attendees: 'Attending',
  placesTaken: '{shown} of {total}',
  registerBy: 'Register by',
  registrationClosed: 'Registration closed',
  freeSlots: 'Free slots',
  voice: 'Voice channel',
  openTo: 'Open to',
  hosts: 'Hosts',
  organizer: 'Organizer',
  aboutConvoy: 'About this convoy',
  aboutConvoyCoach: 'About this drive',
  convoyRules: 'Rules for this convoy',
  convoyRulesCoach: 'Rules for this drive',
  howItWent: 'How it went',
  seePictures: 'See the pictures',
  routePicture: 'Route picture',
  cancelled: 'Cancelled',
  cancelledByOrganizer: 'The organizer cancelled this convoy',
  cancelledByOrganizerCoach: 'The organizer cancelled this drive',
  failedConvoy: 'This convoy could not be loaded',
  failedConvoyCoach: 'This drive could not be loaded',
  missingConvoy: 'This convoy could not be found',
  missingConvoyCoach: 'This drive could not be found',
  failedDetails: 'The details could not be loaded',
  copyLink: 'Copy link',
  shareInApp: 'Share in another app',
  downloadPicture: 'Download picture',
  failedPicture: 'The picture could not be loaded',
} as const;

/** English texts of `<vtc-past-events>`. */
export const vtcPastEvents = {
  pastHeading: 'Past convoys',
  pastHeadingCoach: 'Past drives',
  noPastConvoys: 'No convoy has ended yet',
  noPastConvoysCoach: 'No drive has ended yet',
  attended: { one: '{count} attended', other: '{count} attended' },
  olderConvoys: 'Older convoys',
  olderConvoysCoach: 'Older drives',
} as const;

/** English texts of `<vtc-news>`. */
export const vtcNews = {
  newsHeading: 'News',
  failedNews: 'The news could not be loaded',
  noNews: 'No news yet',
  pinned: 'Pinned',
  byAuthor: 'By {name}',
  olderNews: 'Older news',
} as const;

/** English texts of `<vtc-gallery>`. */
export const vtcGallery = {
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

/** English texts of `<vtc-partners>`. `partnerSince`: label before the year in which the partnership began. */
export const vtcPartners = {
  partnersHeading: 'Partners',
  failedPartners: 'The partners could not be loaded',
  noPartners: 'No partners yet',
  partnerSince: 'Since',
} as const;

/** English texts of `<vtc-recruitment>`. `recommended`: above requirements; `optional`: after a question. */
export const vtcRecruitment = {
  joinUs: 'Join us',
  joinCompany: 'Join {name}',
  noApplications:
    'We are not taking applications at the moment. You are welcome on our convoys meanwhile.',
  noApplicationsCoach:
    'We are not taking applications at the moment. You are welcome on our drives meanwhile.',
  onPlatform: 'The application itself is on the platform',
  recommended: 'Recommended',
  questionCount: { one: '{count} question', other: '{count} questions' },
  failedQuestions: 'The questions could not be loaded',
  shortAnswer: 'Short answer',
  longAnswer: 'Long answer',
  chooseOne: 'Choose one',
  optional: 'Optional',
  contactLabel: 'Discord name or e-mail address',
  confirmRequirements: 'Please confirm',
  noAnswer: 'No answer',
  chooseOption: 'Please choose',
  send: 'Send application',
  sending: 'Sending…',
  sent: 'Thank you! Your application has been sent.',
  answersToCheck: {
    one: '{count} answer needs your attention',
    other: '{count} answers need your attention',
  },
  answerMissing: 'Please fill this in',
  answerTooLong: 'Please write less',
  answerLinksOnly: 'Please write more than links',
  confirmMissing: 'Please confirm this',
  sendOffline: 'You are offline. Your answers are kept: send them when you are online again.',
  sendFailed: 'Your application could not be sent. Your answers are kept: please try again.',
  sendUnknown:
    'There was no reply, so your application may have arrived or not. Your answers are kept: if you send them again, they may arrive twice.',
  sendRejected: 'Your application was not accepted. Please check your answers, and try again.',
  formChanged: 'The questions have changed. Please check your answers, and send them again.',
} as const;

/** English texts of `<vtc-rules>`. `rulesContents`: button that shows the table of contents. */
export const vtcRules = {
  rulesHeading: 'Rules',
  failedRules: 'The rules could not be loaded',
  noRules: 'No rules yet',
  rulesContents: 'Contents',
} as const;
