/** Something wrong with an attribute: which, its value, and what it takes. */
export interface SettingFault {
  readonly attribute: string;
  readonly value: string;
  readonly remedy: string;
}

/** A setting as a page may give it: an attribute's text, nothing, or what a framework sets. */
type Setting = string | number | null | undefined;

const isAbsent = (value: Setting): boolean => value === null || value === undefined || value === '';

/** `value` where it is one of `values`, else the first of them. */
export const choice = <Value extends string>(values: readonly Value[], value: Setting): Value =>
  values.find((one) => one === value) ?? (values[0] as Value);

/** The fault of a setting that is none of `values`; none where it is absent. */
export const choiceFault = (
  attribute: string,
  value: Setting,
  values: readonly string[],
): SettingFault[] =>
  isAbsent(value) || values.includes(String(value))
    ? []
    : [{ attribute, value: String(value), remedy: `use one of ${values.join(', ')}` }];

/** Bounds of a number, and what serves where none is given. */
export interface NumberBounds {
  readonly minimum: number;
  readonly maximum: number;
  readonly fallback: number;
}

/** A whole number within its bounds. */
export function wholeNumber(value: Setting, { minimum, maximum, fallback }: NumberBounds): number {
  const amount = isAbsent(value) ? NaN : Number(value);
  return Number.isNaN(amount) ? fallback : Math.min(maximum, Math.max(minimum, Math.round(amount)));
}

/** The fault of a setting that is no number within its bounds. */
export function numberFault(
  attribute: string,
  value: Setting,
  { minimum, maximum }: NumberBounds,
): SettingFault[] {
  if (isAbsent(value)) return [];
  const amount = Number(value);
  return amount >= minimum && amount <= maximum
    ? []
    : [{ attribute, value: String(value), remedy: `use a number from ${minimum} to ${maximum}` }];
}

const split = (value: Setting, separator: RegExp): string[] =>
  String(value ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The words of a setting, with spaces or commas between them. */
export const words = (value: Setting): string[] => split(value, /[\s,]+/);

/** The names of a setting, with commas between them. */
export const names = (value: Setting): string[] => split(value, /,/);

/** The words of a setting that are among `values`, in their order; all of `fallback` where it is absent. */
export const chosenWords = <Value extends string>(
  value: Setting,
  values: readonly Value[],
  fallback: readonly Value[] = values,
): readonly Value[] => {
  if (value === null || value === undefined) return fallback;
  const chosen = words(value);
  return values.filter((one) => chosen.includes(one));
};

/** The faults of a list of words of which some are not among `values`. */
export const wordFaults = (
  attribute: string,
  value: Setting,
  values: readonly string[],
): SettingFault[] =>
  words(value)
    .filter((word) => !values.includes(word))
    .map((word) => ({ attribute, value: word, remedy: `use any of ${values.join(', ')}` }));
