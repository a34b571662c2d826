import { readFile, writeFile } from 'node:fs/promises';
import { ApiFailure } from '../handlers/failure.js';
import { parseFixture } from '../server/parse-fixture.js';
import type { Fixture, FixtureInput } from '../world/fixture.js';
import { ArgumentError } from '../../server/arguments.js';

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function json(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ArgumentError(`--fixture ${file}: ${reason(cause)}`, { cause });
  }
}

/** Reads a fixture file; an error names the first invalid field. */
export async function readFixtureFile(file: string): Promise<Fixture> {
  const value = await json(file);
  try {
    return parseFixture(value);
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    const [first, ...more] = cause.details ?? [];
    const rest = more.length === 0 ? '' : `; and ${more.length} more`;
    const message = `--fixture ${file}: ${first?.path ?? ''}: ${first?.message ?? ''}${rest}`;
    throw new ArgumentError(message, { cause });
  }
}

/** Writes a fixture as indented JSON. */
export async function writeFixtureFile(file: string, fixture: FixtureInput): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(fixture, null, 2)}\n`);
  } catch (cause) {
    throw new ArgumentError(`--export ${file}: ${reason(cause)}`, { cause });
  }
}
