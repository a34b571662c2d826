import MarkdownIt, { type Token } from 'markdown-it';
import { codeHtml, escapeHtml } from './code.js';
import { configuratorFor, exampleHtml } from './example.js';
import type { Example } from './projects.js';

/** A heading of a page. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  /** HTML of its text. */
  readonly html: string;
}

/** What rendering a page finds; markdown-it passes it through. */
interface Environment {
  /** The folder of the site, relative to the page. */
  readonly root: string;
  headings?: Heading[];
  /** Tags of the elements that the page shows. */
  tags?: Set<string>;
  /** The first example. */
  main?: Example;
}

/** The fragment of a heading, as on code hosts. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The address on the site of a link of a page; undefined if the site has no such page. */
function siteLink(href: string): string | undefined {
  const [target = '', fragment] = href.split('#');
  // CONTRIBUTING.md is in the root of the repository.
  const path = target.replace(/^demo\/docs\//, '');
  const end = fragment === undefined ? '' : `#${fragment}`;
  if (/^\w+:/.test(path) || path === '' || /\.html(\?|$)/.test(path)) return href;
  if (/^(\.\.\/)+CONTRIBUTING\.md$/.test(path)) return `contributing.html${end}`;
  if (path.endsWith('.md') && !/^(\.\.\/){2}/.test(path)) return path.replace(/md$/, 'html') + end;
  return undefined;
}

/** Headers of first columns with names, which are not broken into lines. */
const names = new Set([
  'attribute',
  'builder',
  'custom property',
  'element',
  'event',
  'file',
  'folder',
  'option',
  'part',
  'slot',
  'state',
]);

/** Languages of code that is pasted into a page. */
const markup = new Set(['html', 'astro', 'hugo', 'markdown']);

/** Characters of a word of code that fits into a line of a phone. */
const longestUnbroken = 32;

/** A word of code, which is not broken into lines; a path with parameters breaks beside them. */
function codeWord(word: string): string {
  const html = escapeHtml(word);
  return word.length > longestUnbroken || word.includes('{')
    ? html.replaceAll('/{', '/<wbr>{').replaceAll('}/', '}/<wbr>')
    : `<span class="word">${html}</span>`;
}

const textOf = (token?: Token) => token?.children?.map(({ content }) => content).join('') ?? '';

/** Adds what a table needs as a list on a phone: labels and, since `display` removes them, roles. */
function labelTable(tokens: readonly Token[], start: number): void {
  const labels: string[] = [];
  let column = 0;
  let isHead = true;
  for (let index = start; tokens[index]?.type !== 'table_close'; index += 1) {
    const token = tokens[index];
    const text = textOf(tokens[index + 1]);
    if (token?.type === 'tbody_open') isHead = false;
    if (token?.type === 'th_open') {
      labels.push(text);
      token.attrSet('scope', 'col');
    }
    if (token?.type === 'tr_open') {
      column = 0;
      const name = textOf(tokens[index + 2]);
      if (!isHead && labels[0] === 'attribute') token.attrSet('id', `attribute-${name}`);
    }
    if (token?.type === 'td_open') {
      if (column > 0 && text) token.attrSet('data-label', labels[column] ?? '');
      column += 1;
    }
  }
}

/** A renderer of the pages. `repository` is the address of the source code, if it is public. */
export function createMarkdown(repository?: string): MarkdownIt {
  const markdown = new MarkdownIt({ html: true });
  markdown.core.ruler.push('site', ({ tokens, env }) => {
    const page = env as Environment;
    const taken = new Map<string, number>();
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') labelTable(tokens, index);
      if (token.type !== 'heading_open') continue;
      const inline = tokens[index + 1];
      const base = fragmentOf(textOf(inline));
      const count = taken.get(base) ?? 0;
      taken.set(base, count + 1);
      const id = count === 0 ? base : `${base}-${count}`;
      token.attrSet('id', id);
      const html = markdown.renderer.renderInline(inline?.children ?? [], markdown.options, env);
      (page.headings ??= []).push({ level: Number(token.tag.slice(1)), id, html });
    }
  });
  const { rules } = markdown.renderer;
  rules.table_open = (tokens, index) => {
    const first = textOf(tokens.slice(index).find(({ type }) => type === 'inline'));
    return `<div class="table${names.has(first) ? ' names' : ''}"><table>\n`;
  };
  rules.table_close = () => '</table></div>\n';
  rules.code_inline = (tokens, index) => {
    const words = (tokens[index]?.content ?? '').split(' ');
    return `<code>${words.map(codeWord).join(' ')}</code>`;
  };
  rules.fence = (tokens, index, _, env) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    const [language, isLive] = info.split(' ');
    const page = env as Environment;
    if (!isLive)
      return codeHtml(
        content,
        language,
        language && markup.has(language) ? configuratorFor(content, page.root) : undefined,
      );
    const { html, tag } = exampleHtml(content, { root: page.root, isMain: !page.main });
    page.main ??= { tag, code: content };
    (page.tags ??= new Set()).add(tag);
    return html;
  };
  rules.link_open = (tokens, index, options, _, self) => {
    const token = tokens[index];
    const href = token?.attrGet('href') ?? '';
    const link =
      siteLink(href) ?? (repository && `${repository}/blob/main/${href.replace(/^(\.\.\/)+/, '')}`);
    if (token && link) token.attrSet('href', link);
    // Without a repository, a link to a file of it is plain text.
    if (token && !link) token.attrs = [];
    return self.renderToken(tokens, index, options);
  };
  rules.image = (tokens, index) => {
    const [token] = tokens.slice(index);
    const source = token?.attrGet('src')?.replace(/^.*\/screenshots\//, 'screenshots/') ?? '';
    return `<img src="${source}" alt="${escapeHtml(token?.content ?? '')}" loading="lazy">`;
  };
  return markdown;
}
