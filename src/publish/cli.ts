import { join } from 'node:path';
import { pause, systemClock } from '../client/clock.js';
import { createCounters } from '../gateway/cache/memory.js';
import { pngRenderer } from '../gateway/node/png.js';
import { publicFetch } from '../gateway/node/public-fetch.js';
import { completeOptions, OptionError } from '../gateway/options.js';
import { ArgumentError } from '../server/arguments.js';
import { LockedError } from '../server/file-lock.js';
import { untilStopped } from '../server/until-stopped.js';
import { help, type PublishArguments, readArguments } from './cli/arguments.js';
import { FolderError, PublishedFolder } from './folder.js';
import { publish, type FileStep } from './publish.js';
import { requireNewSite, writeSite } from './site/write-site.js';

const exitCodes = { done: 0, failed: 1, settings: 2, folder: 3 } as const;

const ageText = (at: number | undefined): string =>
  at === undefined ? '' : `, ${Math.round((systemClock.now() - at) / 60_000)} minutes old`;

/** A step as a line of text; files that have not changed are counted only. */
function stepLine({ file, result, reason, at }: FileStep): string | undefined {
  if (result === 'unchanged') return undefined;
  return `${result} ${file}${ageText(at)}${reason ? `: ${reason}` : ''}`;
}

/** Prints the steps of a run. */
function createReport(json: boolean) {
  const counts = new Map<FileStep['result'], number>();
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  return {
    report: (step: FileStep) => {
      counts.set(step.result, (counts.get(step.result) ?? 0) + 1);
      const line = json ? JSON.stringify(step) : stepLine(step);
      if (line) print(line);
    },
    end: () => {
      const results = (['written', 'unchanged', 'removed', 'kept'] as const).map(
        (result) => [result, counts.get(result) ?? 0] as const,
      );
      print(
        json
          ? JSON.stringify(Object.fromEntries(results))
          : results.map(([result, count]) => `${count} ${result}`).join(', '),
      );
    },
  };
}

async function execute(parsed: PublishArguments, signal: AbortSignal): Promise<number> {
  const { json, out, site, fonts, language, maxConvoys, scope, watchMs } = parsed;
  if (site !== undefined) await requireNewSite({ site, out });
  const png = await pngRenderer(fonts);
  if (!png) console.error('Without the package @resvg/resvg-js there are no pictures as PNG.');
  if (!parsed.gateway.publicUrl)
    console.error(
      'Without --public-url, previews of links have no picture, and pictures no QR code.',
    );
  const gateway = {
    ...parsed.gateway,
    png,
    fetchLogo: publicFetch,
    clock: systemClock,
    log: (line: string) => console.error(line),
  };
  completeOptions(gateway);
  const increment = createCounters();
  let isSiteMissing = site !== undefined;
  let failures: number;
  do {
    const { report, end } = createReport(json);
    const folder = await PublishedFolder.open(out);
    try {
      const how = { language, maxConvoys, scope, increment, report, signal };
      failures = await publish({ gateway, folder, ...how });
    } finally {
      await folder.close();
    }
    if (site !== undefined && isSiteMissing && failures === 0) {
      const [vtc = ''] = gateway.vtcs;
      const files = await writeSite({ site, out, vtc, language });
      for (const file of files) report({ file: join(site, file), result: 'written' });
      isSiteMissing = false;
    }
    end();
    if (watchMs !== undefined) await pause(watchMs, systemClock, signal).catch(() => undefined);
  } while (watchMs !== undefined && !signal.aborted);
  if (isSiteMissing) console.error('The site is not written before a run without failures.');
  return failures > 0 ? exitCodes.failed : exitCodes.done;
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof ArgumentError || error instanceof OptionError) return exitCodes.settings;
  const isFolder = error instanceof FolderError || error instanceof LockedError;
  return isFolder ? exitCodes.folder : undefined;
}

/** Runs the command with the arguments after `publish`. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const parsed = readArguments(args, process.env);
    if (!parsed) return void process.stdout.write(help);
    process.exitCode = await untilStopped((signal) => execute(parsed, signal));
  } catch (error) {
    // Stopped in the middle of a run: the next one goes on.
    if (error instanceof Error && error.name === 'AbortError') {
      process.exitCode = exitCodes.failed;
      return;
    }
    const exitCode = exitCodeOf(error);
    if (exitCode === undefined || !(error instanceof Error)) throw error;
    console.error(`vtc-widgets publish: ${error.message} (see vtc-widgets publish --help)`);
    process.exitCode = exitCode;
  }
}
