import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An invalid command-line argument; the message names it and says what is valid, and contains no secret. */
export class ArgumentError extends Error {}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Types of options: with a text, with a text each time they are given, and without one. */
export const option = {
  text: { type: 'string' },
  texts: { type: 'string', multiple: true },
  flag: { type: 'boolean' },
} as const;

/** The option that an error of Node is about. */
const optionIn = (error: unknown): string =>
  /--[\w-]+/.exec(error instanceof Error ? error.message : '')?.[0] ?? '-';

/** Parses options; throws an `ArgumentError`, which does not quote arguments: they may be secrets. */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const problem = code.includes('POSITIONAL')
      ? 'Only options are allowed.'
      : `Unknown or incomplete option: ${optionIn(cause)}.`;
    throw new ArgumentError(problem, { cause });
  }
}

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
