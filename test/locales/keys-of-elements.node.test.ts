import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as sections from '../../src/locales/en.js';
import type { Texts } from '../../src/locales/messages.js';
import { elementClasses } from '../../src/widgets/classes.js';

/** Words in shared code that are keys of an element's texts, too: categories of the API, an event of the browser. */
const otherWords = new Set(['convoy', 'online']);

const keysOf = (texts: Texts = {}) => Object.keys(texts);

type Classes = Readonly<Record<string, { readonly texts: Texts }>>;

const keys = new Set(Object.values(sections).flatMap(keysOf));

const sources = ['widgets', 'convoys', 'element', 'text', 'ui'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    // Names of layouts and attributes in the descriptions of elements are words of their own.
    .filter((path) => path.endsWith('.ts') && !/(about|labels)\.ts$/.test(path))
    .map((path) => join('src', folder, path)),
);

/** Keys in a file that are neither in `texts` of its element's class nor texts of all elements. Types allow the keys of all elements. */
function foreignKeys(path: string, source: string, classes: Classes = elementClasses): string[] {
  const [, tag] = /^src\/widgets\/([\w-]+)\//.exec(path) ?? [];
  const own = [...keysOf(sections.common), ...keysOf(tag ? classes[tag]?.texts : {})];
  const known = new Set([...own, ...(tag ? [] : otherWords)]);
  const words = [...source.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
  return words.filter((word) => keys.has(word) && !known.has(word)).map((key) => `${path}: ${key}`);
}

test('elements use the texts that their classes list and those of all elements only, since single files have no others', () => {
  assert.ok(sources.length > 100);
  const found = sources.flatMap((path) => foreignKeys(path, readFileSync(path, 'utf8')));
  assert.deepEqual(found, []);
});

test('a text of another element is found', () => {
  const source = `translate('noNews')`;
  assert.deepEqual(foreignKeys('src/widgets/vtc-news/vtc-news.ts', source), []);
  for (const path of ['src/widgets/vtc-card/vtc-card.ts', 'src/convoys/item.ts'])
    assert.deepEqual(foreignKeys(path, source), [`${path}: noNews`]);
});

test('a text of another element may be used if the class lists it', () => {
  const { noNews } = sections.vtcNews;
  const classes = { 'vtc-card': { texts: { ...sections.vtcCard, noNews } } };
  const path = 'src/widgets/vtc-card/vtc-card.ts';
  assert.deepEqual(foreignKeys(path, `translate('noNews')`, classes), []);
  assert.deepEqual(foreignKeys(path, `translate('pinned')`, classes), [`${path}: pinned`]);
});
