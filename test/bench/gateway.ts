// Throughput of a cached response: the gateway and nginx's proxy_cache, with the same upstream.
// Needs nginx, wrk and a build: node --import=tsx test/bench/gateway.ts
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countedSandbox } from '../gateway/support/processes.js';

const [seconds, rounds] = ['4s', 3];
const path = '/vtcs/northern_haul';
const folder = mkdtempSync(join(tmpdir(), 'vtc-bench-'));
const api = await countedSandbox();
const port = 20_000 + (process.pid % 20_000);

writeFileSync(
  join(folder, 'nginx.conf'),
  `pid ${folder}/pid; error_log /dev/null; worker_processes 1; daemon off;
events { worker_connections 1024; }
http {
  access_log off;
  proxy_cache_path ${folder}/cache keys_zone=api:10m;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${api.url}; proxy_cache api; proxy_cache_valid 200 1h; }
  }
}`,
);
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
const gateway = spawn(
  process.execPath,
  ['dist/cli.js', 'gateway', '--api-base', api.url, '--port', '0', '--json'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const line = await new Promise<string>((resolve) => {
  gateway.stdout.once('data', (text: Buffer) => resolve(String(text)));
});
const { url } = JSON.parse(line) as { url: string };

/** Requests per second. */
function throughput(address: string): number {
  const output = execFileSync('wrk', ['-t1', '-c64', `-d${seconds}`, address], {
    encoding: 'utf8',
  });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;

try {
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await (await fetch(`${url}/api${path}`)).text();
  const results = Array.from({ length: rounds }, () => [
    throughput(`http://127.0.0.1:${port}${path}`),
    throughput(`${url}/api${path}`),
  ]);
  const [one, other] = [0, 1].map((at) => median(results.map((round) => round[at] ?? 0)));
  console.log(`nginx ${Math.round(one ?? 0)}/s, gateway ${Math.round(other ?? 0)}/s`);
  console.log(
    `ratio ${((one ?? 0) / (other ?? 1)).toFixed(1)}; upstream received ${api.requests.length} requests`,
  );
} finally {
  nginx.kill();
  gateway.kill();
  api.close();
  rmSync(folder, { recursive: true, force: true });
}
