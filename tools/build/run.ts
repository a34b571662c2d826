import { execFileSync } from 'node:child_process';

/** Runs a command with the packages' commands in its path; throws if it fails. */
export function run(command: string, ...args: readonly string[]): void {
  const path = `node_modules/.bin:${process.env.PATH}`;
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } });
}
