/** Initials of the first two words, which `_` and `-` separate too; the first character if there is no letter. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s_-]*/gu) ?? [name.trim() || '?'];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}
