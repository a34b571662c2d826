// Namespaces of base.ts as plain objects, for `vtc-widgets.js`: the bundler makes namespaces by a `for … in` loop, which
// throws where a page adds enumerable properties to `Object.prototype`.
import * as attributesModule from './element/attributes.js';
import * as formatsModule from './intl/formats.js';
import * as iconsModule from './ui/icon-paths.js';
import * as logosModule from './ui/logo-paths.js';
import * as moreIconsModule from './ui/more-icon-paths.js';
import * as shapesModule from './contract/shape.js';

/** Types of attributes. */
export const attributes = {
  attributeText: attributesModule.attributeText,
  settingsOf: attributesModule.settingsOf,
  restoreDefault: attributesModule.restoreDefault,
  choice: attributesModule.choice,
  oneOf: attributesModule.oneOf,
  text: attributesModule.text,
  flag: attributesModule.flag,
  anyText: attributesModule.anyText,
  wholeNumber: attributesModule.wholeNumber,
  names: attributesModule.names,
  listOf: attributesModule.listOf,
  urlTemplate: attributesModule.urlTemplate,
  timeZone: attributesModule.timeZone,
  secondTimeZone: attributesModule.secondTimeZone,
};

/** Formats of dates, times, durations, numbers and lists. */
export const formats = {
  minuteMs: formatsModule.minuteMs,
  dateText: formatsModule.dateText,
  clockTime: formatsModule.clockTime,
  shortClock: formatsModule.shortClock,
  clockTimes: formatsModule.clockTimes,
  calendarDay: formatsModule.calendarDay,
  dayAndClock: formatsModule.dayAndClock,
  monthOf: formatsModule.monthOf,
  monthYear: formatsModule.monthYear,
  shortMonthYear: formatsModule.shortMonthYear,
  year: formatsModule.year,
  formatDate: formatsModule.formatDate,
  localTime: formatsModule.localTime,
  dayNumber: formatsModule.dayNumber,
  dayOfWeek: formatsModule.dayOfWeek,
  sameDay: formatsModule.sameDay,
  nowText: formatsModule.nowText,
  nearDay: formatsModule.nearDay,
  relativeDay: formatsModule.relativeDay,
  nextMidnight: formatsModule.nextMidnight,
  dateParts: formatsModule.dateParts,
  shortDay: formatsModule.shortDay,
  capitalized: formatsModule.capitalized,
  zoneName: formatsModule.zoneName,
  longZoneName: formatsModule.longZoneName,
  hasSameLocalTime: formatsModule.hasSameLocalTime,
  foreignTime: formatsModule.foreignTime,
  foreignDayAndTime: formatsModule.foreignDayAndTime,
  recentTime: formatsModule.recentTime,
  duration: formatsModule.duration,
  relativeDuration: formatsModule.relativeDuration,
  formatUnit: formatsModule.formatUnit,
  formatLongUnit: formatsModule.formatLongUnit,
  formatNumber: formatsModule.formatNumber,
  formatList: formatsModule.formatList,
  formatEnumeration: formatsModule.formatEnumeration,
  displayName: formatsModule.displayName,
};

/** Paths of icons. */
export const icons = {
  alert: iconsModule.alert,
  ascending: iconsModule.ascending,
  calendar: iconsModule.calendar,
  calendarEmpty: iconsModule.calendarEmpty,
  chart: iconsModule.chart,
  check: iconsModule.check,
  chevronDown: iconsModule.chevronDown,
  close: iconsModule.close,
  descending: iconsModule.descending,
  language: iconsModule.language,
  mail: iconsModule.mail,
  offline: iconsModule.offline,
  official: iconsModule.official,
  owner: iconsModule.owner,
  partnered: iconsModule.partnered,
  people: iconsModule.people,
  picture: iconsModule.picture,
  search: iconsModule.search,
  searchEmpty: iconsModule.searchEmpty,
  server: iconsModule.server,
  truck: iconsModule.truck,
  unsorted: iconsModule.unsorted,
  verified: iconsModule.verified,
  website: iconsModule.website,
};

/** Paths of logos. */
export const logos = {
  apple: logosModule.apple,
  discord: logosModule.discord,
  facebook: logosModule.facebook,
  googleCalendar: logosModule.googleCalendar,
  instagram: logosModule.instagram,
  tiktok: logosModule.tiktok,
  twitch: logosModule.twitch,
  twitter: logosModule.twitter,
  youtube: logosModule.youtube,
};

/** Paths of icons that only elements outside `vtc-widgets.js` use. */
export const moreIcons = {
  external: moreIconsModule.external,
  link: moreIconsModule.link,
  news: moreIconsModule.news,
  pin: moreIconsModule.pin,
  share: moreIconsModule.share,
};

/** Kinds of values, of which the shape of a response consists. */
export const shapes = {
  count: shapesModule.count,
  text: shapesModule.text,
  dateTime: shapesModule.dateTime,
  integer: shapesModule.integer,
  number: shapesModule.number,
  boolean: shapesModule.boolean,
  anyRecord: shapesModule.anyRecord,
  any: shapesModule.any,
  oneOf: shapesModule.oneOf,
  nullable: shapesModule.nullable,
  optional: shapesModule.optional,
  withDefault: shapesModule.withDefault,
  list: shapesModule.list,
  record: shapesModule.record,
};
