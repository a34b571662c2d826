/** The first letters of the first two words of a name, where `_` and `-` part words too; its first sign where it has no letter. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s_-]*/gu) ?? [name.trim() || '?'];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en'))
    .join('');
}
