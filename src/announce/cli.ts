import { readFile } from 'node:fs/promises';
import { pause, systemClock } from '../client/clock.js';
import { ArgumentError, type Environment } from '../server/arguments.js';
import { LockedError } from '../server/file-lock.js';
import { untilStopped } from '../server/until-stopped.js';
import {
  type AnnouncerConfig,
  companySources,
  openChannel,
  planSettings,
  worldLoader,
} from './announcer.js';
import { ChannelError } from '../webhook/channel-error.js';
import type { Channel } from './channel/channel.js';
import { type AnnounceArguments, help, readArguments } from './cli/arguments.js';
import { stepLine } from './cli/step-line.js';
import { type Config, isGatewayUrl, parseConfig } from './config.js';
import { dryRun, runOnce, type RunOptions, type Step } from './run.js';
import { emptyState, parseState, StateError } from './state/state.js';
import { openStateFile, type StateStore } from './state/state-file.js';

const exitCodes = { done: 0, failed: 1, settings: 2, state: 3, closed: 4, locked: 5 } as const;

async function readConfig(path: string | undefined): Promise<Config> {
  if (path === undefined) return parseConfig('{}');
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ArgumentError(`The configuration file ${path} cannot be read.`, { cause });
  });
  return parseConfig(text);
}

/** Settings of the file, the command line and the environment. */
function completed(
  config: Config,
  parsed: AnnounceArguments,
  environment: Environment,
): AnnouncerConfig {
  const apiBase = parsed.apiBase ?? config.apiBase ?? environment.VTC_API_BASE;
  const vtcs = parsed.vtcs ?? config.vtcs ?? [];
  if (!apiBase)
    throw new ArgumentError('The base URL of the API is missing: --api-base https://api.example.');
  if (vtcs.length === 0) throw new ArgumentError('The company is missing: --vtc northern_haul.');
  const { language = config.language, gatewayUrl = config.gatewayUrl } = parsed;
  if (gatewayUrl !== undefined && !isGatewayUrl(gatewayUrl))
    throw new ArgumentError('--gateway-url must be an https URL without parameters.');
  return { ...config, apiBase, vtcs, language, gatewayUrl };
}

/** The state file for reading only. */
const readOnly = (path: string): StateStore => ({
  load: async () => {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    return text === undefined ? emptyState : parseState(text);
  },
  save: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** A channel for runs that send nothing, if none is set. */
const noChannel: Channel = {
  key: 'none',
  post: () => Promise.resolve(undefined),
  edit: () => Promise.resolve('edited'),
  delete: () => Promise.resolve(),
};

/** Runs with the settings, and counts what failed. */
class Command {
  failures = 0;
  readonly #parsed: AnnounceArguments;
  readonly #config: AnnouncerConfig;
  readonly #options: Omit<RunOptions, 'store'>;
  readonly #channel: Channel & { check?: () => Promise<void> };

  constructor(
    parsed: AnnounceArguments,
    config: AnnouncerConfig,
    environment: Environment,
    signal: AbortSignal,
  ) {
    const tools = { clock: systemClock };
    const sources = companySources(config, environment, tools);
    const canOmit = parsed.dryRun && !environment.DISCORD_WEBHOOK_URL;
    this.#parsed = parsed;
    this.#config = config;
    this.#channel = canOmit
      ? noChannel
      : openChannel(config, environment, parsed.webhookHosts, tools);
    this.#options = {
      ...planSettings(config),
      ...tools,
      backfill: parsed.backfill,
      retriesUnknown: parsed.retryUnknown,
      channel: this.#channel,
      load: worldLoader(sources, config, systemClock, (line) => this.#failed(line)),
      report: (step) => this.#report(step),
      signal,
    };
  }

  #failed(line: string): void {
    this.failures += 1;
    console.error(line);
  }

  #report(step: Step): void {
    if (step.result === 'failed' || step.result === 'unknown') this.failures += 1;
    const { json } = this.#parsed;
    const { language: locale, timeZone: zone = 'UTC', role } = this.#config;
    const reader = { locale, zone, now: systemClock.now() };
    process.stdout.write(
      `${json ? JSON.stringify(step) : stepLine({ ...step, pings: step.pings && role !== undefined }, reader)}\n`,
    );
  }

  /** Checks the API and the webhook. */
  async check(): Promise<void> {
    const world = await this.#options.load(emptyState);
    await this.#channel.check?.();
    for (const { vtc, company, convoys } of world)
      process.stdout.write(`${vtc}: ${company.name}, ${convoys.length} convoys\n`);
  }

  /** Prints what a run would send. */
  preview(): Promise<void> {
    return dryRun({ ...this.#options, store: readOnly(this.#parsed.state) });
  }

  /** Runs once. */
  async run(): Promise<void> {
    const store = await openStateFile(this.#parsed.state);
    try {
      await runOnce({ ...this.#options, store });
    } finally {
      await store.close();
    }
  }

  /** Runs again and again; failures that may pass do not end it. */
  async repeat(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.run().catch((error: unknown) => {
        const mayPass =
          error instanceof LockedError ||
          (error instanceof ChannelError && error.failure === 'unreachable');
        if (!mayPass) throw error;
        console.error(error.message);
      });
      await pause(this.#parsed.everyMs, systemClock, signal).catch(() => undefined);
    }
  }
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof ArgumentError) return exitCodes.settings;
  if (error instanceof StateError) return exitCodes.state;
  if (error instanceof LockedError) return exitCodes.locked;
  if (!(error instanceof ChannelError)) return undefined;
  return error.failure === 'closed' ? exitCodes.closed : exitCodes.failed;
}

async function execute(
  parsed: AnnounceArguments,
  environment: Environment,
  signal: AbortSignal,
): Promise<number> {
  const config = completed(await readConfig(parsed.config), parsed, environment);
  const command = new Command(parsed, config, environment, signal);
  if (parsed.check) await command.check();
  else if (parsed.dryRun) await command.preview();
  else if (parsed.once) await command.run();
  else await command.repeat(signal);
  return command.failures > 0 ? exitCodes.failed : exitCodes.done;
}

/** Runs the command with the arguments after `announce`. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const parsed = readArguments(args);
    if (parsed.help) return void process.stdout.write(help);
    process.exitCode = await untilStopped((signal) => execute(parsed, process.env, signal));
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (exitCode === undefined || !(error instanceof Error)) throw error;
    console.error(`vtc-widgets announce: ${error.message}`);
    process.exitCode = exitCode;
  }
}
