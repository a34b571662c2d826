import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import { resolveApiBase } from '../../src/client/api-base.ts';
import { urlOf } from '../../src/client/request.ts';
import { vtcMembers } from '../../src/contract/element-endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import {
  contactFields,
  withheldFields,
  withoutFields,
} from '../../src/contract/withheld-fields.ts';
import { apiRequest, parseApiRequest } from '../../src/gateway/upstream/api-request.ts';
import { isFailure } from '../../src/gateway/upstream/result.ts';
import { translationTag } from '../../src/intl/language-tag.ts';
import { english as englishTexts } from '../../src/locales/english.ts';
import type { DocumentedElement } from '../../tools/generate/documented.ts';
import { elementEndpointNames } from '../../tools/generate/shapes.ts';
import { elements } from '../../tools/manifest/elements.mjs';
import { pluginFiles, zipOf } from '../../tools/wordpress/files.ts';
import { pluginTexts } from '../../tools/wordpress/texts.ts';
import { under } from '../support/snippets.ts';
import { timestamps } from '../support/timestamps.ts';
import { phpNodes, translationsByLocale } from '../../tools/wordpress/translations.ts';

const source = 'integrations/wordpress';
const files = pluginFiles();
const textOf = (path: string) => new TextDecoder().decode(files.get(path));
const phpPaths = [...files.keys()].filter((path) => path.endsWith('.php'));
const hasPhp = spawnSync('php', ['--version']).status === 0;
const skip = hasPhp ? false : 'PHP is not installed';
const all = elements() as DocumentedElement[];
const tags = all.map(({ tagName }) => tagName);
/** The language of the elements for a locale of WordPress, `pt-PT` for `pt_PT`. */
const languageOf = (locale: string) => translationTag(locale.replace('_', '-'));

/** The JSON that PHP code prints. */
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
  readonly endpoints: Readonly<Record<string, { readonly path: string; readonly fresh: number }>>;
}

describe('an api-base in the query form of WordPress', () => {
  const base = 'https://my.example/index.php?rest_route=/vtc-widgets/v1/api';

  test('gets path and query appended', () => {
    assert.equal(
      urlOf(base, vtcMembers, { idOrHandle: 'a', limit: 5 }),
      `${base}/vtcs/a/members&limit=5`,
    );
  });

  test('is the only one that may have a query', () => {
    for (const query of ['?x=1', '?rest_route=/a&x=1', '?rest_route=/a#b', '?rest_route=x'])
      assert.throws(() => resolveApiBase(`https://my.example/${query}`), query);
  });
});

describe('the WordPress plugin', () => {
  test('is packed completely and reproducibly', () => {
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
      'single/LICENSE.txt',
      'vtc-widgets.css',
      'locales/ja.js',
      'includes/table.php',
      'generated/elements.php',
      'languages/vtc-widgets.pot',
      'languages/vtc-widgets-de_DE.mo',
      ...tags.map((tag) => `blocks/${tag}/block.json`),
      ...tags.map((tag) => `single/${tag}.js`),
    ])
      assert.ok(names.includes(`vtc-widgets/${path}`), path);
    assert.deepEqual(
      names.filter(
        (name) =>
          !name.startsWith('vtc-widgets/source/') &&
          /\.(po|ts|map)$|screenshot|node_modules/.test(name),
      ),
      [],
    );
    assert.deepEqual(
      unzipSync(zip)['vtc-widgets/vtc-widgets.js'],
      new Uint8Array(readFileSync('dist/vtc-widgets.js')),
    );
  });

  test('imports the script at the URL that WordPress prints', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const [, imported] = /from"(\.\/vtc-widgets\.js[^"]*)"/.exec(textOf('vtc-more.js')) ?? [];
    assert.equal(imported, `./vtc-widgets.js?ver=${version}`);
  });

  test('contains the source of its minified scripts', () => {
    const names = [...files.keys()];
    assert.match(textOf('readme.txt'), /`source`/);
    for (const tag of tags) assert.ok(names.includes(`source/src/widgets/${tag}/${tag}.ts`), tag);
    for (const path of names.filter((name) => name.startsWith('locales/'))) {
      const module = path.replace('locales/', 'source/src/locales/').replace('.js', '.ts');
      assert.ok(names.includes(module), module);
    }
  });

  test('names the packages that a machine needs for its tests', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-path-'));
    try {
      // A PHP without SQLite and zip.
      const php = '#!/bin/sh\necho Core curl mbstring xml | tr " " "\\n"\n';
      writeFileSync(join(folder, 'php'), php, { mode: 0o755 });
      const args = ['--import=tsx', 'test/wordpress/run.mjs'];
      const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        env,
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.equal(stdout, '');
      assert.match(stderr, /apt-get install .*php-sqlite3 php-zip/);
      assert.equal(stderr.trim().split('\n').length, 1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('has its version in all files', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    assert.match(textOf('vtc-widgets.php'), new RegExp(`\\* Version: +${version}\\n`));
    assert.match(textOf('readme.txt'), new RegExp(`Stable tag: ${version}\\n`));
    for (const path of files.keys())
      if (/php|txt|json/.test(path)) assert.doesNotMatch(textOf(path), /{{/, path);
  });

  test('is valid PHP 7.4', () => {
    for (const path of phpPaths) assert.ok(phpNodes(textOf(path), path).length > 0, path);
    assert.throws(() => phpNodes('<?php $a = match (1) { 1 => 2 };', 'new.php'));
  });

  test('is valid for the installed PHP', { skip }, () => {
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

  test('escapes its output', () => {
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

  test('has the shortcodes of the documentation', () => {
    const [text = ''] = under('Place a block', 'text', 'demo/docs/wordpress.md');
    const lines = text.split('\n');
    assert.equal(lines.length, tags.length);
    for (const line of lines) {
      const [, name = '', rest = ''] = /^\[(\w+) (.*)\]$/.exec(line) ?? [];
      const element = all.find(
        ({ tagName }) => `vtc_${tagName.replace(/^vtc-/, '').replaceAll('-', '_')}` === name,
      );
      const given = [...rest.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, value = '']) => value);
      const known = element?.attributes.map((attribute) => attribute.name) ?? [];
      assert.ok(given.length > 0);
      for (const attribute of given) assert.ok(known.includes(attribute), line);
    }
  });

  test('has the attributes of the manifest, without secrets and addresses', { skip }, () => {
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
    for (const { path, fresh } of Object.values(table.endpoints)) {
      const request = parseApiRequest(
        path.replace(/{\w+}/g, 'northern_haul'),
        new URLSearchParams(path === '/vtcs/batch' ? 'ids[0]=1' : ''),
      );
      assert.ok(request && !isFailure(request));
      assert.equal(request.freshSeconds, fresh);
    }
    assert.equal(Object.keys(table.endpoints).length, elementEndpointNames.length);
  });

  test(
    'reserves the rate limit for the requests that the gateway reserves it for',
    { skip },
    () => {
      const queries: [endpoint: string, query: Record<string, string | number>][] = [
        ['vtcDetail', {}],
        ['vtcMembers', { limit: 50 }],
        ['vtcMembers', { limit: 49 }],
        ['vtcMembers', {}],
        ['vtcMembers', { limit: 51, cursor: 49 }],
        ['vtcMembers', { limit: 50, offset: 5 }],
        ['vtcMembers', { limit: 50, page: 2 }],
        ['upcomingEvents', {}],
        ['upcomingEvents', { limit: 30 }],
        ['vtcNews', {}],
        ['vtcNews', { limit: 5 }],
        ['vtcNews', { limit: 50, offset: 4 }],
        ['vtcGallery', {}],
        ['vtcGallery', { limit: 60 }],
        ['vtcGallery', { limit: 60, albumId: 7 }],
        ['vtcEvents', {}],
        ['vtcEvents', { tab: 'past' }],
        ['vtcEvents', { limit: 30 }],
        ['vtcEvents', { limit: 30, tab: 'past' }],
        ['serverHistory', {}],
        ['serverHistory', { range: '30d' }],
        ['events', { q: 'a' }],
        ['events', {}],
        ['events', { tab: 'past', order: 'start', organizerType: 'vtc' }],
        ['events', { limit: 100, tab: 'past' }],
      ];
      /** Those that elements send by themselves. */
      const wanted = [
        'vtcDetail {}',
        'vtcMembers {"limit":50}',
        'vtcMembers {"limit":51,"cursor":49}',
        'upcomingEvents {"limit":30}',
        'vtcNews {"limit":5}',
        'vtcNews {"limit":50,"offset":4}',
        'vtcGallery {"limit":60}',
        'vtcEvents {"limit":30}',
        'vtcEvents {"limit":30,"tab":"past"}',
        'serverHistory {}',
        'serverHistory {"range":"30d"}',
        'events {"limit":100,"tab":"past"}',
      ];
      const code = `
      define('ABSPATH', '/');
      $all = array();
      ${textOf('includes/table.php').replace('<?php', '').replace('return', '$table =')}
      require '${source}/includes/reserved.php';
      foreach (json_decode('${JSON.stringify(queries)}', true) as $one) {
        $all[] = Vtc_Widgets\\is_default_query($table['endpoints'][$one[0]], $one[1]);
      }
      echo json_encode($all);`;
      const isCommon = queries.map(([name, query]) => {
        const endpoint = endpoints[name as keyof typeof endpoints];
        return apiRequest(endpoint, 'northern_haul', query).isCommon;
      });
      assert.deepEqual(php(code), isCommon);
      const reserved = queries.filter((_, index) => isCommon[index]);
      assert.deepEqual(
        reserved.map(([name, query]) => `${name} ${JSON.stringify(query)}`),
        wanted,
      );
    },
  );

  test('finds the address of a visitor in the header of a proxy', { skip }, () => {
    const addresses = {
      '198.51.100.1': '198.51.100.1',
      '198.51.100.1:50001': '198.51.100.1',
      '[2001:db8::1]:5000': '2001:db8::1',
      '"[2001:db8::1]"': '2001:db8::1',
      '2001:db8::1': '2001:db8::1',
      'fe80::1%eth0': 'fe80::1',
      '203.0.113.9, "198.51.100.1:4"': '198.51.100.1',
      unknown: '',
      '': '',
    };
    const code = `
      define('ABSPATH', '/');
      require '${source}/includes/rate-limit.php';
      echo json_encode(array_map('Vtc_Widgets\\\\address_in', json_decode('${JSON.stringify(Object.keys(addresses))}')));`;
    assert.deepEqual(php(code), Object.values(addresses));
  });

  describe('the address for applications', { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-plugin-'));
    after(() => rmSync(folder, { recursive: true }));
    for (const name of ['settings', 'elements', 'table'])
      writeFileSync(join(folder, `${name}.php`), textOf(`includes/${name}.php`));

    /** What `code` prints in the plugin, with the functions of WordPress that it needs; `stored` are the settings. */
    const inPlugin = (stored: object, code: string) =>
      php(`
        namespace Vtc_Widgets;
        define('ABSPATH', '/');
        $GLOBALS['problems'] = [];
        function get_option() { return json_decode('${JSON.stringify(stored)}', true); }
        function add_action() {}
        function add_filter() {}
        function __($text) { return $text; }
        function sanitize_text_field($text) { return $text; }
        function untrailingslashit($text) { return rtrim($text, '/'); }
        function esc_url_raw($text) { return $text; }
        function wp_parse_url($text) { return parse_url($text); }
        function add_settings_error($_, $name) { $GLOBALS['problems'][] = $name; }
        function api_base() { return 'https://vtc.example/api'; }
        function shows_contact() { return false; }
        function store_key() {}
        require '${folder}/settings.php';
        require '${folder}/elements.php';
        echo json_encode(${code});`);

    const address = 'https://vtc.example.com/apply/{handle}';

    test('is an https address with placeholders, and remains when another one is invalid', () => {
      const saved = (apply: string) =>
        inPlugin(
          { apply: address },
          `[sanitize_settings(['apply' => '${apply}'])['apply'], $GLOBALS['problems']]`,
        );
      for (const valid of ['', address, 'https://vtc.example.com/apply/1?x=1'])
        assert.deepEqual(saved(valid), [valid, []]);
      for (const invalid of ['http://vtc.example.com/apply', 'javascript:alert(1)', 'apply'])
        assert.deepEqual(saved(invalid), [address, ['apply']]);
    });

    test('turns recruitment into a form, and nothing else; authors cannot choose another one', () => {
      const attributesOf = (stored: object, tag: string) =>
        inPlugin(
          stored,
          `site_attributes('${tag}', clean_attributes('${tag}', ['form' => '', 'action' => 'https://evil.example']))`,
        ) as Record<string, string>;
      const { form, action } = attributesOf({ apply: address }, 'vtc-recruitment');
      assert.deepEqual([form, action], ['', address]);
      for (const [stored, tag] of [
        [{ apply: address }, 'vtc-card'],
        [{}, 'vtc-recruitment'],
      ] as const) {
        const attributes = attributesOf(stored, tag);
        assert.ok(!('form' in attributes) && !('action' in attributes), tag);
      }
    });
  });

  test('removes what the gateway removes', { skip }, () => {
    const names = [...withheldFields, ...contactFields];
    const json = {
      items: [{ id: 1, steamId: '7', roles: [{ userId: 'u', name: 'a' }] }],
      email: '',
    };
    const code = `
      define('ABSPATH', '/');
      require '${source}/includes/withheld.php';
      $names = json_decode('${JSON.stringify(names)}');
      echo json_encode(Vtc_Widgets\\without_fields(json_decode('${JSON.stringify(json)}'), $names));`;
    assert.deepEqual(php(code), withoutFields(json, names));
    const table = textOf('includes/table.php');
    for (const name of names) assert.equal(table.split(`'${name}',`).length, 2, name);
  });

  test('filters convoys without JavaScript as the element does', { skip }, () => {
    const code = `
      define('ABSPATH', '/');
      require '${source}/includes/fallback.php';
      $convoys = json_decode('[
        {"id": 1, "game": "ats", "category": "race"},
        {"id": 2, "game": "ATS", "category": "Convoy"},
        {"id": 3, "game": null, "category": "convoy"},
        {"id": 4, "category": "convoy"}
      ]');
      $filter = array('game' => 'ats', 'category' => 'convoy');
      echo json_encode(array_column(Vtc_Widgets\\upcoming_convoys($convoys, $filter), 'id'));`;
    assert.deepEqual(php(code), [2, 3, 4]);
  });

  test('merges the convoys of several companies as the element does', { skip }, () => {
    const list = (...hours: number[]) => ({
      items: hours.map((hour) => ({ id: hour, startAt: `2026-11-20T${hour}:00:00Z` })),
    });
    const loaded = {
      'list 0': list(13, 15),
      'list 1': list(14),
      names: { items: [{ id: 7, name: 'North', handle: 'North', profilePicture: null }] },
    };
    const code = `
      namespace Vtc_Widgets;
      define('ABSPATH', '/');
      function table() { return array('max_companies' => 12, 'max_convoys' => 30); }
      function is_company(string $text): bool { return 1 === preg_match('/^\\w+$/', $text); }
      function settings() { return array('gateway' => ''); }
      function token() { return 'emb_1'; }
      require '${source}/includes/fallback.php';
      require '${source}/includes/companies.php';
      $attributes = array('vtcs' => 'north, 9 north ../8');
      $loaded = (array) json_decode('${JSON.stringify(loaded)}');
      echo json_encode(array(
        convoys_of_companies($attributes, $loaded),
        convoys_of_companies($attributes, array_diff_key($loaded, array('list 1' => 1))),
        company_endpoints($attributes, 'north'),
        company_endpoints($attributes + array('also' => '1'), 'north'),
        array_map(__NAMESPACE__ . '\\\\shows_others', array(array('include' => 'own'), array('include' => 'own co-hosted'))),
      ));`;
    const hosts = [
      { id: 7, name: 'North', logo: null, position: 0 },
      { id: null, name: '9', logo: null, position: 1 },
    ];
    assert.deepEqual(php(code), [
      {
        items: [13, 14, 15].map((id) => ({
          id,
          startAt: `2026-11-20T${id}:00:00Z`,
          host: hosts[id === 14 ? 1 : 0],
        })),
        companies: hosts,
      },
      null,
      {
        'list 0': ['upcomingEvents', { limit: 30 }, 'north'],
        'list 1': ['vtcEvents', { limit: 30 }, '9'],
        names: ['vtcBatch', { ids: ['9', 'north'] }, ''],
      },
      [],
      [false, true],
    ]);
  });

  test('writes HTML as Markdown that shows the same text', { skip }, () => {
    const pages = {
      '<p>One</p><p>Two</p>': 'One\n\nTwo',
      '<b> bold </b>and <i></i><em>thin</em>': ' **bold** and *thin*'.trim(),
      'a * b_c [d] `e` <mark>f</mark> # g ~ |': 'a \\* b\\_c \\[d\\] \\`e\\` f \\# g \\~ \\|',
      '<p># no heading</p><p>- no list</p><p>2) no</p>': '\\# no heading\n\n\\- no list\n\n2\\) no',
      '<ol><li>a</li><li>b<p>c</p></li></ol>': '1. a\n2. b\n   c',
      '<script>alert(1)</script><style>a{}</style><!-- no -->yes': 'yes',
      '<a href="javascript:alert(1)">x</a> <a href=\'https://a.example/?a=1&amp;b=2\'>y</a>':
        'x [y](https://a.example/?a=1&b=2)',
      '<p>open <strong>never closed': 'open **never closed**',
      'a < b &lt; c &amp;amp; d': 'a \\< b \\< c &amp; d',
      '<img src="http://a.example/p.png"><img src=https://a.example/q.png alt=Q>':
        '![Q](https://a.example/q.png)',
      '': '',
    };
    const code = `
      define('ABSPATH', '/');
      require '${source}/includes/markdown.php';
      echo json_encode(array_map('Vtc_Widgets\\\\markdown_of', json_decode(base64_decode('${Buffer.from(JSON.stringify(Object.keys(pages))).toString('base64')}'))));`;
    assert.deepEqual(php(code), Object.values(pages));
  });

  test('has the management operations and bounds of the contract', { skip }, () => {
    const code = textOf('includes/table.php').replace('<?php', '').replace('return', '$table =');
    const table = php(`${code} echo json_encode($table);`) as Record<string, unknown>;
    const managed = Object.entries<Endpoint>(endpoints).filter(
      ([, { authentication }]) => authentication === 'management',
    );
    assert.deepEqual(
      Object.entries(table['management'] as Record<string, { path: string }>).map(
        ([name, { path }]) => [name, path],
      ),
      managed.map(([name, { path }]) => [name, path]),
    );
    assert.deepEqual(table['news_max_length'], { title: 200, content: 10_000 });
    assert.deepEqual(table['attendance'], ['attending', 'not_attending']);
    // No management operation is an endpoint that the REST route for elements serves.
    const served = Object.keys(table['endpoints'] as object);
    assert.deepEqual(
      served.filter((name) => managed.some(([other]) => other === name)),
      [],
    );
  });

  test('parses timestamps as the elements do', { skip }, () => {
    const code = `
      define('ABSPATH', '/');
      require '${source}/includes/fallback.php';
      $texts = json_decode('${JSON.stringify(timestamps.map(([text]) => text))}');
      echo json_encode(array_map('Vtc_Widgets\\\\parse_timestamp', $texts));`;
    const expected = timestamps.map(([, time]) => (time ? Date.parse(time) / 1000 : null));
    assert.deepEqual(php(code), expected);
  });

  test('has a label for each attribute and value', () => {
    const labels = textOf('includes/labels.php') + textOf('generated/elements.php');
    for (const { attributes } of all)
      for (const { name, sensitive, values = [], open } of attributes) {
        if (sensitive) continue;
        assert.match(labels, new RegExp(`'${name}' +=>`), name);
        if (!open)
          for (const value of values)
            assert.match(labels, new RegExp(`'(${name} )?${value}' +=>`), `${name} ${value}`);
      }
  });

  test('is translated into languages of the elements, with the placeholders of its texts', () => {
    const wanted = pluginTexts();
    assert.ok(wanted.length > 100);
    const byLocale = translationsByLocale();
    const languages = [...byLocale.keys()].map(languageOf);
    assert.equal(new Set(languages).size, languages.length);
    for (const tag of ['de', 'nl', 'fr', 'es', 'pt-BR', 'it', 'pl', 'cs', 'tr', 'ru'])
      assert.ok(languages.includes(translationTag(tag)), tag);
    for (const [locale, { translations: found }] of byLocale) {
      const known = found[''] ?? {};
      for (const { msgid } of wanted) {
        // WordPress shows a text in English that is not translated; test/locales/translated-texts.node.test.ts lists it.
        const forms = known[msgid]?.msgstr.filter(Boolean) ?? [];
        const placeholders = (text: string) =>
          text.match(/%[sd]|{\w+}|https?:\/\/[\w.]+/g)?.sort() ?? [];
        for (const form of forms)
          assert.deepEqual(placeholders(form), placeholders(msgid), `${locale}: ${form}`);
      }
      const stale = Object.keys(known).filter(
        (id) => id && !wanted.some(({ msgid }) => msgid === id),
      );
      assert.deepEqual(stale, [], locale);
    }
  });

  test('translates a text as the elements do, which replace it on the same page', async () => {
    // A layout in the plugin, a server without free places in the elements.
    const others = new Set(['Full']);
    const english = Object.entries(englishTexts);
    const different: string[] = [];
    for (const [locale, { translations: found }] of translationsByLocale()) {
      const language = languageOf(locale);
      const { default: sections } = (await import(`../../src/locales/${language}.ts`)) as {
        default: Readonly<Record<string, object>>;
      };
      const ours = Object.assign({}, ...Object.values(sections)) as Readonly<
        Record<string, unknown>
      >;
      for (const [key, text] of english) {
        const shown = typeof text === 'string' && found['']?.[text]?.msgstr[0];
        if (!shown || others.has(text)) continue;
        if (String(ours[key]) !== shown) different.push(`${locale}: ${text}: ${shown}`);
      }
    }
    assert.deepEqual(different, []);
  });
});
