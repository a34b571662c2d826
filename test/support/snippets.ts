import { readdirSync, readFileSync } from 'node:fs';

/** A code block of the documentation. */
export interface Snippet {
  /** Path of its page. */
  readonly file: string;
  /** Text of the heading above it. */
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

/** Paths of README.md, CONTRIBUTING.md and the pages of the documentation. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('demo/docs', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `demo/docs/${name}`)
    .sort(),
];

/** All code blocks of a page, in order. */
export function snippets(file = 'README.md'): Snippet[] {
  const found: Snippet[] = [];
  let heading = '';
  let open: { language: string; lines: string[] } | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const fence = /^```(\w*)(?: live)?$/.exec(line);
    if (fence && open) {
      found.push({ file, heading, language: open.language, code: open.lines.join('\n') });
      open = undefined;
    } else if (fence) open = { language: fence[1] ?? '', lines: [] };
    else if (open) open.lines.push(line);
    else heading = /^#+ (.*)/.exec(line)?.[1] ?? heading;
  }
  return found;
}

/** The code blocks in a language under a heading of a page; throws if there are none. */
export function under(heading: string, language: string, file?: string): string[] {
  const found = snippets(file).filter(
    (snippet) => snippet.heading === heading && snippet.language === language,
  );
  if (found.length === 0) throw new Error(`${file} has no ${language} under "${heading}".`);
  return found.map(({ code }) => code);
}

/** The text of each page, by its path. */
export const textOfPage = new Map(pages.map((path) => [path, readFileSync(path, 'utf8')]));

/** The path of a page of the documentation, by its path below `demo/docs`. */
export const docs = (name: string): string => `demo/docs/${name}.md`;
