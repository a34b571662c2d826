import { css, nothing, type TemplateResult } from 'lit';
import { html } from '../ui/html.js';
import { icon, icons } from '../ui/icons.js';
import { foreignRel } from '../ui/item-link.js';
import { blockDirection, blocksDirection } from './direction.js';
import type { Link, Run } from './inline.js';
import type { Block } from './markdown.js';

/** Most characters of a bare URL that are shown. */
const shownUrlLength = 40;

/** Most characters of a link that does not break: they fit into any line. */
const unbrokenLength = 12;

/** Host and path of a URL, shortened. */
function shortUrl(href: string): string {
  const { host, pathname, search } = new URL(href);
  const address = `${host}${pathname === '/' && !search ? '' : pathname}${search}`;
  return address.length > shownUrlLength ? `${address.slice(0, shownUrlLength - 1)}…` : address;
}

function formatted({ text, isCode, isStrong, isEmphasized, isStruck }: Run): unknown {
  let content: unknown = text;
  if (isCode) content = html`<code>${content}</code>`;
  if (isStruck) content = html`<s>${content}</s>`;
  if (isEmphasized) content = html`<em>${content}</em>`;
  if (isStrong) content = html`<strong>${content}</strong>`;
  return content;
}

function linked({ href, kind }: Link, runs: readonly Run[]): TemplateResult {
  const text = runs.map((run) => run.text).join('');
  const content = kind === 'bare' || text.trim() === '' ? shortUrl(href) : runs.map(formatted);
  return html`<a
    class=${text.length <= unbrokenLength ? 'unbroken' : nothing}
    href=${href}
    rel=${foreignRel}
    title=${kind === 'bare' ? href : nothing}
    >${kind === 'image' ? icon(icons.picture) : nothing}${content}</a
  >`;
}

/** Runs as text and links: those of one link are one. */
function inline(runs: readonly Run[]): unknown[] {
  const shown: unknown[] = [];
  for (let at = 0; at < runs.length;) {
    const run = runs[at];
    if (!run) break;
    const { link } = run;
    let end = at + 1;
    while (link && runs[end]?.link === link) end += 1;
    shown.push(link ? linked(link, runs.slice(at, end)) : formatted(run));
    at = end;
  }
  return shown;
}

/**
 * A block and its content. Not with `dir="auto"`: browsers look for the direction again with each node that is added,
 * and need seconds for thousands of them.
 */
function blockTemplate(block: Block, headingLevel: number): TemplateResult {
  const direction = blockDirection(block) ?? 'ltr';
  switch (block.kind) {
    case 'rule':
      return html`<hr />`;
    case 'code':
      return html`<pre dir=${direction}><code>${block.text}</code></pre>`;
    case 'quote':
      return html`<blockquote dir=${direction}>${prose(block.blocks, headingLevel)}</blockquote>`;
    case 'list': {
      const items = block.items.map(
        (item) => html`<li dir=${blocksDirection(item) ?? 'ltr'}>${prose(item, headingLevel)}</li>`,
      );
      return block.start === undefined
        ? html`<ul>
            ${items}
          </ul>`
        : html`<ol start=${block.start}>
            ${items}
          </ol>`;
    }
    case 'heading': {
      const level = Math.min(headingLevel + block.depth, 6);
      return html`<div
        class="title-${Math.min(block.depth, 2)}"
        role="heading"
        aria-level=${level}
        dir=${direction}
      >
        ${inline(block.runs)}
      </div>`;
    }
    default:
      return html`<p dir=${direction}>${inline(block.runs)}</p>`;
  }
}

/** Formatted text below a heading of `headingLevel`, for an element with the class `prose`. */
export const prose = (blocks: readonly Block[], headingLevel: number): TemplateResult[] =>
  blocks.map((block) => blockTemplate(block, headingLevel));

/** Styles of `prose`; with the class `dense` for a text that has no space for blank lines. */
export const proseStyles = css`
  .prose {
    max-inline-size: 42em;
  }
  .prose p {
    white-space: pre-line;
  }
  .unbroken {
    white-space: nowrap;
  }
  .prose > * + *,
  .prose blockquote > * + *,
  .prose li > p + * {
    margin-block-start: 0.7em;
  }
  .prose [role='heading'] {
    line-height: 1.35;
    text-wrap: balance;
  }
  .prose .title-1 {
    font-size: var(--text-l);
  }
  .prose > * + [role='heading'] {
    margin-block-start: 1.2em;
  }
  .prose > [role='heading'] + * {
    margin-block-start: 0.35em;
  }
  .prose strong {
    font-weight: 600;
  }
  .prose :is(:lang(ar), :lang(ja), :lang(zh), :lang(ko)) em {
    font-style: normal;
    font-weight: 600;
  }
  .prose :is(ul, ol) {
    list-style: disc;
  }
  /* Its direction may be another one than that of the list. */
  .prose li {
    margin-inline-start: 1.4em;
  }
  .prose ul ul {
    list-style: circle;
  }
  .prose ol {
    list-style: decimal;
  }
  .prose :is(li + li, li > :is(ul, ol)) {
    margin-block-start: 0.2em;
  }
  .prose li::marker {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .prose blockquote {
    margin: 0;
    padding-inline-start: 0.9em;
    border-inline-start: 3px solid var(--border);
    color: var(--muted);
  }
  .prose code {
    padding: 0.1em 0.35em;
    border-radius: 5px;
    background: var(--surface);
    font-family: ui-monospace, monospace;
    font-size: var(--text-note);
  }
  .prose pre {
    margin: 0;
    padding: 0.75em 1em;
    border-radius: calc(var(--radius) * 0.75);
    background: var(--surface);
    white-space: pre-wrap;
  }
  .prose pre code {
    padding: 0;
  }
  .prose hr {
    border: 0;
    border-block-start: 1px solid var(--border);
    margin-block: 1.2em;
  }
  .prose a > .icon {
    margin-inline-end: 0.3em;
  }
  .prose.dense *,
  .prose.dense > [role='heading'] + * {
    margin-block: 0;
  }
  .prose.dense [role='heading'] {
    font-size: inherit;
    line-height: inherit;
  }
  .prose.dense pre {
    padding-block: 0;
  }
`;
