import { safeUrl } from '../../../contract/safe-url.js';
import type { VtcDetail } from '../../../contract/vtc-detail.js';
import { list, measure } from '../../../intl/formats.js';
import type { Translate } from '../../../locales/messages.js';

/** URL of the application; undefined while the company does not recruit or has no safe URL. */
export const applyAddress = (vtc: VtcDetail): string | undefined =>
  vtc.recruitmentOpen ? safeUrl(vtc.recruitmentLink) : undefined;

/**
 * Requirements for applicants as sentences; none while the company does not recruit.
 * The units, days of account age and hours of playtime, are *not described by the API document*.
 */
export function requirements(vtc: VtcDetail, translate: Translate, locale: string): string[] {
  const { joinRequirements: join, minAccountAge: age, minPlaytime: time, requiredDlcs } = vtc;
  if (!vtc.recruitmentOpen) return [];
  const names = list(locale, requiredDlcs?.map(({ name }) => name) ?? []);
  const written = join?.writtenRequirements.filter(({ enabled }) => enabled) ?? [];
  return [
    age && join?.enforceAccountAge !== false
      ? translate('accountAge', { duration: measure(locale, age, 'day') })
      : '',
    time && join?.enforcePlaytime !== false
      ? translate('playtime', { duration: measure(locale, time, 'hour') })
      : '',
    names && translate('dlcs', { names }),
    ...written.map(({ text }) => text.trim()),
  ].filter(Boolean);
}
