import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { before, describe, test } from 'node:test';
import { HtmlValidate } from 'html-validate';

// `npm run site:pages` writes the site.
const root = 'dist/site';
const names = readdirSync(root, { encoding: 'utf8', recursive: true })
  .filter((name) => /^[^/]+\.html$|^docs\/.*\.html$/.test(name))
  .sort();
const pages = new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
const documentation = names.filter((name) => name.startsWith('docs/'));

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // As on code hosts, an id is the text of its heading, which may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // The results of the search are links.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether an address of a page leads to a file of the site, and to an element of it. */
function isValid(name: string, address: string): boolean {
  if (/^(https?|mailto|data):/.test(address)) return true;
  const [path = '', fragment] = address.split('#');
  // Storybook is not a part of the pages.
  if (path.includes('storybook/')) return true;
  const target = path === '' ? name : relative(root, join(root, dirname(name), path));
  if (target.startsWith('..') || !isFile(join(root, target))) return false;
  const isConfiguration = target === 'configure.html';
  if (!fragment || isConfiguration) return true;
  return attributesOf(pages.get(target) ?? '', 'id').includes(fragment);
}

/** The text of a page without its head, scripts and tags. */
const textOf = (html: string) =>
  html
    .replace(/<head>[^]*?<\/head>|<script[^]*?<\/script>|<template[^]*?<\/template>/g, '')
    .replace(/<[^>]+>/g, ' ');

describe('the pages of the site', () => {
  before(() => assert.ok(documentation.length > 35, `${documentation.length} pages`));

  const examples = readdirSync(join(root, 'examples')).map(
    (name) => [`examples/${name}`, readFileSync(join(root, 'examples', name), 'utf8')] as const,
  );
  for (const [name, html] of [...pages, ...examples])
    test(`${name} is valid HTML`, async () => {
      const { results } = await validator.validateString(html);
      assert.deepEqual(
        results.flatMap(({ messages }) =>
          messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
        ),
        [],
      );
    });

  for (const [name, html] of pages)
    test(`${name} links to existing pages and fragments`, () => {
      assert.doesNotMatch(html, /<a>/, 'a link without an address');
      const addresses = [...attributesOf(html, 'href'), ...attributesOf(html, 'src')];
      assert.deepEqual(
        addresses.filter((address) => !isValid(name, address)),
        [],
      );
    });

  test('have titles and descriptions of their own, of a length that search engines show', () => {
    const titles = [...pages].map(([, html]) => /<title>([^<]*)/.exec(html)?.[1] ?? '');
    assert.equal(new Set(titles).size, pages.size);
    const descriptions = [...pages].map(
      ([, html]) => /name="description"\s+content="([^"]*)/.exec(html)?.[1] ?? '',
    );
    assert.equal(new Set(descriptions).size, pages.size);
    for (const [index, name] of names.entries()) {
      const length = descriptions[index]?.length ?? 0;
      assert.ok(length >= 40 && length <= 180, `${name}: ${length} characters`);
    }
  });

  for (const name of documentation)
    test(`${name} is readable with less than 150 kB, without scripts`, () => {
      const html = pages.get(name) ?? '';
      // Styles block the first paint; scripts are modules, which wait until the page is parsed.
      const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(
        ([, path = '']) => readFileSync(join(root, dirname(name), path)).length,
      );
      const scripts = [...html.matchAll(/<script type="module" src="([^"]*)"/g)].map(
        ([, path = '']) => readFileSync(join(root, dirname(name), path)).length,
      );
      const bytes = [html.length, ...styles, ...scripts].reduce((sum, size) => sum + size, 0);
      assert.ok(bytes < 150_000, `${bytes} bytes`);
      assert.doesNotMatch(html, /<script src=/);
      const source = readFileSync(join(root, name.replace(/html$/, 'md')), 'utf8');
      const [, title = ''] = /^# (.*)$/m.exec(source) ?? [];
      assert.ok(textOf(html).includes(title));
      // What is left of Markdown or of a marker outside code.
      const prose = textOf(html.replace(/<code>[^]*?<\/code>/g, ''));
      assert.doesNotMatch(prose, /<!--|generated:|\]\(|\*\*|^\|/m);
    });

  test('are all in the list for assistants, with their Markdown', () => {
    const list = readFileSync(join(root, 'llms.txt'), 'utf8');
    for (const name of documentation) {
      const path = name.replace(/html$/, 'md');
      assert.ok(list.includes(`(${path})`), path);
      assert.doesNotMatch(readFileSync(join(root, path), 'utf8'), /^<!-- generated:|^---\n/m);
    }
  });

  test('name every entry of the session storage', () => {
    const sources = readdirSync('src', { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join('src', name), 'utf8'));
    const keys = sources.flatMap((text) => /storageKey = '(.*)'/.exec(text)?.[1] ?? []);
    assert.ok(keys.length >= 3);
    const privacy = textOf(pages.get('docs/tokens-and-privacy.html') ?? '');
    for (const key of keys) assert.ok(privacy.includes(key), key);
  });
});
