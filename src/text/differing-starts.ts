/** A tag in brackets, with words in capitals before others, such as `[EU] OFFICIAL CONVOY `. */
const tag = /^\[[^\]]*\]\s+(?:(?:\p{Lu}{2,}\s+){2,}(?=\S*\p{Ll})|(?=\S))/u;
const words = /\S+/gu;
const signs = /^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u;

/**
 * Where each of several names begins to differ from the others, by name: after a tag in brackets with the words in
 * capitals that follow it, and after the words that another name begins with, too.
 */
export function differingStarts(names: readonly string[]): ReadonlyMap<string, number> {
  const all = [...new Set(names)].map((name) => {
    const start = tag.exec(name)?.[0].length ?? 0;
    return { name, start, text: name.slice(start) };
  });
  return new Map(
    all.map(({ name, start, text }) => {
      const word = [...text.matchAll(words)].findLast(({ index }) => {
        const before = text.slice(0, index);
        return before && all.some((other) => other.text !== text && other.text.startsWith(before));
      });
      if (!word) return [name, start];
      const skipped = signs.exec(text.slice(word.index))?.[0].length ?? 0;
      return [name, start + word.index + skipped];
    }),
  );
}
