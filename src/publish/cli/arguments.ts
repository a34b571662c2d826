import { scopeTypes } from '../../convoys/scope.js';
import { knownTag } from '../../gateway/parameters.js';
import {
  ArgumentError,
  type Environment,
  option,
  parseOptions,
  readTokens,
  wholeNumberOption,
} from '../../server/arguments.js';
import type { PublishedScope } from '../snapshot.js';

/** Output of `--help`. */
export const help = `Usage: vtc-widgets publish --api-base <url> --vtc <handle> --out <folder> [options]

Writes what a gateway serves as files for any static host: a snapshot of the API for the elements,
calendar and Atom feeds, badges, pages and pictures of convoys, rendered elements.

  --api-base <url>          base URL of the API: https, or http on this machine
  --vtc <handle>            company, by handle or id; repeatable
  --out <folder>            folder to write to: a new or empty one, or one of an earlier run
  --public-url <url>        URL of the folder on your site, for previews of links, feeds and QR codes
  --lang <tag>              language, such as de; default: that of the company
  --site-url-template <url> URL of a convoy on your site, with {id}: the pages of convoys send visitors there
  --include <text>          "own co-hosted": also convoys of others that name the company as co-host
  --also <ids>              also these convoys of any company: ids, separated by spaces
  --vtcs <handles>          the convoys of 2 to 12 companies together, separated by spaces, as in the attribute
  --site <folder>           also write pages of the company to start with, once, around the folder of --out;
                            no file is overwritten
  --limit <number>          convoys with a page of their own, the next ones, 0 to 100; default: 30
  --font <file>             font for pictures, beside the one for Latin, Greek and Cyrillic; repeatable
  --watch <seconds>         run again after this time, 60 at least
  --json                    print lines of JSON
  --help                    print this

Environment: VTC_API_BASE, VTC_TOKENS (handle=emb_…, separated by commas), VTC_API_KEY (svc_…),
VTC_PUBLIC_URL. Secrets are read from there only.

Exit codes: 0 done; 1 some files could not be renewed, their old versions are kept; 2 invalid
arguments; 3 the folder cannot be used, or another run uses it. Files of a company that is not public are removed.
`;

const options = {
  'api-base': option.text,
  vtc: option.texts,
  out: option.text,
  'public-url': option.text,
  lang: option.text,
  'site-url-template': option.text,
  include: option.text,
  also: option.text,
  vtcs: option.text,
  site: option.text,
  limit: option.text,
  font: option.texts,
  watch: option.text,
  json: option.flag,
  help: option.flag,
};

/** Checks the options that choose whose convoys are published, by the attributes of the same names. */
function readScope(scope: PublishedScope): PublishedScope {
  for (const name of ['include', 'also', 'vtcs'] as const) {
    const type = scopeTypes[name];
    const [invalid] = type.invalid(scope[name]);
    if (invalid !== undefined)
      throw new ArgumentError(`--${name}: "${invalid}" is invalid; ${type.remedy}.`);
  }
  return scope;
}

function required(value: string | undefined, message: string): string {
  if (!value) throw new ArgumentError(message);
  return value;
}

/** Parses the command line and the environment; throws an `ArgumentError` for invalid arguments. */
export function readArguments(args: readonly string[], environment: Environment) {
  const values = parseOptions(args, options);
  if (values.help) return undefined;
  const vtcs = values.vtc ?? [];
  if (vtcs.length === 0) throw new ArgumentError('The company is missing: --vtc northern_haul.');
  return {
    json: values.json === true,
    site: values.site,
    out: required(values.out, 'The folder is missing: --out public/vtc.'),
    fonts: values.font ?? [],
    language: values.lang && knownTag(values.lang),
    maxConvoys: wholeNumberOption('limit', values.limit ?? '30', 0, 100),
    scope: readScope({ include: values.include, also: values.also, vtcs: values.vtcs }),
    watchMs:
      values.watch === undefined
        ? undefined
        : wholeNumberOption('watch', values.watch, 60, 86_400) * 1000,
    gateway: {
      apiBase: required(
        values['api-base'] ?? environment.VTC_API_BASE,
        'The base URL of the API is missing: --api-base https://api.example.',
      ),
      tokens: readTokens([environment.VTC_TOKENS ?? '']),
      apiKey: environment.VTC_API_KEY,
      vtcs,
      publicUrl: values['public-url'] ?? environment.VTC_PUBLIC_URL,
      siteUrlTemplate: values['site-url-template'],
    },
  };
}

/** Parsed command line and environment. */
export type PublishArguments = NonNullable<ReturnType<typeof readArguments>>;
