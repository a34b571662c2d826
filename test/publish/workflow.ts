import { readFileSync } from 'node:fs';

/** The workflow for GitHub Actions in the documentation. */
export function documentedWorkflow(): string {
  const page = readFileSync('demo/docs/without-a-server.md', 'utf8');
  return /```yaml\n([^]*?)```/.exec(page)?.[1] ?? '';
}

/** The commands of its steps, each with its lines. */
export const commandsOf = (workflow: string): string[] =>
  [...workflow.matchAll(/^ +- run: (?:\|\n((?: {10}.*\n?)+)|(.*))/gm)].map(
    ([, block, line = '']) => block?.replaceAll(/^ {10}/gm, '').trim() ?? line,
  );
