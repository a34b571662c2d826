// Runs the examples in integrations/ with the installed package.
import { match, equal } from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { limit } from '../../tools/test/limits.mjs';
import { freePort } from '../support/free-port.mjs';
import { under } from '../support/snippets.ts';
import { hasNode22, node22 } from './node22.mjs';

const vtc = 'northern_haul';
/** Asynchronous, because the sandbox runs in this process. */
const run = promisify(execFile);

/** Waits for the first response of a server that is starting. */
async function waitForResponse(url, child) {
  const deadline = performance.now() + limit(30_000);
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts a server, and calls `check` with its URL. */
export async function served(command, args, { cwd, env }, check) {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForResponse(`${url}/`, child);
    await check(url);
  } finally {
    child.kill();
  }
}

async function isGateway(url) {
  const path = `${url}/api/vtcs/${vtc}/events/upcoming`;
  const caches = [];
  for (let times = 0; times < 2; times += 1) {
    const response = await fetch(path);
    equal(response.status, 200);
    await response.text();
    caches.push(response.headers.get('x-vtc-cache'));
  }
  equal(caches.join(), 'miss,hit');
  match(await (await fetch(`${url}/badge/${vtc}.svg`)).text(), /Northern Haul/);
  match(await (await fetch(`${url}/embed/vtc-card?vtc=${vtc}`)).text(), /shadowrootmode/);
  match(await (await fetch(`${url}/vtc-widgets.js`)).text(), /customElements/);
}

/** Runs each example in `folder`, if the package and deno are installed. */
export async function runExamples({ folder, apiBase, token, check }) {
  const settings = {
    cwd: folder,
    env: { VTC_API_BASE: apiBase, VTC_HANDLE: vtc, VTC_TOKEN: token },
  };
  cpSync('integrations/node', join(folder, 'node'), { recursive: true });

  await check('runs the gateway in Node', () =>
    served(process.execPath, ['node/server.js'], settings, async (url) => {
      await isGateway(url);
      const badge = await fetch(`${url}/badge/${vtc}.png`);
      equal(badge.headers.get('content-type'), 'image/png');
    }),
  );
  await check('renders an element in Node', () =>
    served(process.execPath, ['node/render.js'], settings, async (url) => {
      const html = await (await fetch(url)).text();
      match(html, /<vtc-card[^>]*>\s*<template shadowroot/);
      match(html, /Northern Haul/);
    }),
  );
  await check('runs the gateway in Deno', () => {
    // Deno uses the installed package, not that of the registry.
    const example = readFileSync('integrations/deno/server.js', 'utf8').replaceAll('npm:', '');
    writeFileSync(join(folder, 'deno-server.js'), example);
    writeFileSync(join(folder, 'deno.json'), '{"nodeModulesDir":"manual"}');
    const args = ['run', '--allow-net', '--allow-env', '--allow-read', 'deno-server.js'];
    return served(join(folder, 'node_modules/.bin/deno'), args, settings, isGateway);
  });
  await check('passes the documented tests in Vitest, with Mock Service Worker', async () => {
    const [code] = under('In Vitest, with Mock Service Worker', 'ts', 'demo/docs/sandbox.md');
    mkdirSync(join(folder, 'vitest'));
    writeFileSync(join(folder, 'vitest/company.test.ts'), code);
    const env = { ...process.env, NO_COLOR: '1' };
    const vitest = join(folder, 'node_modules/.bin/vitest');
    const { stdout } = await run(vitest, ['run', '--root', 'vitest'], { cwd: folder, env });
    match(stdout, /Tests +2 passed/);
  });
  if (!hasNode22) return console.log('The example for Astro is left out: Astro needs Node 22.');
  await check('renders an element in Astro', async () => {
    mkdirSync(join(folder, 'src/pages'), { recursive: true });
    cpSync('integrations/astro/index.astro', join(folder, 'src/pages/index.astro'));
    const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', 'astro@6'];
    await run('npm', npm, { cwd: folder });
    const env = { ...process.env, ...settings.env, ASTRO_TELEMETRY_DISABLED: '1' };
    await run(node22(folder), [join(folder, 'node_modules/.bin/astro'), 'build'], {
      cwd: folder,
      env,
    });
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    match(page, /<template shadowroot[^]*Northern Haul/);
  });
}
