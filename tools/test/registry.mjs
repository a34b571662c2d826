import { spawnSync } from 'node:child_process';

let request;

/** Reason to skip what needs the npm registry; undefined if it can be reached. */
export function missingRegistry() {
  request ??= spawnSync('npm', ['view', 'lit', 'version', '--fetch-retries=1'], {
    timeout: 60_000,
  });
  return request.status === 0 ? undefined : 'the npm registry cannot be reached';
}
