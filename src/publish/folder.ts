import {
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { acquireLock, type FileLock } from '../server/file-lock.js';
import {
  emptyManifest,
  type PublishedManifest,
  manifestName,
  manifestText,
  parseManifest,
} from './manifest.js';

/** A folder that cannot be published to. */
export class FolderError extends Error {}

/** Files that are not complete yet. */
const temporaryName = '.vtc-publish';
/** Exists while a run publishes to the folder. */
const lockName = `${temporaryName}.lock`;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code));

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

const readBytes = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch(unlessMissing);

/** The list of a folder that may be published to, empty for an empty folder; throws a `FolderError` for any other one. */
async function readManifest(root: string): Promise<PublishedManifest> {
  const text = await readBytes(join(root, manifestName));
  const manifest = text === undefined ? emptyManifest : parseManifest(text.toString());
  if (!manifest) throw new FolderError(`${join(root, manifestName)} cannot be read.`);
  const others = (await readdir(root)).filter((name) => !name.startsWith(temporaryName));
  if (text === undefined && others.length > 0)
    throw new FolderError(
      `${root} is not empty, and was not written by vtc-widgets publish: choose another folder.`,
    );
  return manifest;
}

/**
 * A folder of published files, which lists them in `vtc-publish.json`. A file is replaced as a whole; one that is not in
 * the list is never touched, nor anything that a symbolic link leads to.
 */
export class PublishedFolder {
  readonly #root: string;
  readonly #lock: FileLock;
  #manifest: PublishedManifest;
  #count = 0;

  private constructor(root: string, lock: FileLock, manifest: PublishedManifest) {
    this.#root = root;
    this.#lock = lock;
    this.#manifest = manifest;
  }

  /**
   * Opens or creates a folder for this run alone, which has to close it. Throws a `FolderError` unless the folder is empty or
   * was published to before, and a `LockedError` while another run publishes to it.
   */
  static async open(path: string): Promise<PublishedFolder> {
    await mkdir(path, { recursive: true });
    const root = await realpath(path);
    // Before the lock: nothing is written to a folder of others.
    await readManifest(root);
    const lock = await acquireLock(join(root, lockName), `the folder ${path}`);
    await rm(join(root, temporaryName), { recursive: true, force: true });
    return new PublishedFolder(root, lock, await readManifest(root));
  }

  /** Ends the exclusive use. */
  close(): Promise<void> {
    return this.#lock.release();
  }

  /** Keeps other runs away for ten more minutes. */
  renew(): Promise<void> {
    return this.#lock.renew();
  }

  get manifest(): PublishedManifest {
    return this.#manifest;
  }

  read(path: string): Promise<Buffer | undefined> {
    return readBytes(join(this.#root, path));
  }

  /** Writes a file as a whole; returns whether it has changed. */
  async write(path: string, bytes: Uint8Array | string): Promise<boolean> {
    if (path === manifestName) throw new FolderError(`${path} is the list of published files.`);
    const content = Buffer.from(bytes);
    await this.#refuseLinks(path);
    const current = await this.read(path);
    const isListed = this.#manifest.files.includes(path);
    if (current && !isListed)
      throw new FolderError(`${path} was not written by vtc-widgets publish: move it elsewhere.`);
    // Listed first, so that the next run knows the files of one that was killed.
    if (!isListed) await this.#save({ files: [...this.#manifest.files, path] });
    if (current?.equals(content)) return false;
    await this.#replace(path, content);
    return true;
  }

  /** Ends a run: removes the listed files that are not kept, and stores `record`. Returns the paths of the removed files. */
  async finish(
    isKept: (path: string) => boolean,
    record: Pick<PublishedManifest, 'responses' | 'sources'>,
  ): Promise<string[]> {
    const removed = this.#manifest.files.filter((path) => !isKept(path));
    for (const path of removed) await this.#remove(path);
    await this.#save({ ...record, files: this.#manifest.files.filter(isKept) });
    await rm(join(this.#root, temporaryName), { recursive: true, force: true });
    return removed;
  }

  async #save(change: Partial<PublishedManifest>): Promise<void> {
    this.#manifest = { ...this.#manifest, ...change };
    const text = manifestText(this.#manifest);
    const current = await this.read(manifestName);
    if (current?.toString() !== text) await this.#replace(manifestName, Buffer.from(text));
  }

  async #replace(path: string, content: Buffer): Promise<void> {
    await this.renew();
    const temporary = join(this.#root, temporaryName, String((this.#count += 1)));
    await mkdir(dirname(temporary), { recursive: true });
    await writeFile(temporary, content);
    await mkdir(dirname(join(this.#root, path)), { recursive: true });
    await rename(temporary, join(this.#root, path));
  }

  async #remove(path: string): Promise<void> {
    await this.renew();
    await this.#refuseLinks(path);
    await rm(join(this.#root, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      // Missing: a run that was stopped has removed it, but not the folder around it.
      const isGone = await rmdir(join(this.#root, folder)).then(() => true, isMissing);
      if (!isGone) return;
    }
  }

  /** Throws if a part of a path is a symbolic link, which could lead out of the folder. */
  async #refuseLinks(path: string): Promise<void> {
    for (let part = path; part !== '.'; part = dirname(part)) {
      const found = await lstat(join(this.#root, part)).catch(unlessMissing);
      if (found?.isSymbolicLink()) throw new FolderError(`${part} is a symbolic link.`);
    }
  }
}
