import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elementTags } from '../src/gateway/ssr/elements.js';
import { elements as described } from '../src/widgets/all.js';
import { elements } from '../tools/manifest/elements.mjs';

const manifest = elements('dist/custom-elements.json') as readonly {
  tagName: string;
  bundle: string;
}[];
const tags = described.map(({ tag }) => tag);
const registered = manifest.map(({ tagName }) => tagName);

test('the lists of elements are those of the files that register them', () => {
  assert.deepEqual(tags.toSorted(), elementTags.toSorted());
  const hint = 'npm run manifest writes the list of registered elements, dist/custom-elements.json';
  assert.deepEqual([...tags].sort(), registered.toSorted(), hint);
  for (const { tag, file } of described) {
    const { bundle } = manifest.find(({ tagName }) => tagName === tag) ?? {};
    assert.equal(bundle, `vtc-${file}.js`, tag);
  }
});

test('demo/docs/elements has a page for every element and for nothing else', () => {
  const pages = readdirSync('demo/docs/elements').filter((name) => name !== 'index.md');
  assert.deepEqual(pages.sort(), registered.map((tag) => `${tag}.md`).sort());
  for (const tag of registered) {
    const text = readFileSync(`demo/docs/elements/${tag}.md`, 'utf8');
    assert.match(text, new RegExp(`<!-- generated: reference ${tag} -->`));
    assert.match(text, new RegExp(`^\`\`\`html live\n<${tag} `, 'm'));
    assert.match(text, new RegExp(`path=/docs/elements-${tag}--docs`));
  }
});
