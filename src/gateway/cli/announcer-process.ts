import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ArgumentError } from '../../server/arguments.js';
import type { GatewayOptions } from '../options.js';

/** A running `vtc-widgets announce`. */
export interface AnnouncerProcess {
  /** Lets the request in progress end, so that its result is known, and ends the process. */
  stop(): Promise<void>;
}

/** Throws an `ArgumentError` if there is no configuration file of this path. */
export function checkAnnounceFile(path: string): void {
  if (!existsSync(path)) throw new ArgumentError(`The file of --announce does not exist: ${path}.`);
}

/**
 * Runs `vtc-widgets announce` with a configuration file, for the companies of the gateway, else for those of the file. It is
 * a process of its own: what fails in one does not end the other. Messages link to the share pages of the gateway. Its state is beside the file.
 */
export function startAnnouncer(
  path: string,
  { apiBase, tokens = {}, vtcs = [], publicUrl = '', png }: GatewayOptions,
  log: (line: string) => void,
): AnnouncerProcess {
  const [script = ''] = process.argv.slice(1);
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      ...[script, 'announce', '--config', path],
      ...['--state', join(dirname(path), 'announce-state.json')],
      ...vtcs.flatMap((vtc) => ['--vtc', vtc]),
      // Without pictures, messages would lose the banners of convoys.
      ...(png && publicUrl.startsWith('https:') ? ['--gateway-url', publicUrl] : []),
    ],
    {
      // Its output is part of the log.
      stdio: ['ignore', process.stderr, process.stderr],
      env: {
        ...process.env,
        VTC_API_BASE: apiBase,
        VTC_TOKENS: Object.entries(tokens)
          .map((pair) => pair.join('='))
          .join(','),
      },
    },
  );
  let isStopping = false;
  const ended = once(child, 'exit').then(([code]) => {
    if (!isStopping)
      log(`vtc-widgets announce has ended (exit code ${String(code)}); the gateway goes on.`);
  });
  return {
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
