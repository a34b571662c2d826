import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ArgumentError } from '../../server/arguments.js';
import { memberNames } from '../options.js';

/** A list of ids or handles; anything else is the path of a file. */
const list = /^[\w-]+(,[\w-]+)*$/;

/** The names in a file, one on each line; `#` starts a comment. Throws an `OptionError` for a line that is no name. */
const namesIn = (text: string): readonly string[] =>
  memberNames(
    text
      .split(/\r?\n/)
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );

/**
 * The value of `--members-opt-out`: names, or a function that reads them from a file. Throws an `ArgumentError` if the file
 * cannot be read now.
 */
export function readOptOuts(
  text: string | undefined,
): readonly string[] | (() => Promise<readonly string[]>) | undefined {
  if (text === undefined) return undefined;
  const names = text.replaceAll(' ', '');
  if (list.test(names)) return names.split(',');
  try {
    namesIn(readFileSync(text, 'utf8'));
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ArgumentError(
      `--members-opt-out is neither ids or handles with commas between nor a file that can be read: ${message}`,
      { cause },
    );
  }
  return async () => namesIn(await readFile(text, 'utf8'));
}
