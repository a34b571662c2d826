/** What a workflow publishes, and where. */
export interface PublishWorkflow {
  readonly base: string;
  readonly vtc: string;
  /** URL of the published folder. */
  readonly publicUrl: string;
  /** Values of attributes: whose convoys the files have, and their language. */
  readonly values?: Readonly<Record<string, string>>;
  /** The package, with a version if it is pinned. */
  readonly packageName?: string;
}

/** Attributes whose values are those of options. */
const optionNames = ['include', 'also', 'vtcs', 'lang'] as const;

/** Options for the values of attributes; a shell could read anything but words as a command. */
const optionsOf = (values: Readonly<Record<string, string>>): string =>
  optionNames
    .filter((name) => /^[\w-]+( [\w-]+)*$/.test(values[name] ?? ''))
    .map((name) => ` --${name} "${values[name]}"`)
    .join('');

const byteText = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** An address without characters that a shell reads as a command. */
const shellWord = (address: string): string =>
  address.replaceAll(/[^\w.:/~%@+-]+/g, (part) =>
    [...new TextEncoder().encode(part)].map(byteText).join(''),
  );

/** A workflow for GitHub Actions that publishes a company each hour, and commits what has changed. */
export const publishWorkflow = ({
  base,
  vtc,
  publicUrl,
  values = {},
  packageName = 'vtc-widgets',
}: PublishWorkflow): string => `# .github/workflows/publish.yml
on:
  schedule: [{ cron: '7 * * * *' }]
  workflow_dispatch:
concurrency: { group: publish }
permissions: { contents: write }
jobs:
  publish:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
      - run: npm install --no-save ${packageName} @resvg/resvg-js@2
      - run: npx vtc-widgets publish --api-base ${shellWord(base)} --vtc ${shellWord(vtc)} --out public/vtc --public-url ${shellWord(publicUrl)}${optionsOf(values)}
        env: { VTC_TOKENS: '\${{ secrets.VTC_TOKENS }}' }
      - run: |
          git config user.name publish && git config user.email publish@users.noreply.github.com
          git add public/vtc && (git diff --cached --quiet || (git commit -m 'Publish convoys' && git push))
`;
