/** A name in camel case as attributes and CSS write it: `mutedText` is `muted-text`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
