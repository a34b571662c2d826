import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { limit } from '../../tools/test/limits.mjs';

/** The site as `npm start` serves it. */
export interface ServedSite {
  /** Address of the site, with a slash at its end. */
  readonly url: string;
  /** Ends the servers. */
  close(): Promise<void>;
}

/** Runs `npm start` on free ports, until it has printed the address of the gateway, which starts last. */
export async function startServedSite(): Promise<ServedSite> {
  const signal = AbortSignal.timeout(limit(60_000));
  const child = spawn(process.execPath, ['--import=tsx', 'demo/start.mjs'], {
    env: { ...process.env, PORT: '0' },
  });
  const close = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  try {
    let output = '';
    while (!/Gateway: +http:\S+\n/.test(output)) {
      const [part] = (await once(child.stdout, 'data', { signal })) as [Buffer];
      output += String(part);
    }
    const [url = ''] = /(?<=Site: +)http:\S+(?=\n)/.exec(output) ?? [];
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
