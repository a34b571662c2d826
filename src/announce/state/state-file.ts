import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { emptyState, parseState, type AnnounceState, StateError } from './state.js';

/** Another run that uses the same state file. */
export class LockedError extends Error {}

/** Where the state is stored. */
export interface StateStore {
  load(): Promise<AnnounceState>;
  save(state: AnnounceState): Promise<void>;
  /** Ends the exclusive use. */
  close(): Promise<void>;
}

/** A lock that was not renewed for this time belongs to a run that has crashed. */
const staleMs = 10 * 60_000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isExisting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const textOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Locks of this process. */
const held = new Set<string>();

/** Whether the process that wrote a lock has certainly ended. */
function hasEnded(lock: string): boolean {
  const [pid, host] = lock.split(' ');
  if (host !== hostname() || !Number(pid)) return false;
  // A container that starts again has the same process id.
  if (Number(pid) === process.pid) return !held.has(lock);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // It exists, but is of another user.
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM');
  }
}

/** Whether the lock is of a run that has crashed. */
async function isStale(path: string, lock: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return hasEnded(lock) || Date.now() - mtimeMs > staleMs;
}

/** Removes a stale lock, unless another run has replaced it in the meantime. */
async function removeStale(path: string, lock: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    if ((await textOf(aside)) === lock) await rm(aside);
    else await rename(aside, path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Creates a file with its text in one step; rejects if it exists. */
async function createWhole(path: string, text: string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, text);
  try {
    await renew(part);
    await link(part, path);
  } finally {
    await rm(part);
  }
}

const renew = (path: string): Promise<void> => {
  const now = new Date();
  return utimes(path, now, now);
};

async function createLock(path: string, isRetry = false): Promise<string> {
  const lock = `${process.pid} ${hostname()} ${randomUUID()}`;
  try {
    held.add(lock);
    await createWhole(path, lock);
    return lock;
  } catch (error) {
    held.delete(lock);
    if (!isExisting(error)) throw error;
  }
  const other = await textOf(path);
  const canRetry =
    !isRetry && (other === undefined || (await isStale(path, other).catch(() => true)));
  if (!canRetry)
    throw new LockedError('Another run uses the state file. If none does, delete its .lock file.');
  if (other !== undefined) await removeStale(path, other);
  return createLock(path, true);
}

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
  const lockPath = `${path}.lock`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const lock = await createLock(lockPath);
    return {
      load: async () => {
        const text = await textOf(path);
        return text === undefined ? emptyState : parseState(text);
      },
      save: async (state) => {
        if ((await textOf(lockPath)) !== lock)
          throw new LockedError('Another run has taken over the state file.');
        await renew(lockPath);
        await writeAtomically(path, `${JSON.stringify(state, null, 1)}\n`);
      },
      close: async () => {
        held.delete(lock);
        if ((await textOf(lockPath)) === lock) await rm(lockPath, { force: true });
      },
    };
  } catch (cause) {
    if (cause instanceof LockedError) throw cause;
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new StateError(`The state file cannot be written (${reason}): check --state.`, { cause });
  }
}
