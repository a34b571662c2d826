import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import { questionOf } from '../../src/gateway/upstream/question.ts';
import { isFailure } from '../../src/gateway/upstream/outcome.ts';
import { translations } from '../../src/locales/translations.ts';
import type { DocumentedElement } from '../../tools/generate/documented.ts';
import { elements } from '../../tools/manifest/elements.mjs';
import { pluginFiles, sourceFiles, zipOf } from '../../tools/wordpress/files.ts';
import { under } from '../support/snippets.ts';
import { phpNodes, texts, translationsByLocale } from '../../tools/wordpress/translations.ts';

const source = 'integrations/wordpress';
const files = pluginFiles();
const textOf = (path: string) => new TextDecoder().decode(files.get(path));
const phpPaths = [...files.keys()].filter((path) => path.endsWith('.php'));
const hasPhp = spawnSync('php', ['--version']).status === 0;
const skip = hasPhp ? false : 'php is not on this machine';
const all = elements() as DocumentedElement[];
const tags = all.map(({ tagName }) => tagName);

/** What a piece of PHP prints as JSON. */
const php = (code: string): unknown =>
  JSON.parse(execFileSync('php', ['-r', code], { encoding: 'utf8' }));

interface Node {
  readonly kind?: string;
  readonly what?: { readonly name?: string };
  readonly left?: Node;
  readonly right?: Node;
  readonly trueExpr?: Node;
  readonly falseExpr?: Node;
  readonly expressions?: readonly Node[];
}

interface Table {
  readonly elements: Readonly<
    Record<string, { readonly attributes: Readonly<Record<string, { readonly control: string }>> }>
  >;
  readonly questions: Readonly<Record<string, { readonly path: string; readonly fresh: number }>>;
}

describe('the plugin for WordPress', () => {
  test('is packed whole, and twice the same', () => {
    const zip = zipOf(files);
    assert.deepEqual(zip, zipOf(pluginFiles()));
    const names = Object.keys(unzipSync(zip));
    assert.ok(names.every((name) => name.startsWith('vtc-widgets/')));
    for (const path of [
      'vtc-widgets.php',
      'uninstall.php',
      'readme.txt',
      'LICENSE',
      'vtc-widgets.js',
      'vtc-widgets.LICENSE.txt',
      'locales/ja.js',
      'includes/table.php',
      'languages/vtc-widgets.pot',
      'languages/vtc-widgets-de_DE.mo',
      ...tags.map((tag) => `blocks/${tag}/block.json`),
    ])
      assert.ok(names.includes(`vtc-widgets/${path}`), path);
    assert.deepEqual(
      names.filter((name) => /\.(po|ts|map)$|screenshot|node_modules/.test(name)),
      [],
    );
    assert.deepEqual(
      unzipSync(zip)['vtc-widgets/vtc-widgets.js'],
      new Uint8Array(readFileSync('dist/vtc-widgets.js')),
    );
  });

  test('says its version everywhere', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    assert.match(textOf('vtc-widgets.php'), new RegExp(`\\* Version: +${version}\\n`));
    assert.match(textOf('readme.txt'), new RegExp(`Stable tag: ${version}\\n`));
    for (const path of files.keys())
      if (/php|txt|json/.test(path)) assert.doesNotMatch(textOf(path), /{{/, path);
  });

  test('is PHP that 7.4 reads', () => {
    for (const path of phpPaths) assert.ok(phpNodes(textOf(path), path).length > 0, path);
    assert.throws(() => phpNodes('<?php $a = match (1) { 1 => 2 };', 'new.php'));
  });

  test('is PHP that the one of this machine reads', { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-php-'));
    try {
      for (const path of phpPaths) {
        const file = join(folder, 'file.php');
        writeFileSync(file, textOf(path));
        execFileSync('php', ['-l', file], { stdio: 'pipe' });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('escapes what it prints', () => {
    const escapes = /^esc_(html|attr|url)(__)?$/;
    const isSafe = (node: Node | undefined): boolean => {
      if (node?.kind === 'string') return true;
      if (node?.kind === 'bin') return isSafe(node.left) && isSafe(node.right);
      if (node?.kind === 'retif') return isSafe(node.trueExpr) && isSafe(node.falseExpr);
      return node?.kind === 'call' && escapes.test(node.what?.name ?? '');
    };
    const printed = (code: string, path: string) =>
      (phpNodes(code, path) as Node[])
        .filter(({ kind }) => kind === 'echo' || kind === 'print')
        .flatMap(({ expressions = [] }) => expressions);
    const shown = phpPaths.flatMap((path) => printed(textOf(path), path));
    assert.ok(shown.length > 20);
    assert.ok(shown.every(isSafe));
    assert.ok(!printed('<?php echo "a" . $name;', 'wrong.php').every(isSafe));
  });

  test('takes the shortcodes of its page', () => {
    const [text = ''] = under('Place a block', 'text', 'stories/docs/wordpress.mdx');
    const lines = text.split('\n');
    assert.equal(lines.length, tags.length);
    for (const line of lines) {
      const [, name = '', rest = ''] = /^\[(\w+) (.*)\]$/.exec(line) ?? [];
      const element = all.find(
        ({ tagName }) => `vtc_${tagName.replace(/^vtc-/, '').replaceAll('-', '_')}` === name,
      );
      const given = [...rest.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, one = '']) => one);
      const known = element?.attributes.map((attribute) => attribute.name) ?? [];
      assert.ok(given.length > 0);
      for (const attribute of given) assert.ok(known.includes(attribute), line);
    }
  });

  test(
    'knows the attributes of the manifest, but none that is a secret or leads elsewhere',
    { skip },
    () => {
      const code = textOf('includes/table.php').replace('<?php', '').replace('return', '$table =');
      const table = php(`${code} echo json_encode($table);`) as Table;
      assert.deepEqual(Object.keys(table.elements), tags);
      for (const { tagName, attributes } of all) {
        const rules = table.elements[tagName]?.attributes ?? {};
        const open = attributes.filter(({ sensitive }) => !sensitive).map(({ name }) => name);
        assert.deepEqual(Object.keys(rules).sort(), open.sort(), tagName);
        assert.ok(!('token' in rules) && !('api-base' in rules));
        const block = JSON.parse(textOf(`blocks/${tagName}/block.json`)) as { attributes: object };
        assert.deepEqual(Object.keys(block.attributes).sort(), open.sort());
      }
      for (const { path, fresh } of Object.values(table.questions)) {
        const question = questionOf(path.replace(/{\w+}/, 'northern_haul'), new URLSearchParams());
        assert.ok(question && !isFailure(question));
        assert.equal(question.freshSeconds, fresh);
      }
      assert.equal(Object.keys(table.questions).length, 11);
    },
  );

  test('names all that it shows', () => {
    const labels = readFileSync(`${source}/includes/labels.php`, 'utf8');
    for (const { attributes } of all)
      for (const { name, sensitive, values = [], open } of attributes) {
        if (sensitive) continue;
        assert.match(labels, new RegExp(`'${name}' +=>`), name);
        if (!open)
          for (const value of values) assert.match(labels, new RegExp(`'${value}' +=>`), value);
      }
  });

  test('is translated into the languages of the elements', () => {
    const paths = sourceFiles().filter((path) => path.endsWith('.php'));
    const wanted = texts(paths.map((path) => `${source}/${path}`));
    assert.ok(wanted.length > 100);
    const byLocale = translationsByLocale();
    const languages = [...byLocale.keys()]
      .map((locale) => locale.slice(0, 2))
      .concat('en')
      .sort();
    assert.deepEqual(
      languages,
      Object.keys(translations)
        .map((tag) => tag.slice(0, 2))
        .sort(),
    );
    for (const [locale, { translations: found }] of byLocale) {
      const known = found[''] ?? {};
      for (const { msgid } of wanted) {
        const forms = known[msgid]?.msgstr ?? [];
        assert.ok(forms.length > 0 && forms.every(Boolean), `${locale}: ${msgid}`);
        const marks = (text: string) => text.match(/%[sd]|{\w+}|https?:\/\/[\w.]+/g)?.sort() ?? [];
        for (const form of forms) assert.deepEqual(marks(form), marks(msgid), `${locale}: ${form}`);
      }
      const stale = Object.keys(known).filter(
        (id) => id && !wanted.some(({ msgid }) => msgid === id),
      );
      assert.deepEqual(stale, [], locale);
    }
  });
});
