import { memoizeByIdentity } from '../../../base.js';

const isPlain = /^[\x20-\x7e]*$/;

/** Letters whose stroke is no combining mark in Unicode. */
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

/** A text for comparisons: without case and diacritics, the same in every locale. */
export const searchText = (text: string): string =>
  (isPlain.test(text) ? text.toUpperCase() : withoutMarks(text)).trim();

/** The name of a member for comparisons, computed once per member. */
export const searchName = memoizeByIdentity(({ name }: { readonly name: string }) =>
  searchText(name),
);
