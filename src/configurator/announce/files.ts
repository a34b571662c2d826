import { type Kind, kinds } from '../../announce/message/announcement.js';

/** Fields of the form, as they were typed. */
export interface AnnounceFields {
  readonly api: string;
  /** Ids or handles, separated by spaces or commas. */
  readonly companies: string;
  readonly isCoHosted: boolean;
  readonly kinds: readonly Kind[];
  readonly language: string;
  readonly zone: string;
  readonly role: string;
  readonly gateway: string;
  readonly page: string;
  readonly games: string;
  readonly servers: string;
  readonly categories: string;
}

/** Empty fields, all kinds of messages. */
export const emptyFields: AnnounceFields = {
  api: '',
  companies: '',
  isCoHosted: false,
  kinds,
  language: 'en',
  zone: '',
  role: '',
  gateway: '',
  page: '',
  games: '',
  servers: '',
  categories: '',
};

const isHttps = (url: string): boolean =>
  URL.canParse(url.replaceAll(/[{}]/g, '')) && url.startsWith('https:');

const tokens = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Names, which may contain spaces. */
const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Names of the fields that can be invalid. */
export type CheckedField = 'api' | 'companies' | 'role' | 'gateway' | 'page';

const isCompany = (token: string): boolean => /^[\w-]{1,100}$/.test(token);

/** What is wrong with each field; empty fields are valid. */
export function problemsOf(fields: AnnounceFields): Partial<Record<CheckedField, string>> {
  const { api, companies, role, gateway, page } = fields;
  return {
    ...(api && !isHttps(api) && { api: 'Enter an address that begins with https://.' }),
    ...(!tokens(companies).every(isCompany) && {
      companies: 'Enter handles or ids, such as northern_haul, baltic_lines.',
    }),
    ...(role &&
      !/^\d{17,20}$/.test(role) && {
        role: 'Enter the id of the role: 17 to 20 digits. In Discord, turn on the developer mode, and copy it from the menu of the role.',
      }),
    ...(gateway &&
      !(isHttps(gateway) && !/[?#{}]/.test(gateway)) && {
        gateway: 'Enter an address that begins with https://, without parameters.',
      }),
    ...(page &&
      !(isHttps(page) && page.includes('{id}')) && {
        page: 'Enter an address that begins with https:// and contains {id}.',
      }),
  };
}

/** The fields without those that are invalid. */
export function validFields(fields: AnnounceFields): AnnounceFields {
  const invalid = Object.keys(problemsOf(fields)).map((name) => [name, ''] as const);
  return { ...fields, ...Object.fromEntries(invalid) };
}

const hasAll = (chosen: readonly Kind[]): boolean => kinds.every((kind) => chosen.includes(kind));

/** Lists that are not empty; undefined for none. */
function filtersOf({ games, servers, categories }: AnnounceFields) {
  const lists = Object.entries({
    games: tokens(games),
    servers: names(servers),
    categories: names(categories),
  }).filter(([, values]) => values.length > 0);
  return lists.length > 0 ? Object.fromEntries(lists) : undefined;
}

/** The configuration file; settings with their default are left out. */
export function configFile(fields: AnnounceFields, version: string): string {
  const { api, companies, isCoHosted, kinds, language, zone, role, gateway, page } =
    validFields(fields);
  const settings = {
    $schema: `https://cdn.example/vtc-widgets@${version}/dist/announce.schema.json`,
    apiBase: api || 'https://api.example',
    vtcs: companies ? tokens(companies) : ['northern_haul'],
    include: isCoHosted ? ['own', 'co-hosted'] : undefined,
    language: language === 'en' ? undefined : language,
    timeZone: zone || undefined,
    announce: hasAll(kinds) ? undefined : kinds,
    role: role || undefined,
    gatewayUrl: gateway || undefined,
    siteUrl: page || undefined,
    only: filtersOf(fields),
  };
  return JSON.stringify(settings, null, 2);
}

const workflow = (version: string): string => `# .github/workflows/announce.yml
name: Announce
on:
  schedule: [{ cron: '*/15 * * * *' }]
  workflow_dispatch:
concurrency: { group: announce, cancel-in-progress: false }
permissions: { contents: read }
jobs:
  announce:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
      - uses: actions/cache/restore@v4
        with: { path: state, key: announce, restore-keys: announce- }
      - run: npx --yes vtc-widgets@${version} announce --config announce.json --once --state state/announce.json
        env:
          DISCORD_WEBHOOK_URL: \${{ secrets.DISCORD_WEBHOOK_URL }}
          VTC_TOKENS: \${{ secrets.VTC_TOKENS }}
      - uses: actions/cache/save@v4
        if: always()
        with: { path: state, key: 'announce-\${{ github.run_id }}-\${{ github.run_attempt }}' }`;

/** A file that the page writes. */
export interface AnnounceFile {
  readonly id: string;
  readonly label: string;
  /** Where it belongs, and what else to do. */
  readonly note: string;
  readonly write: (fields: AnnounceFields, version: string) => string;
}

const secrets =
  'The webhook and the embed tokens are never part of a file: Discord’s webhook is a password.';

/** The configuration, and ways to run it. */
export const announceFiles: readonly AnnounceFile[] = [
  {
    id: 'config',
    label: 'announce.json',
    note: `Save it as announce.json. ${secrets}`,
    write: configFile,
  },
  {
    id: 'workflow',
    label: 'GitHub Actions',
    note: 'Save it as .github/workflows/announce.yml beside announce.json, and create the secrets DISCORD_WEBHOOK_URL and VTC_TOKENS (handle=emb_…) in the settings of the repository.',
    write: (_, version) => workflow(version),
  },
  {
    id: 'cron',
    label: 'cron',
    note: 'In secrets.env, set DISCORD_WEBHOOK_URL and VTC_TOKENS (handle=emb_…). Only you should be able to read it.',
    write: (_, version) =>
      `*/5 * * * * cd /srv/announce && set -a && . ./secrets.env && npx --yes vtc-widgets@${version} announce --config announce.json --once`,
  },
];
