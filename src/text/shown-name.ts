/** Text without a visible character: whitespace, marks without a letter, characters that have no glyph. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cc}\p{Cs}\u2800\ufff9-\ufffb]*$/u;

/** A name, trimmed; empty if it has no visible character. */
export const visibleName = (name: string | null | undefined): string =>
  !name || blank.test(name) ? '' : name.trim();

/** The first of several names that has a visible character, trimmed; a dash if there is none. */
export const shownName = (...names: readonly (string | null | undefined)[]): string =>
  names.map(visibleName).find(Boolean) ?? '—';
