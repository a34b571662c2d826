import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../../src/sandbox/index.js';

/** A process that serves HTTP. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Settles with its exit code. */
  readonly ended: Promise<number | null>;
}

/** A process of `vtc-widgets gateway`. */
export type GatewayProcess = ServerProcess;

const command = ['src/cli.ts', 'gateway'];

function spawned(script: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import=tsx', ...script], {
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  const append = (text: unknown) => {
    output += String(text);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return { child, output: () => output };
}

/** Runs the command until it exits; returns its exit code and output. */
export async function ran(args: readonly string[], environment = {}) {
  const { child, output } = spawned([...command, ...args], environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** Starts a script that prints a line of JSON, and waits for this line. */
export async function startedScript<Facts extends { readonly url: string }>(
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess & Facts> {
  const { child, output } = spawned(script, environment);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  while (!output().includes('\n')) {
    await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(output());
  }
  const line = output()
    .split('\n')
    .find((text) => text.startsWith('{'));
  if (!line) throw new Error(output());
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return { ...(JSON.parse(line) as Facts), pid: child.pid ?? 0, output, signal, ended };
}

/** Starts the command and waits for its URL. */
export const started = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> =>
  startedScript([...command, ...args, '--port', '0', '--json'], environment);

/** A sandbox over HTTP that records the paths of all requests. */
export async function countedSandbox() {
  const sandbox = createSandbox({ companies: 20, members: 400, rateLimits: false });
  const requests: string[] = [];
  const pause = { ms: 0 };
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming.url ?? '');
    const { authorization } = incoming.headers;
    const headers = authorization ? { authorization } : {};
    void sandbox
      .fetch(new Request(`http://127.0.0.1${incoming.url}`, { headers }))
      .then(async (response) => {
        await new Promise((resolve) => setTimeout(resolve, pause.ms).unref());
        outgoing.writeHead(response.status, { 'content-type': 'application/json' });
        outgoing.end(await response.text());
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const company = sandbox.world.companies.find(({ handle }) => handle === 'northern_haul');
  if (!company) throw new Error('The sandbox has no northern_haul.');
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    pause,
    token: sandbox.world.embedToken(company),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
