import type { en } from './en.js';

/** A text for each plural category that the language has; `other` serves where one is missing. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The texts of one language: a sentence with `{n}` where a value goes, or one for each plural category of it
 * if they differ.
 */
export type Messages = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : string | Plural;
};
