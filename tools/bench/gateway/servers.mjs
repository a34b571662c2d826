// Servers of the benchmarks of the gateway, each in a process of its own but the API.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createSandbox } from '../../../dist/sandbox/index.js';

/** Starts a program that prints its URL as JSON. */
export async function started(...args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, url: JSON.parse(String(line)).url };
}

/** Serves the sandbox over HTTP; `changed` returns the text that it sends in place of a response. */
export async function startApi(changed = (text) => text) {
  const sandbox = createSandbox({ companies: 50, members: 12_000, rateLimits: false });
  const company = sandbox.world.company('northern_haul');
  const server = createServer(({ url, headers: { authorization } }, response) => {
    const headers = authorization ? { authorization } : {};
    void sandbox.fetch(new Request(`http://localhost${url}`, { headers })).then(async (result) => {
      response.writeHead(result.status, { 'content-type': 'application/json' });
      response.end(changed(await result.text()));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    token: sandbox.world.embedToken(company),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
