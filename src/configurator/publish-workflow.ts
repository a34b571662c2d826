/** What a workflow publishes, and where. */
export interface PublishWorkflow {
  readonly base: string;
  readonly vtc: string;
  /** URL of the published folder. */
  readonly publicUrl: string;
  /** The package, with a version if it is pinned. */
  readonly packageName?: string;
}

/** A workflow for GitHub Actions that publishes a company each hour, and commits what has changed. */
export const publishWorkflow = ({
  base,
  vtc,
  publicUrl,
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
      - run: npx vtc-widgets publish --api-base ${base} --vtc ${vtc} --out public/vtc --public-url ${publicUrl}
        env: { VTC_TOKENS: '\${{ secrets.VTC_TOKENS }}' }
      - run: |
          git config user.name publish && git config user.email publish@users.noreply.github.com
          git add public/vtc && (git diff --cached --quiet || (git commit -m 'Publish convoys' && git push))
`;
