const arrowOrLastSymbol = / (?=[→←⇒➔➜➡⟶]|[^\p{L}\p{N}\s]+$)/gu;

/** A name whose arrows and last symbol stay in the line of the word before them. */
export const joinedName = (name: string): string => name.replaceAll(arrowOrLastSymbol, '\u00a0');
