import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages(['php', 'bash', 'json', 'jsx', 'tsx', 'typescript', 'toml', 'nginx', 'bbcode']);

/** Languages of code blocks that Prism knows by another name. */
const grammars: Readonly<Record<string, string>> = {
  html: 'markup',
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  vue: 'markup',
  svelte: 'markup',
  astro: 'markup',
  hugo: 'markup',
};

/** The text as HTML. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * The HTML of a code block, with its syntax marked. `configurator` is the address of the configurator, which the block
 * has instead of a button that copies.
 */
export function codeHtml(code: string, language = '', configurator?: string): string {
  const name = grammars[language] ?? language;
  const grammar = Prism.languages[name];
  const html = grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
  // Prose to copy wraps; code scrolls.
  const kind = language === 'text' ? ' class="text"' : '';
  const link =
    configurator &&
    `<a class="configure" href="${escapeHtml(configurator)}">Fill in your company in the configurator</a>`;
  return `<div class="code"><pre tabindex="0"${kind}><code>${html}</code></pre>${link ?? ''}</div>`;
}
