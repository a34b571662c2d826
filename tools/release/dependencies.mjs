import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Dates of all versions of a package from npm's registry, by version; empty if it does not respond within 10 s. */
export async function releaseDates(name) {
  try {
    const args = ['view', name, 'time', '--json', '--fetch-retries=0'];
    return JSON.parse((await run('npm', args, { timeout: 10_000 })).stdout);
  } catch {
    return {};
  }
}

/** Names and versions of the packages in a lockfile that are installed with this one, without its optional peers. */
const installed = ({ packages }) =>
  Object.entries(packages)
    .filter(
      ([path, { dev, optional, peer, devOptional }]) =>
        path && !(dev || optional || peer || devOptional),
    )
    .map(([path, { version }]) => [path.replace(/^.*node_modules\//, ''), version]);

/**
 * One line for each run-time dependency: name, version and date of release. A lockfile has no dates, and those of
 * installed files are not the release's: without the registry the date is unknown.
 */
export async function runtimeDependencies(lockfile, datesOf = releaseDates) {
  return Promise.all(
    installed(lockfile).map(async ([name, version]) => {
      const date = (await datesOf(name))[version]?.slice(0, 10);
      return `${name} ${version}, ${date ? `released on ${date}` : 'date unknown'}`;
    }),
  );
}
