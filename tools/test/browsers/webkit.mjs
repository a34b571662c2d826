import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '../limits.mjs';

const driver = '/usr/bin/WebKitWebDriver';
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Whether Debian's webkit2gtk-driver and xvfb are installed. */
export const hasWebKit = () => [driver, browser, '/usr/bin/Xvfb'].every((path) => existsSync(path));

/** Starts a virtual screen; returns the process and its display number. */
async function startScreen() {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(xvfb.stdio[3], 'data');
  return { xvfb, display: `:${String(number).trim()}` };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const capabilities = {
  alwaysMatch: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  },
};

/** Web Test Runner launcher that drives WebKitGTK by WebDriver: one window, one page at a time. */
export function webkitLauncher() {
  const processes = [];
  let port;
  let session;
  let active;
  let starting;

  async function command(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  async function answering() {
    for (const end = Date.now() + limit(20_000); Date.now() < end;) {
      if (await command('GET', '/status').catch(() => undefined)) return;
      await pause(100);
    }
    throw new Error('WebKitWebDriver does not respond');
  }

  async function start() {
    port = await freePort();
    const { xvfb, display } = await startScreen();
    processes.push(xvfb);
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    processes.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
    await answering();
    ({ sessionId: session } = await command('POST', '/session', { capabilities }));
  }

  const visit = (url) => command('POST', `/session/${session}/url`, { url });

  return {
    name: 'WebKitGTK',
    type: 'webkitgtk',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      await (starting ??= start());
      active = id;
      await visit(url);
    },
    isActive: (id) => active === id,
    getBrowserUrl: () => undefined,
    async stopSession() {
      active = undefined;
      await visit('about:blank').catch(() => undefined);
      return {};
    },
    async startDebugSession() {
      throw new Error('WebKitGTK cannot be debugged from here');
    },
    async stop() {
      if (session) await command('DELETE', `/session/${session}`).catch(() => undefined);
      for (const process of processes.reverse()) process.kill();
    },
  };
}
