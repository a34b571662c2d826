import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elementOf, outputOf, partsOf } from '../support/chosen-lines.js';

const folder = 'https://cdn.example/vtc-widgets@1.2.3/dist';
const imports = Object.fromEntries(
  ['vtc-widgets', 'vtc-more', 'locales/de', 'locales/uk'].map((name) => [
    `${folder}/${name}.js`,
    `sha384-${name}`,
  ]),
);

/** The code with an import map, in the language `lang` of the element. */
function write(lang: string) {
  const parts = partsOf(elementOf('vtc-card'), {
    base: 'https://api.example',
    token: '',
    scripts: [{ url: `${folder}/vtc-widgets.js`, integrity: 'sha384-vtc-widgets' }],
    gateway: '',
  });
  return outputOf('import-map').write({
    ...parts,
    imports,
    values: { ...parts.values, lang },
  });
}

/** Names of the files in the import map of some code. */
function mapped(code: string): string[] {
  const [, map = ''] = /^<script type="importmap">([^]*?)<\/script>\n/.exec(code) ?? [];
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  return Object.entries(integrity).map(([url, hash]) => {
    const name = url.slice(folder.length + 1);
    assert.equal(`${hash}.js`, `sha384-${name}`);
    return name;
  });
}

describe('the code with an import map', () => {
  for (const [lang, locales] of [
    ['', ['locales/de.js', 'locales/uk.js']],
    ['de', ['locales/de.js']],
    ['de-AT', ['locales/de.js']],
    ['en', []],
  ] as const)
    test(`has the hashes of all files that are imported ${lang && `in ${lang}`}`, () => {
      const code = write(lang);
      assert.deepEqual(mapped(code), ['vtc-widgets.js', 'vtc-more.js', ...locales]);
    });

  test('continues with the language file, the script and the element', () => {
    const [, rest = ''] = write('de').split('</script>\n');
    assert.match(
      rest,
      /^<link rel="modulepreload" href="https:\/\/cdn\.example\/.*\/locales\/de\.js" integrity="sha384-.*\n<script type="module" src="https:\/\/cdn\.example\/.*integrity="sha384-/,
    );
    assert.match(write('de'), /<vtc-card vtc="northern_haul"/);
  });
});
