const tag = /^\[[^\]]*\]\s+(?=\S)/u;
const gaps = /\s+[^\p{L}\p{N}]*(?=[\p{L}\p{N}])/gu;

/**
 * Where each of several names begins to differ from the others, by name: after a tag in brackets, and after the words that
 * another name begins with, too.
 */
export function differingStarts(names: readonly string[]): ReadonlyMap<string, number> {
  const all = [...new Set(names)].map((name) => {
    const start = tag.exec(name)?.[0].length ?? 0;
    return { name, start, text: name.slice(start) };
  });
  return new Map(
    all.map(({ name, start, text }) => {
      const common = [...text.matchAll(gaps)].findLast(({ index }) => {
        const words = `${text.slice(0, index)} `;
        return all.some((other) => other.text !== text && other.text.startsWith(words));
      });
      return [name, start + (common ? common.index + common[0].length : 0)];
    }),
  );
}
