// A WordPress on this machine, without a database server.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { limit } from '../../tools/test/limits.mjs';

const builds = '@wp-playground/wordpress-builds@0.9.19';
const cache = resolve('node_modules/.cache/wordpress');
const own = import.meta.dirname;
const run = promisify(execFile);

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
};

/** The folder of WordPress's builds, fetched once. */
async function fetched() {
  const folder = join(cache, 'builds');
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  console.log(`fetching ${builds} (60 MB)`);
  await run('npm', ['pack', builds, '--pack-destination', cache, '--silent']);
  await run('sh', ['-c', 'tar xzf *.tgz && rm *.tgz'], { cwd: cache });
  renameSync(join(cache, 'package'), folder);
  return folder;
}

/** An installed WordPress, made once per version. */
async function installed(version) {
  const done = join(cache, `installed-${version}`);
  if (existsSync(done)) return done;
  const from = await fetched();
  const folder = mkdtempSync(join(cache, 'making-'));
  const zip = (file, to) => run('unzip', ['-q', '-o', file, '-d', to]);
  console.log(`installing WordPress ${version}`);
  await zip(join(from, `src/wordpress/wp-${version}.zip`), folder);
  cpSync(join(from, `public/wp-${version}`), folder, { recursive: true, force: false });
  const sqlite = 'wp-content/plugins/sqlite-database-integration';
  // Some builds come with a database of their own.
  for (const name of ['wp-content/database', 'wp-content/mu-plugins', sqlite])
    rmSync(join(folder, name), { recursive: true, force: true });
  await zip(join(from, 'src/sqlite-database-integration/sqlite-database-integration.zip'), folder);
  renameSync(join(folder, 'sqlite-database-integration-main'), join(folder, sqlite));
  const dropIn = readFileSync(join(folder, sqlite, 'db.copy'), 'utf8')
    .replace(
      "'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
      `__DIR__ . '/plugins/sqlite-database-integration'`,
    )
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(join(folder, 'wp-content/db.php'), dropIn);
  // Several requests write at once: a transaction that reads first and writes then would fail, not wait.
  const translator = join(folder, sqlite, 'wp-includes/sqlite/class-wp-sqlite-translator.php');
  const code = readFileSync(translator, 'utf8').replaceAll("'BEGIN'", "'BEGIN IMMEDIATE'");
  writeFileSync(translator, code);
  mkdirSync(join(folder, 'wp-content/mu-plugins'), { recursive: true });
  cpSync(join(own, 'must-use.php'), join(folder, 'wp-content/mu-plugins/test.php'));
  cpSync(join(own, 'wp-config.php'), join(folder, 'wp-config.php'));
  cpSync(join(own, 'install.php'), join(folder, 'install.php'));
  const env = { ...process.env, WP_URL: 'http://127.0.0.1' };
  const { stdout } = await run('php', ['install.php'], { cwd: folder, env });
  if (!stdout.endsWith('installed')) throw new Error(stdout);
  rmSync(join(folder, 'install.php'));
  rmSync(join(folder, 'debug.log'), { force: true });
  renameSync(folder, done);
  return done;
}

async function answers(origin, child) {
  const late = performance.now() + limit(60_000);
  for (;;) {
    try {
      return await (await fetch(`${origin}/wp-login.php`)).text();
    } catch (error) {
      if (child.exitCode !== null || performance.now() > late) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** Starts a fresh WordPress of a version; `php` runs a piece of PHP in it and gives what it prints. */
export async function startWordPress(version) {
  const folder = mkdtempSync(join(tmpdir(), `vtc-widgets-wordpress-${version}-`));
  cpSync(await installed(version), folder, { recursive: true });
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, WP_URL: origin, PHP_CLI_SERVER_WORKERS: '4' };
  const where = ['-S', origin.replace('http://', ''), '-t', folder, join(own, 'router.php')];
  const child = spawn('php', ['-d', 'memory_limit=256M', ...where], {
    env,
    // Its own group, since its workers outlive it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const stop = () => process.kill(-child.pid);
  process.once('exit', stop);
  await answers(origin, child);
  return {
    origin,
    folder,
    log: () => {
      const file = join(folder, 'debug.log');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    // Not the one that waits: the API answers in this process.
    php: async (code) =>
      (await run('php', ['-r', `require 'wp-load.php'; ${code}`], { cwd: folder, env })).stdout,
    close: () => {
      process.off('exit', stop);
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
