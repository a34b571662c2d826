import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as analyzer from '@custom-elements-manifest/analyzer';
import config from '../tools/manifest/config.mjs';
import {
  anyText,
  listOf,
  names,
  oneOf,
  urlTemplate,
  wholeNumber,
} from '../src/element/attributes.js';
import { addressAttributes } from '../src/contract/address-attributes.js';
import { attributeValues } from '../tools/manifest/attribute-values.mjs';
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

// The analyzer's types do not declare these exports.
const { create, ts } = analyzer as unknown as {
  ts: { createSourceFile: (...args: unknown[]) => unknown; ScriptTarget: { ES2022: number } };
  create: (options: object) => { modules: { declarations: Declaration[] }[] };
};

// The analyzer does not export the plugin of `--litelement`.
const litMode =
  '../node_modules/@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
const { litPlugin } = (await import(litMode)) as { litPlugin: () => object[] };

const plugins = config.plugins.filter(({ name }) => name !== 'attribute-values');

/** Returns what `cem analyze` writes for a class that extends the base element. */
function analyze(body: string, attributeTypes = {}, file = 'src/thing.ts'): Declaration {
  const source = `
    /** An element. */
    export class VtcThing extends VtcElement<Thing> {
      ${body}
    }
    register({ 'vtc-thing': VtcThing });`;
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const manifest = create({
    modules: [module],
    plugins: [...litPlugin(), attributeValues({ VtcThing: { attributeTypes } }), ...plugins],
    context: { dev: false },
  });
  const [declaration] = manifest.modules.flatMap(({ declarations }) => declarations);
  assert.ok(declaration);
  return declaration;
}

test('attributes are those of decorated properties', () => {
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
  assert.equal(analyze('', {}, 'src/index.ts').bundle, 'vtc-widgets.js');
  assert.equal(analyze('', {}, 'src/more.ts').bundle, 'vtc-more.js');
});

/** A record as an element may show it, or not. */
const item = {
  kind: 'record',
  fields: { id: { kind: 'integer' }, slug: { kind: 'text' }, isFull: { kind: 'boolean' } },
} as const;

const attributes: readonly [name: string, field: string, type: object, expected: object][] = [
  [
    'one of several values',
    `@property() layout = layouts.fallback;`,
    oneOf('card', 'badge'),
    { type: { text: "'card' | 'badge'" }, values: ['card', 'badge'], default: 'card' },
  ],
  [
    'several of some values',
    `@property() layout?: string;`,
    listOf(['about', 'stats', 'event'], ['about', 'event']),
    {
      type: { text: 'string' },
      values: ['about', 'stats', 'event'],
      list: true,
      separator: ' ',
      default: 'about event',
    },
  ],
  [
    'a comma-separated list of names',
    `@property() layout?: string;`,
    names,
    { type: { text: 'string' }, list: true, separator: ',' },
  ],
  [
    'any text with suggestions',
    `@property() layout?: string;`,
    anyText('ets2', 'ats'),
    { type: { text: 'string' }, values: ['ets2', 'ats'], open: true },
  ],
  [
    'a number with bounds',
    `@property({ type: Number }) layout = layouts.fallback;`,
    wholeNumber({ min: 1, max: 30, fallback: 10 }),
    { type: { text: 'number' }, min: 1, max: 30, default: '10' },
  ],
  [
    'a number without a default',
    `@property({ type: Number }) layout?: number | undefined;`,
    wholeNumber({ min: 0, max: 30, fallback: undefined }),
    { type: { text: 'number' }, min: 0, max: 30 },
  ],
  [
    'a sensitive attribute',
    `/**
      * Token.
      * @sensitive
      */ @property() layout?: string;`,
    {},
    { type: { text: 'string' }, sensitive: true },
  ],
  [
    'the URL of a link',
    `@property() layout?: string;`,
    urlTemplate({ kind: 'record', fields: {} }),
    { type: { text: 'string' }, sensitive: true },
  ],
  [
    'the fields of an item that the URL of its link may have',
    `@property() layout?: string;`,
    urlTemplate({ kind: 'record', fields: { item: { kind: 'nullable', inner: item } } }, 'item'),
    { type: { text: 'string' }, sensitive: true, fields: ['id', 'slug'] },
  ],
];

const textKeys = ['name', 'fieldName', 'description'];

for (const [name, field, type, expected] of attributes) {
  test(`the manifest describes ${name}`, () => {
    const [attribute] = analyze(field, { layout: type }).attributes;
    const rest = Object.entries(attribute ?? {}).filter(([key]) => !textKeys.includes(key));
    assert.deepEqual(Object.fromEntries(rest), expected);
  });
}

test('an attribute without documentation is reported', () => {
  const thing = analyze(`@property() rows?: string;`);
  assert.deepEqual(undocumented([thing]), ['vtc-thing members rows', 'vtc-thing attributes rows']);
});

test('omits internal, protected and private members', () => {
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

/** Values of attributes, as the configurator reads them. */
const valuesByAttribute: readonly [tag: string, attribute: string, values: string][] = [
  ['vtc-upcoming-events', 'layout', 'list cards compact'],
  ['vtc-live-events', 'when-empty', 'next message hide'],
  ['vtc-live-events', 'layout', 'list bar overlay'],
  ['vtc-live-events', 'placement', 'inline top bottom'],
  ['vtc-card', 'show', 'about stats tier badges games socials recruitment event members contact'],
  ['vtc-roster', 'group-by', 'role none'],
  ['server-stats', 'show', 'totals history servers peak heatmap'],
  ['server-stats', 'range', '24h 7d 30d 90d all'],
  ['server-stats', 'theme', 'auto page light dark'],
  ['server-stats', 'images', 'all none'],
  ['server-stats', 'loading', 'lazy eager'],
  ['vtc-calendar', 'first-day', 'auto monday sunday saturday'],
  ['vtc-event', 'show', 'about route rules requirements hosts summary'],
  ['vtc-gallery', 'layout', 'grid strip'],
  ['vtc-news', 'layout', 'list cards compact'],
  ['vtc-partners', 'layout', 'grid list logos'],
  ['vtc-numbers', 'layout', 'strip inline'],
  ['vtc-numbers', 'show', 'members convoys partners since pictures'],
  ['vtc-past-events', 'layout', 'list cards'],
  ['vtc-recruitment', 'show', 'requirements questions'],
  ['vtc-recruitment', 'when-closed', 'message hide'],
];

for (const [tag, attribute, values] of valuesByAttribute) {
  test(`the built manifest has the values of ${attribute} of <${tag}>`, () => {
    const element = (elements() as Declaration[]).find(({ tagName }) => tagName === tag);
    const found = element?.attributes.find(({ name }) => name === attribute);
    assert.deepEqual(found?.values, values.split(' '));
  });
}

/** A form asks visitors for personal data, and sends them to an address. */
const formAttributes = ['form', 'enctype'];

test('the sensitive attributes are a secret, the API base, those of links and those of the form', () => {
  const found = (elements() as Declaration[]).flatMap(({ attributes: all }) => all);
  const sensitive = found.filter((attribute) => attribute['sensitive']).map(({ name }) => name);
  assert.deepEqual(
    [...new Set(sensitive)].sort(),
    ['token', ...addressAttributes, ...formAttributes].sort(),
  );
});

test('each attribute that is named like an address is sensitive', () => {
  for (const { attributes: all } of elements() as Declaration[])
    for (const { name, sensitive } of all)
      if (/url|href|src|link|base|address|template|host|endpoint/.test(name))
        assert.equal(sensitive, true, name);
});

test('every part of the public interface of every element is documented', () => {
  const all = elements();
  assert.ok(all.length > 0, 'run npm run manifest first');
  assert.deepEqual(undocumented(all), []);
});
