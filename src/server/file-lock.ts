import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Another run has the lock. */
export class LockedError extends Error {}

/** The exclusive use of a file or folder by one run. */
export interface FileLock {
  /** Renews the lock; throws a `LockedError` if another run has taken it over. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** A lock that was not renewed for this time belongs to a run that has crashed. */
const staleMs = 10 * 60_000;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

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
    return !hasCode(error, 'EPERM');
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

const renewFile = (path: string): Promise<void> => {
  const now = new Date();
  return utimes(path, now, now);
};

/** Creates a file with its text in one step; rejects if it exists. */
async function createWhole(path: string, text: string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, text);
  try {
    await renewFile(part);
    await link(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

const isWhole = (lock: string): boolean => /^\d+ \S+ [\w-]{36}$/.test(lock);

/** Removes what runs that have crashed left of their locks. */
async function removeParts(path: string): Promise<void> {
  const prefix = `${basename(path)}.`;
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(prefix)) continue;
    const part = join(dirname(path), name);
    const text = await textOf(part);
    if (text !== undefined && (hasEnded(text) || !isWhole(text))) await rm(part, { force: true });
  }
}

async function createLock(path: string, subject: string, isRetry = false): Promise<string> {
  const lock = `${process.pid} ${hostname()} ${randomUUID()}`;
  try {
    held.add(lock);
    await createWhole(path, lock);
    return lock;
  } catch (error) {
    held.delete(lock);
    // The run that has the lock may have removed a part that was not whole yet.
    const isTaken = hasCode(error, 'EEXIST') || (isMissing(error) && !isRetry);
    if (!isTaken) throw error;
  }
  const other = await textOf(path);
  const canRetry =
    !isRetry && (other === undefined || (await isStale(path, other).catch(() => true)));
  if (!canRetry)
    throw new LockedError(`Another run uses ${subject}. If none does, delete its .lock file.`);
  if (other !== undefined) await removeStale(path, other);
  return createLock(path, subject, true);
}

/**
 * Creates a lock in a file of its own; throws a `LockedError` while another run has it. The lock of a run that has crashed is
 * taken over. `subject`: what is locked, for messages, such as `the state file`.
 */
export async function acquireLock(path: string, subject: string): Promise<FileLock> {
  const lock = await createLock(path, subject);
  await removeParts(path);
  return {
    renew: async () => {
      if ((await textOf(path)) !== lock)
        throw new LockedError(`Another run has taken over ${subject}.`);
      await renewFile(path);
    },
    release: async () => {
      held.delete(lock);
      if ((await textOf(path)) === lock) await rm(path, { force: true });
    },
  };
}
