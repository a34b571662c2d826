const beforeSymbol = / (?=[→←⇒➔➜➡⟶]|[^\p{L}\p{N}\s]+(?:\s|$))/gu;

const betweenShortWords = /(?<=(?:^|\s)\S{1,8}\u00a0[→←⇒➔➜➡⟶]) (?=\S{1,8}(?:\s|$))/gu;

/**
 * A name whose arrows and other symbols between words stay in the line of the word before them; between short words, all
 * three stay in one line, so that a name that is cut does not end with an arrow.
 */
export const joinedName = (name: string): string =>
  name.replaceAll(beforeSymbol, '\u00a0').replaceAll(betweenShortWords, '\u00a0');
