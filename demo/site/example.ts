import { codeHtml } from './code.js';
import { takeHtml } from './projects.js';

const attributesOf = (tag: string) =>
  [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

/** The fragment of the configurator's address with these attributes. */
function configurationOf(
  tag: string,
  attributes: readonly { name: string; value: string }[],
): string {
  const values = attributes.flatMap(({ name, value }) => {
    if (name === 'token') return [];
    if (name === 'vtc') return [['vtc', value]];
    return [[`a.${name}`, value || 'true']];
  });
  return new URLSearchParams([['element', tag], ...values]).toString();
}

/**
 * An element that is shown live above its code; the page's script gives it the token of the sandbox. The main example
 * of a page can be downloaded.
 */
export function exampleHtml(
  code: string,
  { root, isMain }: { readonly root: string; readonly isMain: boolean },
): { html: string; tag: string } {
  const [, opening = '', tag = ''] = /(<([\w]+-[\w-]+)[^>]*)>/.exec(code) ?? [];
  if (!tag) throw new Error(`No element in the example ${code}`);
  const attributes = attributesOf(opening.slice(tag.length + 1));
  // Below the title of the page, and in its colours, unless the example says otherwise.
  const added = [
    ['theme', 'page'],
    ['heading-level', '2'],
  ].filter(([name]) => !attributes.some((attribute) => attribute.name === name));
  const live = code
    .trim()
    .replace(/ token="emb_…"/, ' data-token')
    .replace(`<${tag}`, `<${tag}${added.map(([name, value]) => ` ${name}="${value}"`).join('')}`);
  const html = `<div class="example" data-tag="${tag}">
<div class="bar"><a href="${root}configure.html#${configurationOf(tag, attributes).replaceAll('&', '&amp;')}">Configure this one</a></div>
<div class="stage">${live}</div>
${codeHtml(code, 'html')}
${isMain ? takeHtml({ tag, code }, root) : ''}
</div>
`;
  return { html, tag };
}
