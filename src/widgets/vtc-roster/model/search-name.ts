const isPlain = /^[\x20-\x7e]*$/;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Ł', 'L')
    .replaceAll('Ø', 'O')
    .replaceAll('Đ', 'D');

/** A text as it is compared: without case and diacritics, in every language alike. */
export const searchText = (text: string): string =>
  (isPlain.test(text) ? text.toUpperCase() : withoutMarks(text)).trim();

const known = new WeakMap<object, string>();

/** The name of a member as it is searched; each is folded once. */
export function searchName(member: { readonly name: string }): string {
  let name = known.get(member);
  if (name === undefined) known.set(member, (name = searchText(member.name)));
  return name;
}
