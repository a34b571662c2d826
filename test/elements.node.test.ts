import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elementTags } from '../src/gateway/ssr/elements.js';
import { reservedTags } from '../tools/generate/reserved-space.mjs';
import { elements } from '../tools/manifest/elements.mjs';
import { forms } from './contact-sheet/scenes.js';

const manifest = elements('dist/custom-elements.json') as readonly { tagName: string }[];
const registered = manifest.map(({ tagName }) => tagName);

const sizeLimits = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as readonly {
  name: string;
}[];

const lists: Readonly<Record<string, readonly string[]>> = {
  'src/gateway/ssr/elements.ts': elementTags,
  'tools/generate/reserved-space.mjs': reservedTags,
  '.size-limit.json': sizeLimits.flatMap(
    ({ name }) => /^dist\/single\/(.+)\.js$/.exec(name)?.[1] ?? [],
  ),
  'test/contact-sheet/scenes.ts (forms)': [...new Set(forms.map(({ tag }) => tag))],
};

for (const [list, named] of Object.entries(lists))
  test(`${list} contains every element and nothing else`, () => {
    assert.deepEqual([...named].sort(), [...registered].sort());
  });

test('README.md names every element', () => {
  const text = readFileSync('README.md', 'utf8');
  assert.deepEqual(
    registered.filter((tag) => !text.includes(`<${tag}`)),
    [],
  );
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
