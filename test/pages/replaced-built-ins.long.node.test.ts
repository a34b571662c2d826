import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { allElements, allReady, monthsByClicks, scripts } from '../support/all-elements.js';
import { startSite, type Site } from '../support/site.js';

function replacePromise(): void {
  const native = Promise;
  const replacement = class Promise {
    readonly #inner: unknown;
    constructor(run: ConstructorParameters<typeof native>[0]) {
      this.#inner = new native(run);
    }
    then(...callbacks: Parameters<typeof native.prototype.then>) {
      return (this.#inner as typeof native.prototype).then(...callbacks);
    }
    catch(callback: Parameters<typeof native.prototype.catch>[0]) {
      return this.then(undefined, callback);
    }
    finally(callback: () => void) {
      return (this.#inner as typeof native.prototype).finally(callback);
    }
  };
  for (const name of ['all', 'any', 'race', 'resolve', 'reject', 'allSettled', 'withResolvers'])
    Object.assign(replacement, {
      [name]: (Reflect.get(native, name) as () => unknown).bind(native),
    });
  Object.assign(window, { Promise: replacement });
}

/** As MooTools and Prototype do. */
function replaceArrayFrom(): void {
  Array.from = ((items: Iterable<unknown> | null) => (items === null ? [] : [...items])) as never;
}

/** As Prototype does. */
function replaceArrayEntries(): void {
  Array.prototype.entries = function <T>(this: T[]) {
    return [...this];
  } as never;
}

/** As Date.js does. */
function replaceDates(): void {
  Object.assign(Date, { parse: () => null, now: () => new Date() });
}

/** As MooTools does. */
function replaceClasses(): void {
  for (const name of ['Request', 'Element', 'Document', 'Event'])
    Object.assign(window, {
      [name]: class {
        constructor() {
          throw new TypeError(`${name} of the page`);
        }
      },
    });
}

/** As old libraries do; assigned, so that they are enumerable. */
function extendPrototypes(): void {
  for (const { prototype } of [Object, Array, Function]) {
    Object.assign(prototype, { addedText: 'text', added() {} });
  }
}

/** As Sugar does; browsers take the method for an option of `addEventListener`. */
function addOnce(): void {
  Object.assign(Function.prototype, { once() {} });
}

/** As plugins do that log requests. */
function wrapFetch(): void {
  const native = fetch;
  window.fetch = (address, options) => {
    if (!(address as string).startsWith('http')) throw new TypeError('no text');
    return native(address, options);
  };
}

/** Properties of the document that the source reads; ESLint forbids to read others. */
const documentProperties = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [
    ...readFileSync(`src/${path}`, 'utf8').matchAll(/documentProperty\('(\w+)'/g),
  ])
  .map(([, name = '']) => name);

/** Pictures and forms of a page that have the names of these properties, and of some that libraries read. */
const clobbered = [...new Set(documentProperties)]
  .concat('addEventListener', 'adoptedStyleSheets', 'location', 'visibilityState')
  .map((name) => `<img name="${name}" alt=""><form name="${name}"></form>`)
  .join('');

/** The script of a function; `__name` is a helper of the compiler of the tests. */
const asScript = (run: () => void): string =>
  `<script>{ const __name = (value) => value; (${String(run)})(); }</script>`;

const pages = [
  { name: 'replaces Promise', before: replacePromise },
  { name: 'replaces Array.from', before: replaceArrayFrom },
  { name: 'replaces Array.prototype.entries', before: replaceArrayEntries },
  { name: 'replaces Date.parse and Date.now', before: replaceDates },
  { name: 'has other classes of the names of built-ins', before: replaceClasses },
  { name: 'extends prototypes enumerably', before: extendPrototypes },
  { name: 'adds a method "once" to functions', before: addOnce },
  { name: 'wraps fetch', before: wrapFetch },
];

describe('a page with other software', () => {
  let site: Site;
  let all: string;

  before(async () => {
    site = await startSite();
    all = scripts(site) + allElements(site);
  });
  after(() => site.close());

  test('shows all elements in a page whose pictures and forms have names of document properties', async () => {
    const { page, pageErrors } = await site.open(clobbered + all);
    await allReady(page);
    assert.deepEqual(pageErrors, []);
  });

  for (const { name, before } of pages)
    test(`shows all elements in a page that ${name}, and reacts to every click`, async () => {
      const { page, pageErrors } = await site.open(asScript(before) + all);
      await allReady(page);
      assert.equal((await monthsByClicks(page)).size, 3);
      assert.deepEqual(pageErrors, []);
    });
});
