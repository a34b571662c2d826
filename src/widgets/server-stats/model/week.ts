interface WeekLocale {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** Regions whose week begins on Sunday, for browsers that do not know. */
const sundayFirst = /^(AU|BR|CA|CN|HK|IL|IN|JP|KR|MX|PH|PT|TW|US|ZA)$/;

/** The first day of the week of a locale: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(tag: string): number {
  const locale: Intl.Locale & WeekLocale = new Intl.Locale(tag);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay ?? (sundayFirst.test(locale.maximize().region ?? '') ? 7 : 1);
}
