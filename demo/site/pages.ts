import { readFileSync } from 'node:fs';
import type { Heading } from './markdown.js';
import type { Example } from './projects.js';
import { elements } from '../../src/widgets/all.js';
import { sectionsOf } from './navigation.js';

/** A page in the navigation. */
export interface PageLink {
  /** Its path below the site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The page for contributors that is in the root of the repository. */
export const contributing = {
  source: 'CONTRIBUTING.md',
  description: 'Commands, structure, tests and releases, for those who change the source code.',
};

const sourceOf = (name: string) =>
  name === 'contributing' ? contributing.source : `demo/docs/${name}.md`;

const firstParagraph = (text: string) => /^# .+\n\n(.+)$/m.exec(text)?.[1] ?? '';

function linkTo(name: string): PageLink {
  const text = readFileSync(sourceOf(name), 'utf8');
  const [, title = name] = /^# (.+)$/m.exec(text) ?? [];
  const [, said] = /^description: (.+)$/m.exec(text) ?? [];
  // Without one, the first paragraph.
  const description =
    name === 'contributing' ? contributing.description : (said ?? firstParagraph(text));
  return { path: `docs/${name}.html`, title, description };
}

/** The navigation of the documentation, and what rendering its pages found. */
export function createPages() {
  const tags = elements.map(({ tag }) => tag);
  const sections = sectionsOf(tags).map(({ title, pages }) => ({
    title,
    pages: pages.map(linkTo),
  }));
  const all = sections.flatMap(({ title, pages }) =>
    pages.map((page) => ({ ...page, section: title })),
  );
  return {
    rendered: new Map<
      string,
      { headings?: readonly Heading[]; tags?: ReadonlySet<string>; main?: Example }
    >(),
    sections: () => sections,
    /** The page of each element. */
    elementPages: () => tags.map((tag) => ({ tag, ...linkTo(`elements/${tag}`) })),
    /** The paths of all pages of the site. */
    paths: () => [
      'index.html',
      'configure.html',
      'announce.html',
      'company.html',
      ...all.map(({ path }) => path),
    ],
    /** A page with its section and the pages before and after it. */
    entry(path: string) {
      const index = all.findIndex((page) => page.path === path);
      const page = all[index];
      if (!page) throw new Error(`${path} is not in demo/site/navigation.ts.`);
      return { ...page, previous: all[index - 1], next: all[index + 1] };
    },
  };
}
