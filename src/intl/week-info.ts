/** First day of the week, and the weekend. */
export interface WeekInfo {
  /** 0 = Sunday. */
  readonly firstWeekday: number;
  /** 0 = Sunday. */
  readonly weekend: readonly number[];
}

interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number; readonly weekend: readonly number[] };
  readonly weekInfo?: { readonly firstDay: number; readonly weekend: readonly number[] };
}

/** Larger countries whose weeks begin on Saturday or Sunday, for browsers without week data (CLDR 47). */
const saturdayFirst = /^(A[EF]|BH|DZ|EG|I[QR]|JO|KW|LY|OM|QA|S[DY])$/;
const sundayFirst =
  /^(B[DRTZ]|C[AO]|DO|G[TU]|H[KN]|I[DLN]|J[MP]|K[EHR]|M[MXZ]|P[AEHKRTY]|S[AGV]|T[HTW]|US|VE|YE|Z[AW])$/;

/** The first day of the week and the weekend of a locale. */
export function weekInfoOf(tag: string): WeekInfo {
  const locale: LocaleWithWeek = new Intl.Locale(tag);
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (known)
    return { firstWeekday: known.firstDay % 7, weekend: known.weekend.map((day) => day % 7) };
  const { region = '' } = locale.maximize();
  const firstWeekday = saturdayFirst.test(region) ? 6 : sundayFirst.test(region) ? 0 : 1;
  return { firstWeekday, weekend: [6, 0] };
}
