import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { en } from '../src/locales/en.js';
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

/** The id that Storybook gives a page of this title. */
const idOf = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

const titles = [...textOfPage].flatMap(([, text]) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? []);

describe('the documentation', () => {
  test('README.md is short', () => {
    const lines = textOfPage.get('README.md')?.split('\n').length ?? Infinity;
    assert.ok(lines <= 250, `${lines} lines`);
  });

  test('contains no hash, since builds change it', () => {
    for (const [path, text] of textOfPage) assert.doesNotMatch(text, /sha\d+-[\w+/]{20}/, path);
  });

  test('states the size limit that is checked', () => {
    const [{ limit = '' } = {}] = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as {
      limit?: string;
    }[];
    for (const path of ['README.md', docs('decisions')])
      assert.ok(textOfPage.get(path)?.includes(`${limit} with brotli`), path);
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

  for (const [path, text] of textOfPage) {
    test(`${path} links to existing files, headings and pages`, () => {
      const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(
        ([, heading = '']) =>
          `#${heading
            .toLowerCase()
            .replace(/[^\w\s-]/g, '')
            .replaceAll(' ', '-')}`,
      );
      const pageLinks = titles.map((title) => `?path=/docs/${idOf(title)}`);
      const broken = links.filter((link) => {
        if (/^https?:/.test(link)) return false;
        if (link.startsWith('#')) return !headings.includes(link);
        return link.startsWith('?') ? !pageLinks.includes(link) : !existsSync(link);
      });
      assert.deepEqual(broken, []);
    });
  }

  test('README.md links to every page', () => {
    const readme = textOfPage.get('README.md') ?? '';
    const others = pages.filter(
      (path) => path.endsWith('.mdx') && !path.includes('add-an-element'),
    );
    assert.deepEqual(
      others.filter((path) => !readme.includes(path)),
      [],
    );
  });

  test('names existing attributes', () => {
    const sections = textOfPage.get('README.md')?.split(/^##+ /m).slice(1) ?? [];
    for (const { tagName, attributes } of elements) {
      const section =
        sections.find((text) => text.includes(`\n<${tagName} `) && /^- `/m.test(text)) ?? '';
      const named = [...section.matchAll(/^- `([\w-]+)`/gm)].map(([, name = '']) => name);
      assert.equal(named.length, 3, `README.md names three attributes of <${tagName}>`);
      const known = attributes.map(({ name }) => name);
      assert.deepEqual(
        named.filter((name) => !known.includes(name)),
        [],
      );
    }
  });

  test('quotes texts of the elements', () => {
    const used = [...textOfPage.values()].flatMap((text) =>
      [...text.matchAll(/\{en\.(\w+)/g)].map(([, key = '']) => key),
    );
    assert.ok(used.length > 5);
    assert.deepEqual(
      used.filter((key) => !(key in en)),
      [],
    );
    const quoted = symptoms.flatMap((name) =>
      [...(textOfPage.get(docs(name)) ?? '').matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
    );
    assert.ok(quoted.length > 10);
    const literal = quoted
      .map((words) => words.replace(/\{en\.\w+(?:\.replace\([^)]*\))?\}/g, ''))
      .filter((words) => /\p{L}/u.test(words));
    const ours = readFileSync('src/element/register.ts', 'utf8');
    assert.deepEqual(
      literal.filter((words) => !browserTexts.includes(words) && !ours.includes(words)),
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
