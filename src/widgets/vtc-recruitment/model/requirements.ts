import { type Dlc, dlcOf, formats, type Translate } from '../../../base.js';
import type { VtcDetail } from '../data.js';

/** A requirement for applicants. */
export interface Requirement {
  readonly text: string;
  /** Whether it is one of the platform's that it does not enforce. */
  readonly isRecommended?: boolean;
  readonly dlcs?: readonly Dlc[];
  /** Id of a requirement in the company's own words. */
  readonly id?: string;
}

/** The DLCs of a company, those without a record by their id. */
function dlcsOf({ requiredDlcs = [], joinRequirements }: VtcDetail): readonly Dlc[] {
  const names = new Map(requiredDlcs.map(({ appId, name }) => [appId, name]));
  for (const id of joinRequirements?.requiredDlcAppIds ?? []) if (!names.has(id)) names.set(id, '');
  return [...names].map(([id, name]) => dlcOf(String(id), name));
}

/**
 * Requirements of a company for applicants. The units, days of account age and hours of playtime, are *not described by
 * the API document*.
 */
export function requirementsOf(
  vtc: VtcDetail,
  translate: Translate,
  locale: string,
): readonly Requirement[] {
  const { joinRequirements: join, minAccountAge: age, minPlaytime: time } = vtc;
  const dlcs = dlcsOf(vtc);
  const checkedBy = (isEnforced: boolean | undefined, requirement: Requirement): Requirement => ({
    ...requirement,
    isRecommended: !isEnforced,
  });
  const duration = (amount: number, unit: string) => ({
    duration: formats.formatLongUnit(locale, amount, unit),
  });
  const checked = [
    age &&
      checkedBy(join?.enforceAccountAge, { text: translate('accountAge', duration(age, 'day')) }),
    time &&
      checkedBy(join?.enforcePlaytime, { text: translate('playtime', duration(time, 'hour')) }),
    dlcs.length > 0 &&
      checkedBy(join?.enforceDlcOwnership, { text: translate('requiredDlcs'), dlcs }),
  ].filter((requirement) => typeof requirement === 'object');
  const written = (join?.writtenRequirements ?? []).flatMap(({ id, enabled, text }) =>
    enabled && text.trim() ? { id, text: text.trim() } : [],
  );
  return [
    ...checked.filter(({ isRecommended }) => !isRecommended),
    ...written,
    ...checked.filter(({ isRecommended }) => isRecommended),
  ];
}
