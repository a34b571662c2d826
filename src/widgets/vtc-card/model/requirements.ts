import { formats, isolated, type Translate, shownName } from '../../../base.js';
import type { VtcDetail } from '../view.js';

/**
 * Requirements for applicants as sentences; none while the company does not recruit.
 * The units, days of account age and hours of playtime, are *not described by the API document*.
 */
export function requirements(vtc: VtcDetail, translate: Translate, locale: string): string[] {
  const { joinRequirements: join, minAccountAge: age, minPlaytime: time, requiredDlcs } = vtc;
  if (!vtc.recruitmentOpen) return [];
  const names = formats.formatList(
    locale,
    requiredDlcs?.map(({ name }) => isolated(shownName(name))) ?? [],
  );
  const written = join?.writtenRequirements.filter(({ enabled }) => enabled) ?? [];
  return [
    age && join?.enforceAccountAge !== false
      ? translate('accountAge', { duration: formats.formatLongUnit(locale, age, 'day') })
      : '',
    time && join?.enforcePlaytime !== false
      ? translate('playtime', { duration: formats.formatLongUnit(locale, time, 'hour') })
      : '',
    names && translate('dlcs', { names }),
    ...written.map(({ text }) => text.trim()),
  ].filter(Boolean);
}
