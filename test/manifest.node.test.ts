import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as analyzer from '@custom-elements-manifest/analyzer';
import config from '../custom-elements-manifest.config.mjs';
import { elements, undocumented } from '../tools/manifest/elements.mjs';

interface Documented {
  readonly name: string;
}

interface Declaration {
  readonly tagName: string;
  readonly bundle: string;
  readonly members: readonly Documented[];
  readonly attributes: readonly (Documented & Record<string, unknown>)[];
}

// The analyzer's own types leave these out.
const { create, ts } = analyzer as unknown as {
  ts: { createSourceFile: (...given: unknown[]) => unknown; ScriptTarget: { ES2022: number } };
  create: (options: object) => { modules: { declarations: Declaration[] }[] };
};

// What `--litelement` adds is not among the analyzer's exports.
const litMode =
  '../node_modules/@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
const { litPlugin } = (await import(litMode)) as { litPlugin: () => object[] };

/** The manifest of one class that extends the base element, as `cem analyze` makes it. */
function analyze(body: string, file = 'src/thing.ts'): Declaration {
  const source = `
    /** An element. */
    export class VtcThing extends VtcElement<Thing> {
      ${body}
    }
    register({ 'vtc-thing': VtcThing });`;
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const plugins = [...litPlugin(), ...config.plugins];
  const manifest = create({ modules: [module], plugins, context: { dev: false } });
  const [declaration] = manifest.modules.flatMap(({ declarations }) => declarations);
  assert.ok(declaration);
  return declaration;
}

test('attributes come from decorated properties, and have their names', () => {
  const thing = analyze(`
    /** Rows. */ @property({ attribute: 'page-size', type: Number }) pageSize = 50;
    /** Data. */ @property({ attribute: false }) data?: object;
    @state() private open = false;`);
  assert.deepEqual(
    thing.attributes.map(({ name, fieldName, default: byDefault }) => [name, fieldName, byDefault]),
    [['page-size', 'pageSize', '50']],
  );
  assert.equal(thing.tagName, 'vtc-thing');
});

test('an element names the file that registers it', () => {
  assert.equal(analyze('', 'src/index.ts').bundle, 'vtc-widgets.js');
  assert.equal(analyze('', 'src/more.ts').bundle, 'vtc-more.js');
});

const attributes: readonly [what: string, field: string, expected: object][] = [
  [
    'the words of a union',
    `@property() layout: 'card' | 'badge' = 'card';`,
    { type: { text: "'card' | 'badge'" }, values: ['card', 'badge'], default: 'card' },
  ],
  [
    'the words of a named type, from their tag',
    `/** @values 24h 7d */ @property() range: Range = '7d';`,
    { type: { text: "'24h' | '7d'" }, values: ['24h', '7d'], default: '7d' },
  ],
  [
    'the words of a list',
    `/**
      * Sections.
      * @values about stats
      * @list
      */ @property() show?: string;`,
    { type: { text: 'string' }, values: ['about', 'stats'], list: true, separator: ' ' },
  ],
  [
    'a list of anything, with commas',
    `/**
      * Roles.
      * @list ,
      */ @property() roles?: string;`,
    { type: { text: 'string' }, list: true, separator: ',' },
  ],
  [
    'words that are not the only ones',
    `/**
      * Game.
      * @values ets2 ats
      * @open
      */ @property() game?: string;`,
    { type: { text: 'string' }, values: ['ets2', 'ats'], open: true },
  ],
  [
    'bounds of a number',
    `/**
      * Rows.
      * @min 1
      * @max 30
      */ @property({ type: Number }) limit = 10;`,
    { type: { text: 'number' }, min: 1, max: 30, default: '10' },
  ],
  [
    'that an attribute is sensitive',
    `/**
      * Token.
      * @sensitive
      */ @property() token?: string;`,
    { type: { text: 'string' }, sensitive: true },
  ],
];

const named = ['name', 'fieldName', 'description'];

for (const [what, field, expected] of attributes) {
  test(`the manifest has ${what}`, () => {
    const [attribute] = analyze(field).attributes;
    const rest = Object.entries(attribute ?? {}).filter(([key]) => !named.includes(key));
    assert.deepEqual(Object.fromEntries(rest), expected);
  });
}

test('an attribute without documentation is found', () => {
  const thing = analyze(`@property() rows?: string;`);
  assert.deepEqual(undocumented([thing]), ['vtc-thing members rows', 'vtc-thing attributes rows']);
});

test('what is internal, protected or private is left out', () => {
  const thing = analyze(`
    /** Shown. */ shown = 1;
    /** Hidden. @internal */ hidden = 1;
    protected inner = 1;
    #secret = 1;`);
  assert.deepEqual(
    thing.members.map(({ name }) => name),
    ['shown'],
  );
});

/** What each of these attributes takes, as a configurator reads it. */
const taken: readonly [tag: string, attribute: string, values: string][] = [
  ['vtc-upcoming-events', 'layout', 'list cards compact'],
  ['vtc-live-events', 'when-empty', 'next message hide'],
  ['vtc-card', 'show', 'about stats badges games socials recruitment event members'],
  ['vtc-roster', 'group-by', 'role none'],
  ['server-stats', 'show', 'totals history servers peak heatmap'],
  ['server-stats', 'range', '24h 7d 30d 90d all'],
  ['server-stats', 'theme', 'auto page light dark'],
  ['server-stats', 'images', 'all none'],
  ['server-stats', 'loading', 'lazy eager'],
];

for (const [tag, attribute, values] of taken) {
  test(`the built manifest has the values of ${attribute} of <${tag}>`, () => {
    const element = (elements() as Declaration[]).find(({ tagName }) => tagName === tag);
    const found = element?.attributes.find(({ name }) => name === attribute);
    assert.deepEqual(found?.values, values.split(' '));
  });
}

test('everything of every element is documented', () => {
  const all = elements();
  assert.ok(all.length > 0, 'run npm run manifest first');
  assert.deepEqual(undocumented(all), []);
});
