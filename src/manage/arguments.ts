import { readFile } from 'node:fs/promises';
import { text as textOfStream } from 'node:stream/consumers';
import { attendanceStatuses, newsMaxLength } from '../contract/management.js';
import { isApiKey, isIdOrHandle } from '../contract/tokens.js';
import { dateTime } from '../contract/values.js';
import {
  ArgumentError,
  type Environment,
  option,
  parseOptions,
  wholeNumberOption,
} from '../server/arguments.js';

/** Output of `--help`. */
export const help = `Usage: vtc-widgets manage <action> --api-base <url> --vtc <handle> [options]

Reads and changes a company of yours, with one request for each action. The API key, which needs
VTC scopes, is in the environment: VTC_API_KEY.

Actions:
  summary                  name, handle, id and number of members
  members                  all members with their roles
  applications             pending applications, the oldest first
  news                     publish a news post, now or at a date
  attend                   set whether the company attends a convoy

All actions:
  --api-base <url>         base URL of the API: https, or http on this machine
  --vtc <handle>           company, by handle or id
  --json                   print the response of the API as one line of JSON
  --help                   print this

news:
  --title <text>           1 to 200 characters
  --content <text>         1 to 10000 characters, as Markdown
  --content-file <file>    the same from a file; - for the standard input
  --pinned                 pin it
  --publish-at <date-time> publish it later, with the zone: 2026-12-24T18:00:00Z
  --dry-run                check and print the request, and send nothing

attend:
  --event <id>             number of the convoy
  --status <status>        attending or not_attending; default: attending
  --dry-run                check and print the request, and send nothing

Environment: VTC_API_KEY (svc_…), which is read from there only, and VTC_API_BASE.

Exit codes: 0 done; 1 the API did not do it now, try again later; 2 invalid arguments, or the API
rejects the values; 3 the API rejects the key; 4 no such company or convoy; 5 the API did not
confirm a change: it may have been made or not.
`;

const shared = {
  'api-base': option.text,
  vtc: option.text,
  json: option.flag,
  help: option.flag,
};

const write = { ...shared, 'dry-run': option.flag };

const newsOptions = {
  ...write,
  title: option.text,
  content: option.text,
  'content-file': option.text,
  pinned: option.flag,
  'publish-at': option.text,
};

const attendOptions = { ...write, event: option.text, status: option.text };

/** What to read or to change. */
export type ManagementAction =
  | { readonly name: 'summary' | 'members' | 'applications' }
  | {
      readonly name: 'news';
      readonly body: { title: string; content: string; pinned?: boolean; publishAt?: string };
    }
  | {
      readonly name: 'attend';
      readonly eventId: number;
      readonly body: { readonly status: (typeof attendanceStatuses)[number] };
    };

/** Parsed command line and environment. */
export interface ManageArguments {
  readonly action: ManagementAction;
  readonly apiBase: string;
  readonly apiKey: string | undefined;
  readonly vtc: string;
  readonly json: boolean;
  readonly dryRun: boolean;
}

/** Throws for a key among the arguments, which other users of a machine can read. */
function rejectKeys(args: readonly string[]): void {
  if (args.some((text) => /(^|=)svc_[\w.~+/=-]+$/.test(text)))
    throw new ArgumentError(
      'Never pass a key as an argument, which others can read: revoke this one and set VTC_API_KEY.',
    );
}

function textOption(name: string, text: string | undefined, maxLength: number): string {
  if (text === undefined) throw new ArgumentError(`--${name} is missing.`);
  if (text.length < 1 || text.length > maxLength)
    throw new ArgumentError(
      `--${name} must have 1 to ${maxLength} characters, not ${text.length}.`,
    );
  return text;
}

function dateOption(text: string | undefined): { publishAt?: string } {
  if (text === undefined) return {};
  if (!dateTime.safeParse(text).success)
    throw new ArgumentError(
      '--publish-at must be a date-time with its zone, such as 2026-12-24T18:00:00Z.',
    );
  return { publishAt: text };
}

/** The text of a file, or of the standard input, without the line break at its end. */
async function fileText(path: string): Promise<string> {
  const text = await (path === '-' ? textOfStream(process.stdin) : readFile(path, 'utf8')).catch(
    (cause: unknown) => {
      throw new ArgumentError('The file of --content-file cannot be read.', { cause });
    },
  );
  if (text.includes('\uFFFD'))
    throw new ArgumentError('The file of --content-file is not text in UTF-8.');
  return text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
}

function statusOption(text = 'attending'): (typeof attendanceStatuses)[number] {
  const status = attendanceStatuses.find((name) => name === text);
  if (!status) throw new ArgumentError('--status must be attending or not_attending.');
  return status;
}

function readAttend(args: readonly string[]) {
  const { event, status, ...common } = parseOptions(args, attendOptions);
  if (common.help) return { common };
  if (event === undefined) throw new ArgumentError('--event is missing: the number of the convoy.');
  const eventId = wholeNumberOption('event', event, 1, Number.MAX_SAFE_INTEGER);
  const action: ManagementAction = {
    name: 'attend',
    eventId,
    body: { status: statusOption(status) },
  };
  return { action, common };
}

async function readNews(args: readonly string[]) {
  const { title, content, pinned, ...others } = parseOptions(args, newsOptions);
  const { 'content-file': file, 'publish-at': publishAt, ...common } = others;
  if (common.help) return { common };
  if (content !== undefined && file !== undefined)
    throw new ArgumentError('Use either --content or --content-file.');
  const body = {
    title: textOption('title', title, newsMaxLength.title),
    content: textOption(
      file === undefined ? 'content' : 'content-file',
      file === undefined ? content : await fileText(file),
      newsMaxLength.content,
    ),
    ...(pinned && { pinned }),
    ...dateOption(publishAt),
  };
  const action: ManagementAction = { name: 'news', body };
  return { action, common };
}

async function readAction([name, ...args]: readonly string[]) {
  switch (name) {
    case 'summary':
    case 'members':
    case 'applications': {
      const action: ManagementAction = { name };
      return { action, common: { 'dry-run': false, ...parseOptions(args, shared) } };
    }
    case 'news':
      return readNews(args);
    case 'attend':
      return readAttend(args);
    default:
      throw new ArgumentError(
        'Choose what to do: summary, members, applications, news or attend; --help explains them.',
      );
  }
}

/** Throws if a text that would be published contains the key. */
function rejectKeyIn(action: ManagementAction, apiKey: string | undefined): void {
  if (apiKey && JSON.stringify(action).includes(apiKey))
    throw new ArgumentError('The news post contains the key of VTC_API_KEY; it is not sent.');
}

/** Parses the command line and the environment, undefined for `--help`; throws an `ArgumentError` for invalid arguments. */
export async function readArguments(
  args: readonly string[],
  environment: Environment,
): Promise<ManageArguments | undefined> {
  rejectKeys(args);
  if (args[0] === '--help') return undefined;
  const { action, common } = await readAction(args);
  if (!action || common.help) return undefined;
  const { vtc, json = false, 'dry-run': dryRun = false } = common;
  const apiBase = common['api-base'] ?? environment.VTC_API_BASE;
  const apiKey = environment.VTC_API_KEY || undefined;
  if (!apiBase)
    throw new ArgumentError('The base URL of the API is missing: --api-base https://api.example.');
  if (!vtc) throw new ArgumentError('The company is missing: --vtc northern_haul.');
  if (!isIdOrHandle(vtc)) throw new ArgumentError('--vtc must be the handle or id of a company.');
  if (apiKey && !isApiKey(apiKey))
    throw new ArgumentError('VTC_API_KEY is not an API key: those start with svc_.');
  if (!apiKey && !dryRun)
    throw new ArgumentError('The key is missing: set VTC_API_KEY to an API key with VTC scopes.');
  rejectKeyIn(action, apiKey);
  return { action, apiBase, apiKey, vtc, json, dryRun };
}
