import { readFileSync } from 'node:fs';

/** A piece of code in the README. */
export interface Snippet {
  /** Text of the heading that it stands under. */
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

/** All pieces of code in the README, in order. */
export function snippets(): Snippet[] {
  const found: Snippet[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | undefined;
  for (const line of readFileSync('README.md', 'utf8').split('\n')) {
    const fence = /^```(\w*)$/.exec(line);
    if (fence && open) {
      found.push({ heading, language: open.language, code: open.lines.join('\n') });
      open = undefined;
    } else if (fence) open = { language: fence[1] ?? '', lines: [] };
    else if (open) open.lines.push(line);
    else heading = /^#+ (.*)/.exec(line)?.[1] ?? heading;
  }
  return found;
}

/** The pieces of code in one language under one heading; throws where there are none. */
export function under(heading: string, language: string): string[] {
  const found = snippets().filter((one) => one.heading === heading && one.language === language);
  if (found.length === 0) throw new Error(`README.md has no ${language} under "${heading}".`);
  return found.map(({ code }) => code);
}
