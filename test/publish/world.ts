import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishedFolder } from '../../src/publish/folder.js';
import { publish, type PublishOptions, type FileStep } from '../../src/publish/publish.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { DrivenClock } from '../client/driven-clock.js';

export const vtc = 'northern_haul';
export const publicUrl = 'https://northern-haul.example/vtc';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** All files below a folder, by path. */
export function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );
}

export interface WorldOptions {
  /** Time of the clock, in ms since the epoch. */
  readonly now?: number | undefined;
  /** Base URL of the API, which is also that of its pictures. */
  readonly apiBase?: string | undefined;
}

/** A sandbox whose responses can be replaced, and a folder to publish to, which is removed at the end of the process. */
export function createPublishWorld({ now, apiBase = 'https://api.example/v1' }: WorldOptions = {}) {
  const clock = new DrivenClock();
  if (now !== undefined) clock.time = now;
  const sandbox = createSandbox({
    basePath: '/v1',
    clock: () => clock.now(),
    companies: 5,
    members: 30,
    rateLimits: false,
  });
  const company = sandbox.world.companies.find(({ handle }) => handle === vtc);
  if (!company) throw new Error(`The sandbox has no ${vtc}.`);
  const token = sandbox.world.embedToken(company);
  const upstream: { respond: ((request: Request) => Response | undefined) | undefined } = {
    respond: undefined,
  };
  const requests: { readonly path: string; readonly at: number }[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  folders.push(folder);

  /** Runs once; returns what happened. */
  async function run(
    options: Partial<Omit<PublishOptions, 'gateway'>> & { readonly vtcs?: string[] } = {},
    gateway: Partial<PublishOptions['gateway']> = {},
  ) {
    const steps: FileStep[] = [];
    const opened = options.folder ?? (await PublishedFolder.open(folder));
    const failures = await publish({
      folder: opened,
      language: 'de',
      maxConvoys: 2,
      scope: {},
      increment: () => Promise.resolve(1),
      signal: new AbortController().signal,
      report: (step) => steps.push(step),
      ...options,
      gateway: {
        apiBase,
        vtcs: options.vtcs ?? [vtc],
        tokens: { [vtc]: token },
        publicUrl,
        clock,
        fetch: (url, init) => {
          const request = new Request(url, init);
          requests.push({ path: request.url, at: clock.now() });
          return Promise.resolve(upstream.respond?.(request) ?? sandbox.fetch(request));
        },
        ...gateway,
      },
    }).finally(() => opened.close());
    const results = (result: FileStep['result']) =>
      steps.filter((step) => step.result === result).map(({ file }) => file);
    return { failures, steps, results };
  }
  return { clock, sandbox, company, token, upstream, requests, folder, run };
}
