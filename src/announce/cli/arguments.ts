import { ArgumentError, option, parseOptions } from '../../server/arguments.js';

/** Output of `--help`. */
export const help = `Usage: vtc-widgets announce [--config <file>] [options]

Posts the convoys and news of companies to a channel of Discord, and edits each message when its
convoy changes. The webhook is in the environment: DISCORD_WEBHOOK_URL.

  --config <file>        settings as JSON; its schema is dist/announce.schema.json of the package
  --api-base <url>       base URL of the API: https, or http on this machine
  --vtc <handle>         company, by handle or id; repeatable
  --lang <tag>           language of the messages, such as de
  --gateway-url <url>    public URL of a gateway: messages link to its pages and show its posters
  --state <file>         what has been announced; default: announce-state.json
  --once                 run once, as in a scheduled job; default: keep running
  --every <minutes>      pause between runs, 1 to 60; default: 5
  --backfill             announce also what existed before the first run
  --retry-unknown        post again what may have been posted when a run crashed
  --dry-run              print the messages, send and store nothing
  --check                check the settings, the API and the webhook, send and store nothing
  --webhook-host <host>  host of the webhook other than Discord's; repeatable
  --json                 print lines of JSON
  --help                 print this

Environment: DISCORD_WEBHOOK_URL, ANNOUNCE_WEBHOOK_URL (of "channel": "json"), VTC_API_BASE,
VTC_TOKENS (handle=emb_…, separated by commas), VTC_API_KEY (svc_…). Secrets are read from there only.

Exit codes: 0 done; 1 something failed, which the next run tries again; 2 invalid settings;
3 the state file cannot be used; 4 the webhook does not exist any more; 5 another run uses the state
file.
`;

const options = {
  config: option.text,
  'api-base': option.text,
  vtc: option.texts,
  lang: option.text,
  'gateway-url': option.text,
  state: option.text,
  once: option.flag,
  every: option.text,
  backfill: option.flag,
  'retry-unknown': option.flag,
  'dry-run': option.flag,
  check: option.flag,
  'webhook-host': option.texts,
  json: option.flag,
  help: option.flag,
};

function minutes(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 60)
    throw new ArgumentError('--every must be a whole number of minutes from 1 to 60.');
  return number;
}

/** Parses the command line; throws an `ArgumentError` for invalid arguments. */
export function readArguments(args: readonly string[]) {
  const values = parseOptions(args, options);
  return {
    help: values.help === true,
    check: values.check === true,
    dryRun: values['dry-run'] === true,
    once: values.once === true,
    json: values.json === true,
    backfill: values.backfill === true,
    retryUnknown: values['retry-unknown'] === true,
    config: values.config,
    apiBase: values['api-base'],
    vtcs: values.vtc,
    language: values.lang,
    gatewayUrl: values['gateway-url'],
    state: values.state ?? 'announce-state.json',
    everyMs: minutes(values.every ?? '5') * 60_000,
    webhookHosts: values['webhook-host'] ?? [],
  };
}

/** Parsed command line. */
export type AnnounceArguments = ReturnType<typeof readArguments>;
