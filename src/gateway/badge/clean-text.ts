const longest = 300;

/** Controls, halves of characters, and marks that would turn the direction of what stands beside. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;

/** A foreign text on one line, without what no picture or XML may hold. */
export const cleanText = (text: string): string =>
  [...text]
    .slice(0, longest)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .trim();

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Direction of a text, after its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
