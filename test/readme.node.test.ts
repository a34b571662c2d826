import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { fragmentOf } from '../demo/site/markdown.js';
import { english as en } from '../src/locales/english.js';
import type { DocumentedElement } from '../tools/generate/documented.js';
import { elements as documented } from '../tools/manifest/elements.mjs';
import { docs, pages, textOfPage, under } from './support/snippets.js';

const elements = documented() as DocumentedElement[];

/** Parts of browsers' console messages about blocked content. */
const browserTexts = [
  'Content Security Policy',
  'CORS policy',
  'Mixed Content',
  'valid digest',
  "Cannot use 'import.meta' outside a module",
  'Failed to resolve module specifier "lit"',
];

/** The pages that begin with what an owner sees. */
const symptoms = ['troubleshooting', 'nothing-shows', 'wrong-hour', 'wrong-colours', 'blocked'];

/** Matches a text of the elements with anything for its placeholders. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}\\.?$`,
  );

const elementTexts = Object.values(en)
  .flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
  .map(patternOf);

/** The titles of the stories, as Storybook's addresses have them. */
const stories = elements.map(({ tagName }) => `elements-${tagName}--docs`);

const fragmentsIn = (text: string) =>
  [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    fragmentOf(heading.replaceAll('`', '')),
  );

/** Whether a link of a page leads to a file, a heading or a page of the site. */
function isValidLink(page: string, link: string): boolean {
  if (/^https?:/.test(link)) return true;
  const [, story] = /storybook\/index\.html\?path=\/docs\/(.+)$/.exec(link) ?? [];
  if (story) return stories.includes(story);
  const [path = '', fragment] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return false;
  return fragment === undefined || fragmentsIn(readFileSync(target, 'utf8')).includes(fragment);
}

describe('the documentation', () => {
  test('README.md is short', () => {
    const lines = textOfPage.get('README.md')?.split('\n').length ?? Infinity;
    assert.ok(lines <= 150, `${lines} lines`);
  });

  test('contains no hash, since builds change it', () => {
    for (const [path, text] of textOfPage) assert.doesNotMatch(text, /sha\d+-[\w+/]{20}/, path);
  });

  test('repeats no number that changes with the code', () => {
    const { 'size-limit': files } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      'size-limit': { limit: string }[];
    };
    // Tables of the site have the sizes, and the names of the languages.
    const sizes = files.map(({ limit }) => limit.replaceAll('.', '\\.'));
    const changing = new RegExp(
      `\\b(${sizes.join('|')}|\\d+ languages|twenty-\\w+ languages)\\b`,
      'i',
    );
    for (const [path, text] of textOfPage) assert.doesNotMatch(text, changing, path);
  });

  test('names existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const all = [...textOfPage.values()].join('\n');
    const named = [...all.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    assert.ok(named.includes('storybook'));
    assert.deepEqual(
      named.filter((name) => !(name in scripts)),
      [],
    );
  });

  test('names existing files of the repository', () => {
    const all = [...textOfPage.values()].join('\n');
    const named = [
      ...all.matchAll(/`((?:src|test|tools|stories|demo|integrations)\/[\w./-]+)`/g),
    ].map(([, path = '']) => path);
    // Files that a reader adds in the examples.
    const added = /vtc-member-count|\blt\.ts$/;
    assert.ok(named.length > 30);
    assert.deepEqual(
      named.filter((path) => !added.test(path) && !existsSync(path)),
      [],
    );
  });

  for (const [path, text] of textOfPage)
    test(`${path} links to existing files and headings`, () => {
      const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      assert.deepEqual(
        links.filter((link) => !isValidLink(path, link)),
        [],
      );
    });

  test('README.md links to every page', () => {
    const readme = textOfPage.get('README.md') ?? '';
    assert.deepEqual(
      pages.filter((path) => path !== 'README.md' && !readme.includes(path)),
      [],
    );
  });

  test('names existing attributes', () => {
    const lines = textOfPage.get('README.md')?.split('\n') ?? [];
    /** Attributes in the last cell of the line of an element. */
    const namedOf = (tagName: string) => {
      const line = lines.find((text) => text.startsWith(`| [\`<${tagName}>`)) ?? '';
      const list = (line.split('|').at(-2) ?? '').matchAll(/`([\w-]+)`/g);
      return [...list].map(([, name = '']) => name);
    };
    for (const { tagName, attributes } of elements) {
      const named = namedOf(tagName);
      assert.equal(named.length, 3, `README.md names three attributes of <${tagName}>`);
      const known = attributes.map(({ name }) => name);
      assert.deepEqual(
        named.filter((name) => !known.includes(name)),
        [],
      );
    }
  });

  test('uses every element on the example site and in its recipe', () => {
    const [recipe = ''] = under("A company's whole site", 'html', docs('recipes'));
    for (const page of [recipe, readFileSync('demo/company.html', 'utf8')]) {
      const unused = elements.filter(({ tagName }) => !page.includes(`</${tagName}`));
      assert.deepEqual(
        unused.map(({ tagName }) => tagName),
        [],
      );
      assert.match(page, /layout="bar"/);
    }
  });

  test('quotes texts of the elements', () => {
    const quoted = symptoms.flatMap((name) =>
      [...(textOfPage.get(docs(name)) ?? '').matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
    );
    assert.ok(quoted.length > 10);
    const ours = readFileSync('src/element/register.ts', 'utf8');
    const isText = (words: string) =>
      words
        .split(/(?<=\.) /)
        .every((sentence) => elementTexts.some((pattern) => pattern.test(sentence)));
    assert.deepEqual(
      quoted.filter(
        (words) => !browserTexts.includes(words) && !ours.includes(words) && !isText(words),
      ),
      [],
    );
  });

  const styled = [
    ['README.md', 'Theming'],
    [docs('theming'), 'Theming'],
    [docs('wrong-colours'), 'Wrong colours'],
  ] as const;
  for (const [file, heading] of styled) {
    test(`${file} uses existing custom properties, parts and states`, () => {
      const [element] = elements;
      assert.ok(element);
      const names = [...element.cssProperties, ...element.cssParts, ...element.cssStates];
      const known = names.map(({ name }) => name);
      const css = under(heading, 'css', file).join('\n');
      const used = [...css.matchAll(/(--vtc-[\w-]+)|::part\((\w+)\)|:state\((\w+)\)/g)];
      assert.ok(used.length > 0);
      for (const [, property, part, state] of used) {
        assert.ok(known.includes(property ?? part ?? state ?? ''), property ?? part ?? state);
      }
    });
  }

  test('registers texts that there are', () => {
    const code = under('Language', 'js', docs('languages-and-time')).join('\n');
    const keys = [...code.matchAll(/\{ (\w+):/g)].map(([, key = '']) => key);
    assert.ok(keys.length > 0);
    for (const key of keys) assert.ok(key in en, key);
  });
});
