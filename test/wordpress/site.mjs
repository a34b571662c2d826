// Installs and starts WordPress with SQLite.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { onDemand } from '../../tools/on-demand/packages.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { freePort } from '../support/free-port.mjs';

/** Builds of versions that were not released yet: 6.6 RC 3 and 6.7 alpha. */
const buildNames = { 6.6: 'beta', 6.7: 'nightly' };
const cache = resolve('node_modules/.cache/wordpress');
const own = import.meta.dirname;
const run = promisify(execFile);

const packageOfModule = {
  core: 'php-cli',
  curl: 'php-curl',
  mbstring: 'php-mbstring',
  pdo_sqlite: 'php-sqlite3',
  sqlite3: 'php-sqlite3',
  xml: 'php-xml',
  zip: 'php-zip',
};

function outputOf(command, arg) {
  try {
    return execFileSync(command, [arg], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Debian packages that this machine lacks. */
export function missingPackages() {
  const modules = outputOf('php', '-m').toLowerCase().split(/\s+/);
  const missing = Object.keys(packageOfModule).filter((name) => !modules.includes(name));
  const packages = new Set(missing.map((name) => packageOfModule[name]));
  return outputOf('unzip', '-v') === '' ? [...packages, 'unzip'] : [...packages];
}

/** The folder of an installed WordPress, made once per version and test environment. */
async function installed(version) {
  const environment = ['site.mjs', 'must-use.php', 'wp-config.php', 'install.php'].map((name) =>
    readFileSync(join(own, name)),
  );
  const hash = createHash('sha256').update(Buffer.concat(environment)).digest('hex').slice(0, 8);
  const done = join(cache, `installed-${version}-${hash}`);
  if (existsSync(done)) return done;
  const from = (await onDemand('wordpress')).file('@wp-playground/wordpress-builds');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'making-'));
  const zip = (file, to) => run('unzip', ['-q', '-o', file, '-d', to]);
  console.log(`installing WordPress ${version}`);
  const build = buildNames[version] ?? version;
  await zip(join(from, `src/wordpress/wp-${build}.zip`), folder);
  cpSync(join(from, `public/wp-${build}`), folder, { recursive: true, force: false });
  const sqlite = 'wp-content/plugins/sqlite-database-integration';
  // Some builds contain a database.
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
  // Requests write in parallel: a transaction that reads before it writes would fail instead of waiting.
  const translator = join(folder, sqlite, 'wp-includes/sqlite/class-wp-sqlite-translator.php');
  // On a busy machine they wait for more than the 5 s after which SQLite gives up.
  const code = readFileSync(translator, 'utf8')
    .replaceAll("'BEGIN'", "'BEGIN IMMEDIATE'")
    .replace(/(?<=ATTR_TIMEOUT +=> )5/, '60');
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

async function started(origin, child) {
  const deadline = performance.now() + limit(60_000);
  for (;;) {
    try {
      return await (await fetch(`${origin}/wp-login.php`)).text();
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** A clock for WordPress, API and visitors. It starts ten minutes after a half hour: the sandbox's convoys start on half hours. */
function createClock(folder) {
  const halfHour = 1800;
  const file = join(folder, 'wp-content/test-clock');
  let offset = (600 + halfHour - (Math.floor(Date.now() / 1000) % halfHour)) % halfHour;
  const clock = {
    now: () => Date.now() + offset * 1000,
    advance: (seconds) => {
      offset += seconds;
      writeFileSync(file, String(offset));
    },
    /** Stops WordPress's clock at the start of a rate limit window, until `advance`; returns that time. */
    stop: () => clock.stopAt(Math.ceil(clock.now() / 300_000) * 300_000),
    stopAt: (ms) => {
      writeFileSync(file, `=${ms / 1000}`);
      return ms;
    },
  };
  clock.advance(0);
  return clock;
}

/** Starts a new WordPress. `php` runs PHP code in it and returns the output. */
export async function startWordPress(version) {
  const folder = mkdtempSync(join(tmpdir(), `vtc-widgets-wordpress-${version}-`));
  cpSync(await installed(version), folder, { recursive: true });
  const clock = createClock(folder);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, WP_URL: origin, PHP_CLI_SERVER_WORKERS: '4' };
  const where = ['-S', origin.replace('http://', ''), '-t', folder, join(own, 'router.php')];
  // Tests replace files within the 2 s in which PHP would not look at them again.
  const settings = ['memory_limit=256M', 'opcache.revalidate_freq=0'];
  const child = spawn('php', [...settings.flatMap((setting) => ['-d', setting]), ...where], {
    env,
    // A process group of its own, because its workers would outlive it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const stop = () => process.kill(-child.pid);
  process.once('exit', stop);
  await started(origin, child);
  return {
    origin,
    folder,
    clock,
    log: () => {
      const file = join(folder, 'debug.log');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    // Asynchronous, because the API runs in this process.
    php: async (code) =>
      (await run('php', ['-r', `require 'wp-load.php'; ${code}`], { cwd: folder, env })).stdout,
    /** Starts a process that runs PHP code in it; a test can kill it. */
    startPhp: (code) =>
      spawn('php', ['-r', `require 'wp-load.php'; ${code}`], { cwd: folder, env, stdio: 'ignore' }),
    close: () => {
      process.off('exit', stop);
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
