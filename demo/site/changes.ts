import { execFileSync } from 'node:child_process';

const git = (args: readonly string[], input = '') =>
  execFileSync('git', args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'ignore'] });

/** The version of the package at the last change of each file of a folder, by its path; empty outside a repository. */
export function versionsOf(folder: string): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  try {
    const log = git(['log', '--format=commit %H', '--name-only', '--', folder]);
    const commitOf = new Map<string, string>();
    let commit = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('commit ')) commit = line.slice(7);
      else if (line && !commitOf.has(line)) commitOf.set(line, commit);
    }
    const commits = [...new Set(commitOf.values())];
    const contents = git(
      ['cat-file', '--batch'],
      commits.map((commit) => `${commit}:package.json\n`).join(''),
    );
    const found = [...contents.matchAll(/^ {2}"version": "([^"]+)"/gm)].map(
      ([, version = '']) => version,
    );
    if (found.length !== commits.length) return versions;
    for (const [path, commit] of commitOf) versions.set(path, found[commits.indexOf(commit)] ?? '');
  } catch {
    // Not a repository, or without git.
  }
  return versions;
}
