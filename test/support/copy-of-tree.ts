import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copies the files of the repository as they are now, without ignored ones, and its packages. */
export async function copyTree(folder: string): Promise<void> {
  const list = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const path of String(list)
    .split('\0')
    .filter((path) => path && existsSync(path))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  // Not a symbolic link: bundlers would see the packages under the path that it leads to.
  await run('cp', ['-a', '--link', 'node_modules', folder]).catch(() =>
    run('cp', ['-a', 'node_modules', folder]),
  );
}
