interface WeekLocale {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** Regions whose week starts on Sunday or Saturday, for browsers without `weekInfo`. */
const sundayFirst = /^(AU|BR|CA|CN|HK|ID|IL|IN|JP|KR|MX|PH|PT|SA|TW|US|ZA)$/;
const saturdayFirst = /^(AE|BH|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/;

/** The first day of the week of a locale: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(tag: string): number {
  const locale: Intl.Locale & WeekLocale = new Intl.Locale(tag);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  const { region = '' } = locale.maximize();
  return info?.firstDay ?? (sundayFirst.test(region) ? 7 : saturdayFirst.test(region) ? 6 : 1);
}
