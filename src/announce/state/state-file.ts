import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { acquireLock, LockedError } from '../../server/file-lock.js';
import { emptyState, parseState, type AnnounceState, StateError } from './state.js';

/** Where the state is stored. */
export interface StateStore {
  load(): Promise<AnnounceState>;
  save(state: AnnounceState): Promise<void>;
  /** Ends the exclusive use. */
  close(): Promise<void>;
}

const textOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });

async function writeAtomically(path: string, text: string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

/** Opens a state file for this run alone; throws a `LockedError` while another run uses it. */
export async function openStateFile(path: string): Promise<StateStore> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const lock = await acquireLock(`${path}.lock`, 'the state file');
    return {
      load: async () => {
        const text = await textOf(path);
        return text === undefined ? emptyState : parseState(text);
      },
      save: async (state) => {
        await lock.renew();
        await writeAtomically(path, `${JSON.stringify(state, null, 1)}\n`);
      },
      close: () => lock.release(),
    };
  } catch (cause) {
    if (cause instanceof LockedError) throw cause;
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new StateError(`The state file cannot be written (${reason}): check --state.`, { cause });
  }
}
