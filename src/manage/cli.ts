import { resolveApiBase } from '../client/api-base.js';
import { createClient } from '../client/client.js';
import { systemClock } from '../client/clock.js';
import { VtcError } from '../client/errors.js';
import { urlOf } from '../client/request.js';
import { ArgumentError } from '../server/arguments.js';
import { untilStopped } from '../server/until-stopped.js';
import { help, type ManageArguments, readArguments } from './arguments.js';
import { callOf, type ManagementCall } from './calls.js';
import { type ExitCode, exitCodes, explain, unknownAdvice } from './failure.js';

const print = (lines: readonly string[]) =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** The request that would be sent, as lines of text or one line of JSON. */
function preview({ endpoint, input }: ManagementCall, apiBase: string, json: boolean): string[] {
  const { method, path } = endpoint;
  const url = urlOf(resolveApiBase(apiBase), { path }, input);
  const body = 'body' in input ? input.body : undefined;
  return json
    ? [JSON.stringify({ dryRun: true, method, url, body })]
    : [`${method} ${url}`, JSON.stringify(body, null, 2)];
}

async function send(
  call: ManagementCall,
  { apiBase, apiKey, json }: ManageArguments,
  signal: AbortSignal,
): Promise<void> {
  const client = createClient({ apiBase, apiKey });
  const { response, lines } = await call.send(client, { signal });
  print(json ? [JSON.stringify(response)] : lines);
}

async function execute(parsed: ManageArguments, signal: AbortSignal): Promise<ExitCode> {
  const { action, vtc, apiBase, json, dryRun } = parsed;
  const call = callOf(action, vtc, systemClock.now());
  const isWrite = call.endpoint.method !== undefined;
  try {
    if (dryRun) print(preview(call, apiBase, json));
    else await send(call, parsed, signal);
    return exitCodes.done;
  } catch (error) {
    if (signal.aborted) {
      console.error(`vtc-widgets manage: Stopped.${isWrite ? ` ${unknownAdvice}` : ''}`);
      return isWrite ? exitCodes.unknown : exitCodes.failed;
    }
    if (!(error instanceof VtcError)) throw error;
    const { text, exitCode } = explain(error, isWrite);
    console.error(`vtc-widgets manage: ${text}`);
    return exitCode;
  }
}

/** Runs the command with the arguments after `manage`. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const parsed = await readArguments(args, process.env);
    if (!parsed) return void process.stdout.write(help);
    process.exitCode = await untilStopped((signal) => execute(parsed, signal));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(`vtc-widgets manage: ${error.message}`);
    process.exitCode = exitCodes.settings;
  }
}
