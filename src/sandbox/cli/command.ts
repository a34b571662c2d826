import { createSandbox } from '../server/sandbox.js';
import type { JournalEntry } from '../server/journal.js';
import packageJson from '../../../package.json' with { type: 'json' };
import { help, readArguments } from './arguments.js';
import { exportWorld } from './export-world.js';
import { readFixtureFile, writeFixtureFile } from './fixture-file.js';
import { listenToSandbox } from './listen.js';
import { createSite } from './site.js';
import { formatSummary, summary } from './summary.js';

/** Formats a journal entry as one line. */
function line({
  at,
  method,
  path,
  query,
  caller,
  status,
  ms,
  failure,
  warnings,
}: JournalEntry): string {
  const address = query === '' ? path : `${path}?${query}`;
  const injected = failure === undefined ? '' : ` injected ${failure}`;
  const notes = warnings.map((warning) => `\n  warning: ${warning}`).join('');
  return `${at} ${status} ${method} ${address} ${caller} ${ms} ms${injected}${notes}`;
}

/** Closes the server on SIGINT and SIGTERM. */
function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** Runs `vtc-widgets sandbox`; throws an ArgumentError for invalid arguments. */
export async function run(args: readonly string[]): Promise<void> {
  const expected = readArguments(args);
  if (expected.help) return console.log(help);
  if (expected.version) return console.log(`vtc-widgets ${packageJson.version}`);
  const fixture =
    expected.fixture === undefined ? undefined : await readFixtureFile(expected.fixture);
  const options = { ...expected.sandbox, ...(fixture && { fixture }) };
  if (expected.export !== undefined) {
    const { host, port } = expected.listen;
    const baseUrl = `http://${host}:${port}${expected.sandbox.basePath}`;
    return writeFixtureFile(expected.export, exportWorld(options, baseUrl));
  }
  const sandbox = createSandbox(options);
  const site = expected.sandbox.control ? { site: createSite(sandbox) } : {};
  const { url, port, close } = await listenToSandbox(sandbox, { ...expected.listen, ...site });
  closeOnSignal(close);
  if (expected.verbose) sandbox.journal.subscribe((entry) => console.error(line(entry)));
  if (expected.listen.port !== 0 && port !== expected.listen.port) {
    console.error(`Port ${expected.listen.port} is taken: ${port} is used instead.`);
  }
  const known = summary(url, sandbox);
  const home = expected.sandbox.control ? `${new URL(url).origin}/` : undefined;
  console.log(expected.json ? JSON.stringify(known) : formatSummary(known, home));
}
