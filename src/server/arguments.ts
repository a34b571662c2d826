/** An invalid command-line argument; the message names it and says what is valid, and contains no secret. */
export class ArgumentError extends Error {}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the value of an option; throws an `ArgumentError` unless it is a whole number within bounds. */
export function wholeNumberOption(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new ArgumentError(
      `--${name} must be a whole number from ${min} to ${max}, not "${text}".`,
    );
  return number;
}

function tokenPair(text: string): [string, string] {
  const at = text.indexOf('=');
  // The message does not repeat the text, which may be a token.
  if (at < 1)
    throw new ArgumentError('A token follows the handle of its company: northern_haul=emb_….');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Embed tokens by handle or id, from texts such as `northern_haul=emb_…` or several of them with commas between. */
export const readTokens = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean)
      .map(tokenPair),
  );
