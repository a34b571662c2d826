// Installs packages that only some steps need. Each folder beside this file is one such installation, with exact versions.
// Update one: npm install --prefix tools/on-demand/NAME --package-lock-only --omit-lockfile-registry-resolved PACKAGE@VERSION
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { missingRegistry } from '../test/registry.mjs';

const cache = resolve('node_modules/.cache/on-demand');
const files = ['package.json', 'package-lock.json'];
const sourceOf = (name) => join(import.meta.dirname, name);

/** The folder that an installation has; a changed lockfile has another one. */
function folderOf(name) {
  const lockfile = readFileSync(join(sourceOf(name), 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex').slice(0, 8);
  return join(cache, `${name}-${hash}`);
}

/**
 * Reason to skip what needs the packages of `tools/on-demand/<name>`; undefined if they are installed or can be.
 * @param {string} name
 */
export const missingPackages = (name) =>
  existsSync(folderOf(name)) ? undefined : missingRegistry();

async function install(name, folder) {
  console.error(`Installing the packages of tools/on-demand/${name}.`);
  mkdirSync(cache, { recursive: true });
  // Two processes may install the same packages: the first one that is done wins.
  const made = mkdtempSync(join(cache, 'making-'));
  for (const file of files) cpSync(join(sourceOf(name), file), join(made, file));
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', made, ...flags], { maxBuffer: 1e8 });
    if (!existsSync(folder)) renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder))
      throw new Error(
        `Cannot install the packages of tools/on-demand/${name}: ${missingRegistry() ?? error.stderr ?? error.message}`,
        { cause: error },
      );
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Packages of `tools/on-demand/<name>`, which are installed once per lockfile: their folder, and functions that import a
 * package, require it, find a file of `node_modules`, or a command. Throws if the registry cannot be reached.
 * @param {string} name
 */
export async function onDemand(name) {
  const folder = folderOf(name);
  if (!existsSync(folder)) await install(name, folder);
  const require = createRequire(join(folder, 'x.js'));
  return {
    folder,
    require,
    /** @param {string} path */
    load: (path) => import(pathToFileURL(require.resolve(path)).href),
    /** @param {string} path */
    file: (path) => join(folder, 'node_modules', path),
    /** @param {string} command */
    bin: (command) => join(folder, 'node_modules/.bin', command),
  };
}
