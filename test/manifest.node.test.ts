import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as analyzer from '@custom-elements-manifest/analyzer';
import * as plugins from '../tools/manifest/plugins.mjs';
import { elements, undocumented } from '../tools/manifest/elements.mjs';

interface Documented {
  readonly name: string;
}

interface Declaration {
  readonly tagName: string;
  readonly members: readonly Documented[];
  readonly attributes: readonly Documented[];
}

// The analyzer's own types leave these two out.
const { create, ts } = analyzer as unknown as {
  ts: { createSourceFile: (...given: unknown[]) => unknown; ScriptTarget: { ES2022: number } };
  create: (options: object) => { modules: { declarations: Declaration[] }[] };
};

/** The manifest of one class that extends the base element. */
function analyze(body: string): Declaration {
  const source = `
    /** An element. */
    export class VtcThing extends VtcElement<Thing> { ${body} }
    register({ 'vtc-thing': VtcThing });`;
  const module = ts.createSourceFile('src/thing.ts', source, ts.ScriptTarget.ES2022, true);
  const manifest = create({
    modules: [module],
    plugins: [plugins.settings(), plugins.tags(), plugins.publicOnly(), plugins.published()],
    context: { dev: false },
  });
  const [declaration] = manifest.modules.flatMap(({ declarations }) => declarations);
  assert.ok(declaration);
  return declaration;
}

test('attributes have the name said, else that of the property in kebab case, or are none', () => {
  const thing = analyze(`
    static override properties = settings({
      pageSize: number(1, 100, 50),
      refreshSeconds: { ...number(0, 60), attribute: 'refresh' },
      data: { attribute: false },
    });
    /** Rows. */ pageSize = 50;
    /** Seconds. */ refreshSeconds?: number;
    /** Data. */ data?: object;`);
  assert.deepEqual(
    thing.attributes.map(({ name }) => name),
    ['page-size', 'refresh'],
  );
  assert.equal(thing.tagName, 'vtc-thing');
});

test('an attribute without documentation is found', () => {
  const thing = analyze(`static override properties = settings({ rows: text() }); rows?: string;`);
  assert.deepEqual(undocumented([thing]), ['vtc-thing members rows', 'vtc-thing attributes rows']);
});

test('a name that only running would tell is refused', () => {
  assert.throws(
    () =>
      analyze(
        `static override properties = settings({ rows: { ...text(), attribute: odd() } }); rows = 1;`,
      ),
    /odd\(\)/,
  );
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

test('everything of every element is documented', () => {
  const all = elements();
  assert.ok(all.length > 0, 'run npm run manifest first');
  assert.deepEqual(undocumented(all), []);
});
