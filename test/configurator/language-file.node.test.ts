import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elementOf, outputOf, partsOf } from '../support/chosen-lines.js';

const folder = 'https://cdn.example/vtc-widgets@1.2.3/dist';
const url = `${folder}/locales/pt-PT.js`;

/** The HTML code with a script, in the language `lang` of the element. */
function write(lang: string, file: string, imports?: Readonly<Record<string, string>>) {
  const parts = partsOf(elementOf('vtc-card'), {
    base: 'https://api.example',
    token: '',
    scripts: [{ url: `${folder}/${file}` }],
    gateway: '',
  });
  return outputOf('html').write({ ...parts, imports, values: { ...parts.values, lang } });
}

describe('the HTML code for a page in a known language', () => {
  for (const file of ['vtc-widgets.js', 'single/vtc-card.js'])
    test(`loads the file of the language together with ${file}, and before it`, () => {
      const code = write('pt-AO', file);
      const [first = '', second = ''] = code.split('\n');
      assert.equal(first, `<link rel="modulepreload" href="${url}">`);
      assert.ok(second.includes(`src="${folder}/${file}"`), second);
    });

  test('has the hash of the file if it is known', () => {
    const code = write('pt-PT', 'vtc-widgets.js', { [url]: 'sha384-x' });
    assert.ok(
      code.startsWith(
        `<link rel="modulepreload" href="${url}" integrity="sha384-x" crossorigin="anonymous">\n`,
      ),
      code,
    );
  });

  for (const lang of ['', 'en', 'en-GB', 'lt', 'not a tag'])
    test(`loads no further file for lang="${lang}"`, () => {
      assert.doesNotMatch(write(lang, 'vtc-widgets.js'), /modulepreload/);
    });
});
