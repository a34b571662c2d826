/** What Markdown marks up, each reduced to its words. Fences come before code. */
const reductions: readonly (readonly [RegExp, string])[] = [
  [/```[^\n]*\n?|~~~[^\n]*\n?/g, ''],
  [/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1'],
  [/<(https?:\/\/[^>\s]+)>/g, '$1'],
  [/^ {0,3}(#{1,6} +|> ?|[-*+] +(?=\S)|([-*_] *){3,}$)/gm, ''],
  [/(\*\*|__|~~)(?=\S)([^\n]{0,400}?\S)\1/g, '$2'],
  [/(^|[^\w*])[*_](?=\S)([^*_\n]{0,400}?\S)[*_](?!\w)/gm, '$1$2'],
  [/`([^`\n]+)`/g, '$1'],
  [/(\r?\n){3,}/g, '\n\n'],
];

/** The words of a text that its author may have written in Markdown. */
export const plainText = (markdown: string): string =>
  reductions.reduce((text, [mark, words]) => text.replace(mark, words), markdown).trim();
