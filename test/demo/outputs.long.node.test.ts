import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import {
  elementsIn,
  type ElementSettings,
  type Manifest,
} from '../../demo/scripts/configure/manifest.js';
import { outputs, type SnippetParts } from '../../demo/scripts/configure/outputs.js';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, shownText, startSite, type Site } from '../support/site.js';

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
const elements = elementsIn(manifest);

/** A value of every setting that does not empty the element, hostile ones included. */
const values: Readonly<Record<string, string>> = {
  heading: 'Ours & "theirs" <b> {x}',
  'heading-level': '4',
  'href-template': 'https://my.example/{id}',
  lang: 'de',
  'time-zone': 'Europe/Berlin',
  'second-time-zone': 'none',
  searchable: '',
  'no-calendar': '',
  images: 'none',
  loading: 'eager',
};

const ofElement = ({ settings }: ElementSettings) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => settings.some((one) => one.name === name)),
  );

describe('the lines for', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const parts = (element: ElementSettings): SnippetParts => ({
    element,
    base: site.api.origin,
    vtc: 'northern_haul',
    token: embedToken(1),
    values: ofElement(element),
    colors: { '--vtc-primary': '#aa0000' },
    script: { url: `${site.cdn}/vtc-widgets.js` },
    gateway: 'https://gateway.example',
    name: 'Northern "Haul"',
  });
  const write = (id: string, element: ElementSettings) => {
    const output = outputs.find((one) => one.id === id);
    assert.ok(output);
    return output.write(parts(element));
  };
  const card = () => {
    const found = elements.find(({ tag }) => tag === 'vtc-card');
    assert.ok(found);
    return found;
  };

  /** Bundles a framework's lines with the built file in the package's place. */
  async function bundled(contents: string, loader: 'tsx' | 'js'): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents, loader, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: { 'vtc-widgets': `${process.cwd()}/dist/vtc-widgets.js` },
    });
    return outputFiles[0]?.text ?? '';
  }

  for (const { tag } of elements)
    for (const id of ['html', 'hugo'])
      test(`${id} show <${tag}> with all that was chosen`, async () => {
        const element = elements.find((one) => one.tag === tag);
        assert.ok(element);
        const { page, faults } = await site.open(write(id, element));
        await reaches(page, tag, 'ready');
        const shown = await page.$eval(tag, (one) => ({
          heading: one.getAttribute('heading'),
          color: getComputedStyle(one).getPropertyValue('--vtc-primary').trim(),
        }));
        assert.deepEqual(shown, { heading: values.heading, color: '#aa0000' });
        assert.deepEqual(faults, []);
      });

  for (const { tag } of elements)
    test(`react show <${tag}> with all that was chosen`, async () => {
      const element = elements.find((one) => one.tag === tag);
      assert.ok(element);
      const script = await bundled(
        `import { createRoot } from 'react-dom/client';
        ${write('react', element)}
        createRoot(document.querySelector('main')).render(<Company />);`,
        'tsx',
      );
      const { page, faults } = await site.open('<main></main>');
      await page.addScriptTag({ content: script, type: 'module' });
      await reaches(page, tag, 'ready');
      const heading = await page.$eval(tag, (one) => Reflect.get(one, 'heading') as string);
      assert.equal(heading, values.heading);
      assert.equal(
        await page.$eval(tag, (one) => getComputedStyle(one).getPropertyValue('--vtc-primary')),
        '#aa0000',
      );
      assert.deepEqual(faults, []);
    });

  test('astro show the card when its script is bundled', async () => {
    const [, html = '', script = ''] =
      /^([^]*)<script>([^]*)<\/script>$/.exec(write('astro', { ...card(), settings: [] })) ?? [];
    const { page, faults } = await site.open(html);
    await page.addScriptTag({ content: await bundled(script, 'js'), type: 'module' });
    await reaches(page, 'vtc-card', 'ready');
    assert.match(await shownText(page, 'vtc-card'), /Northern Haul/);
    assert.deepEqual(faults, []);
  });

  test('wordpress are one shortcode that no value can leave', () => {
    const lines = write('wordpress', card());
    assert.match(lines, /^\[vtc_card vtc="northern_haul"( [\w-]+="[^"[\]]*")*\]$/);
    assert.doesNotMatch(lines, /emb_|api-base/);
  });

  test('frame and badge name the gateway, the company and no token', () => {
    for (const id of ['frame', 'badge']) {
      const lines = write(id, card());
      assert.doesNotMatch(lines, /emb_/);
      assert.match(
        lines,
        /"https:\/\/gateway\.example\/(embed\/vtc-card\?vtc=northern_haul|badge)/,
      );
      assert.match(lines, /Northern &quot;Haul&quot;/);
    }
  });
});
