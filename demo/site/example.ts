import { codeHtml } from './code.js';
import { settings } from './facts.js';
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

/** Examples of addresses, and elements: a page with them shows data after they were replaced only. */
const toReplace = /https:\/\/(cdn|api|vtc)\.example|<(vtc|server)-/;
/** What the sandbox of the served site has not: hashes of its files, and published files. */
const notServed = /sha384-…|northern_haul\.(json|ics)/;

/**
 * The address of the configurator with the first element of a code block; undefined if the block works as copied. On
 * the served site, the button that copies replaces addresses by those of the sandbox.
 */
export function configuratorFor(code: string, root: string): string | undefined {
  const works = settings.isServed ? !notServed.test(code) : !toReplace.test(code);
  if (works) return undefined;
  const [, framed] = /\/embed\/([\w-]+)/.exec(code) ?? [];
  const [, opening = '', tag = framed] = /(<((?:vtc|server)-[\w-]+)[^>]*)>/.exec(code) ?? [];
  if (!tag) return `${root}configure.html`;
  return `${root}configure.html#${configurationOf(tag, attributesOf(opening.slice(tag.length + 1)))}`;
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
