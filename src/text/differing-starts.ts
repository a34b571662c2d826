/** A tag in brackets, with words in capitals before others, such as `[EU] OFFICIAL CONVOY `. */
const tag = /^\[[^\]]*\]\s+(?:(?:\p{Lu}{2,}\s+){2,}(?=\S*\p{Ll})|(?=\S))/u;
const words = /\S+/gu;
const arrow = /^[→←⇒➔➜➡⟶]/u;
/** A phrase would be cut before or after a word in lower case. */
const isLowerCase = /^\p{Ll}/u;
const letter = /\p{L}/u;
const noLetters = /\P{L}+/gu;
const signs = /^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u;

/**
 * Where each of several names begins to differ from the others, by name: after a tag in brackets with the words in
 * capitals that follow it, and after the words that another name begins with, too, or the name of one of `companies`; not
 * inside a route or a phrase. Names that differ in numbers are whole.
 */
export function differingStarts(
  names: readonly string[],
  companies: readonly string[] = [],
): ReadonlyMap<string, number> {
  const all = [...new Set(names)].map((name) => {
    const start = tag.exec(name)?.[0].length ?? 0;
    const text = name.slice(start);
    return { name, start, text, letters: text.replaceAll(noLetters, '') };
  });
  return new Map(
    all.map(({ name, start, text, letters }) => {
      const company = companies.find((other) => text.startsWith(`${other} `)) ?? '';
      const parts = [...text.matchAll(words)];
      const routeAt = parts.findIndex(([part]) => arrow.test(part)) - 1;
      const last = parts[routeAt]?.index ?? Infinity;
      const word = parts.findLast(({ index, 0: part }, position) => {
        const before = text.slice(0, index);
        if (index <= company.length || index > last || isLowerCase.test(part)) return false;
        const isShared = all.some(
          (other) => other.letters !== letters && other.text.startsWith(before),
        );
        const mayEnd = letter.test(before) && !isLowerCase.test(parts[position - 1]?.[0] ?? '');
        return before.trimEnd() === company || (isShared && mayEnd);
      });
      if (!word) return [name, start];
      const skipped = signs.exec(text.slice(word.index))?.[0].length ?? 0;
      return [name, start + word.index + skipped];
    }),
  );
}
