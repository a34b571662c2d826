/** A text as it is compared: without case and diacritics, in every language alike. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Ł', 'L')
    .replaceAll('Ø', 'O')
    .replaceAll('Đ', 'D')
    .trim();
