const isPlain = /^[\x20-\x7e]*$/;

/** Letters whose stroke Unicode takes for no mark. */
const stroked = new Map([
  ['Ł', 'L'],
  ['Ø', 'O'],
  ['Đ', 'D'],
]);

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/[ŁØĐ]/g, (letter) => stroked.get(letter) ?? letter);

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
