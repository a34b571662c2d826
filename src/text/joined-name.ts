const beforeSymbol = / (?=[→←⇒➔➜➡⟶]|[^\p{L}\p{N}\s]+(?:\s|$))/gu;

/** A name whose arrows and other symbols between words stay in the line of the word before them. */
export const joinedName = (name: string): string => name.replaceAll(beforeSymbol, '\u00a0');
