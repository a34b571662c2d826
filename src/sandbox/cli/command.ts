import { createSandbox } from '../server/sandbox.js';
import type { JournalEntry } from '../server/journal.js';
import packageJson from '../../../package.json' with { type: 'json' };
import { readArguments } from './arguments.js';
import { exportWorld } from './export-world.js';
import { readFixtureFile, writeFixtureFile } from './fixture-file.js';
import { help } from './help.js';
import { listen } from './listen.js';
import { createSite } from './site.js';
import { readable, summary } from './summary.js';

/** A request in one line. */
function line({
  at,
  method,
  path,
  query,
  caller,
  status,
  ms,
  fault,
  warnings,
}: JournalEntry): string {
  const address = query === '' ? path : `${path}?${query}`;
  const spoilt = fault === undefined ? '' : ` fault ${fault}`;
  const notes = warnings.map((warning) => `\n  warning: ${warning}`).join('');
  return `${at} ${status} ${method} ${address} ${caller} ${ms} ms${spoilt}${notes}`;
}

/** Ends the program tidily when it is told to, also as the first process of a container. */
function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** Runs `vtc-widgets sandbox` with these arguments; an ArgumentError says what is wrong with them. */
export async function run(args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  if (wanted.help) return console.log(help);
  if (wanted.version) return console.log(`vtc-widgets ${packageJson.version}`);
  const fixture = wanted.fixture === undefined ? undefined : await readFixtureFile(wanted.fixture);
  const options = { ...wanted.sandbox, ...(fixture && { fixture }) };
  if (wanted.export !== undefined) {
    const { host, port } = wanted.listen;
    const baseUrl = `http://${host}:${port}${wanted.sandbox.basePath}`;
    return writeFixtureFile(wanted.export, exportWorld(options, baseUrl));
  }
  const sandbox = createSandbox(options);
  const site = wanted.sandbox.control ? { site: createSite(sandbox) } : {};
  const { url, port, close } = await listen(sandbox, { ...wanted.listen, ...site });
  closeOnSignal(close);
  if (wanted.verbose) sandbox.journal.subscribe((entry) => console.error(line(entry)));
  if (wanted.listen.port !== 0 && port !== wanted.listen.port) {
    console.error(`Port ${wanted.listen.port} is taken: ${port} is used instead.`);
  }
  const known = summary(url, sandbox);
  const home = wanted.sandbox.control ? `${new URL(url).origin}/` : undefined;
  console.log(wanted.json ? JSON.stringify(known) : readable(known, home));
}
