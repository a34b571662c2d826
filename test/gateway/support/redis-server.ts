import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';

const command = '/usr/bin/redis-server';

/** Reason to skip tests with Redis; false if it is installed. */
export const noRedis: string | false = existsSync(command)
  ? false
  : `${command} is missing: install redis-server.`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A Redis server without persistence that can be stopped and started again. */
export async function createRedisServer() {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const server = {
    url: `redis://127.0.0.1:${port}`,
    start: async (): Promise<void> => {
      const limits = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
      running = spawn(command, ['--port', String(port), ...limits], { stdio: 'ignore' });
      while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: async (): Promise<void> => {
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    /** Suspends the process; its connections stay open. */
    freeze: (): void => void running?.kill('SIGSTOP'),
    thaw: (): void => void running?.kill('SIGCONT'),
  };
  await server.start();
  return server;
}
