import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import type { ElementSettings } from '../../src/configurator/manifest.js';
import { outputs } from '../../src/configurator/outputs.js';
import { createGateway } from '../../src/gateway/index.js';
import { listen, type HttpServer } from '../../src/server/listen.js';
import { pngRenderer } from '../../src/gateway/node/png.js';
import { elements as described } from '../../src/widgets/all.js';
import { builtScripts } from '../../tools/build/gateway-scripts.js';
import type { DocumentedElement } from '../../tools/generate/documented.js';
import { elements as manifestElements } from '../../tools/manifest/elements.mjs';
import {
  chosenColor,
  chosenValues,
  elementOf,
  elements,
  outputOf,
  partsOf,
} from '../support/chosen-lines.js';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, shownText, startSite, until, type Site } from '../support/site.js';

const noHugo = spawnSync('hugo', ['version']).status === 0 ? false : 'hugo is not installed';

describe('the code for', () => {
  let site: Site;
  let gateway: HttpServer;
  before(async () => {
    site = await startSite();
    const answering = createGateway({
      apiBase: site.api.origin,
      tokens: { northern_haul: embedToken(1) },
      files: await builtScripts(),
      png: await pngRenderer([]),
    });
    gateway = await listen(answering, { port: 0 });
  });
  after(async () => {
    await gateway.close();
    await site.close();
  });

  const parts = (element: ElementSettings) =>
    partsOf(element, {
      base: site.api.origin,
      token: embedToken(1),
      scripts: [{ url: `${site.cdn}/single/${element.tag}.js` }],
      gateway: gateway.url,
    });
  const write = (id: string, element: ElementSettings) => outputOf(id).write(parts(element));
  const noteOf = (id: string, element: ElementSettings) => outputOf(id).note(parts(element));
  const colorOf = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--vtc-primary').trim();
  const card = () => elementOf('vtc-card');

  /** Bundles a framework's code with the built package. */
  async function bundled(contents: string, loader: 'tsx' | 'js'): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents, loader, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    return outputFiles[0]?.text ?? '';
  }

  for (const { tag } of elements)
    test(`HTML shows <${tag}> with all settings`, async () => {
      const element = elementOf(tag);
      const { page, pageErrors } = await site.open(write('html', element));
      await reaches(page, tag, 'ready');
      assert.equal(
        await page.$eval(tag, (element) => element.getAttribute('heading')),
        chosenValues.heading,
      );
      assert.equal(await page.$eval(tag, colorOf), chosenColor);
      assert.deepEqual(pageErrors, []);
    });

  for (const { tag } of elements)
    test(`React shows <${tag}> with all settings`, async () => {
      const element = elementOf(tag);
      const script = await bundled(
        `import { createRoot } from 'react-dom/client';
        ${write('react', element)}
        createRoot(document.querySelector('main')).render(<Company />);`,
        'tsx',
      );
      const { page, pageErrors } = await site.open('<main></main>');
      await page.addScriptTag({ content: script, type: 'module' });
      await reaches(page, tag, 'ready');
      const heading = await page.$eval(tag, (element) => Reflect.get(element, 'heading') as string);
      assert.equal(heading, chosenValues.heading);
      assert.equal(await page.$eval(tag, colorOf), chosenColor);
      assert.deepEqual(pageErrors, []);
    });

  test('Astro shows the card with a bundled script', async () => {
    const [, html = '', script = '', style = ''] =
      /^([^]*)<script>([^]*)<\/script>([^]*)$/.exec(write('astro', { ...card(), settings: [] })) ??
      [];
    const { page, pageErrors } = await site.open(html + style);
    await page.addScriptTag({ content: await bundled(script, 'js'), type: 'module' });
    await reaches(page, 'vtc-card', 'ready');
    assert.match(await shownText(page, 'vtc-card'), /Northern Haul/);
    assert.deepEqual(pageErrors, []);
  });

  for (const { tag } of elements)
    test(`WordPress is a shortcode for <${tag}> with escaped values and attributes of the plugin`, () => {
      const element = elementOf(tag);
      const documented = (manifestElements() as DocumentedElement[]).find(
        ({ tagName }) => tagName === tag,
      );
      assert.ok(documented);
      const lines = write('wordpress', element);
      assert.match(lines, /^\[\w+( [\w-]+="[^"[\]]*")+\]$/);
      assert.ok(lines.startsWith(`[vtc_${tag.replace(/^vtc-/, '').replaceAll('-', '_')} `), lines);
      const taken = documented.attributes.flatMap(({ name, sensitive }) => (sensitive ? [] : name));
      const named = [...lines.matchAll(/ ([\w-]+)="/g)].map(([, name = '']) => name);
      assert.ok(named.length > 3);
      assert.deepEqual(
        named.filter((name) => !taken.includes(name)),
        [],
      );
      assert.match(noteOf('wordpress', element), /left out: href-template/);
    });

  for (const { tag } of elements)
    test(`a frame shows <${tag}> with all settings and the height of its content`, async () => {
      const element = elementOf(tag);
      const lines = write('frame', element);
      const frameHeight = described.find((about) => about.tag === tag)?.frameHeight;
      assert.equal(/height="(\d+)"/.exec(lines)?.[1], String(frameHeight));
      assert.doesNotMatch(lines, /emb_/);
      const { page, pageErrors } = await site.open(lines);
      // Set by the script of the frame.
      await until(page, () => parseInt(document.querySelector('iframe')?.style.height ?? '') > 40);
      const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
      assert.ok(frame);
      await frame.waitForSelector(`${tag}:state(ready)`);
      const content = await frame.$eval(tag, (element) => element.clientHeight);
      await page.waitForFunction(
        (height) => parseInt(document.querySelector('iframe')?.style.height ?? '') >= height,
        { polling: 50 },
        content,
      );
      assert.equal(await frame.$eval(tag, (element) => element.getAttribute('lang')), 'de');
      assert.match(noteOf('frame', element), /left out: .*loading, heading.*--link-host/);
      assert.deepEqual(pageErrors, []);
    });

  for (const { tag } of elements)
    test(`a badge for <${tag}> is available as SVG and PNG`, async () => {
      const element = elementOf(tag);
      const lines = write('badge', element);
      const [png = ''] = /http\S+\.png[^\s)]*(?=\. Your)/.exec(noteOf('badge', element)) ?? [];
      const { page, pageErrors } = await site.open(`${lines}<img src="${png}" alt="">`);
      await until(page, () => [...document.images].every(({ complete }) => complete));
      const pictures = await page.$$eval('img', (all) =>
        all.map(({ naturalWidth, alt, height }) => ({ isThere: naturalWidth > 60, alt, height })),
      );
      const [drawn, other] = pictures;
      assert.deepEqual(drawn, { isThere: true, alt: 'Northern "Haul"', height: 24 });
      assert.equal(other?.isThere, true);
      assert.deepEqual(pageErrors, []);
    });

  test('Hugo is a valid shortcode', { skip: noHugo }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-hugo-'));
    try {
      for (const name of ['layouts/shortcodes', 'layouts/_default', 'content'])
        mkdirSync(join(folder, name), { recursive: true });
      const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
      for (const element of elements)
        save(`layouts/shortcodes/${element.tag}.html`, write('hugo', element));
      const used = elements.map((output) => /\{\{< .* >\}\}/.exec(noteOf('hugo', output))?.[0]);
      save('content/_index.md', `---\ntitle: Company\n---\n${used.join('\n\n')}\n`);
      save('layouts/index.html', '{{ .Content }}');
      save('config.toml', 'baseURL = "https://northern-haul.example/"');
      execFileSync('hugo', ['--quiet'], { cwd: folder });
      const { page, pageErrors } = await site.open(
        readFileSync(join(folder, 'public/index.html'), 'utf8'),
      );
      for (const { tag } of elements) await reaches(page, tag, 'ready');
      const headings = await page.$$eval(elements.map(({ tag }) => tag).join(), (all) =>
        all.map((element) => element.getAttribute('heading')),
      );
      assert.deepEqual(headings, Array(elements.length).fill(chosenValues.heading));
      assert.deepEqual(pageErrors, []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('React sets colours under a policy without style attributes', async () => {
    const script = await bundled(
      `import { createRoot } from 'react-dom/client';
      ${write('react', card())}
      createRoot(document.querySelector('main')).render(<Company />);`,
      'tsx',
    );
    const { page, pageErrors } = await site.open('<main></main>', {
      headers: { 'content-security-policy': "style-src 'none'" },
    });
    await page.addScriptTag({ content: script, type: 'module' });
    await reaches(page, 'vtc-card', 'ready');
    assert.equal(await page.$eval('vtc-card', colorOf), chosenColor);
    assert.deepEqual(pageErrors, []);
  });

  test('HTML and Hugo have a working remedy for a policy that blocks their rule', async () => {
    const lines = write('html', card());
    const [, rule = ''] = /<style>([^]*)<\/style>/.exec(lines) ?? [];
    for (const id of ['html', 'hugo']) assert.match(noteOf(id, card()), /into a style sheet/);
    const headers = { 'content-security-policy': 'style-src data:' };
    const sheet = `<link rel="stylesheet" href="data:text/css,${encodeURIComponent(rule)}">`;
    const refused = await site.open(lines, { headers });
    assert.equal(refused.pageErrors.length, 1);
    const moved = await site.open(sheet + lines.replace(/<style>[^]*<\/style>/, ''), { headers });
    await reaches(moved.page, 'vtc-card', 'ready');
    assert.equal(await moved.page.$eval('vtc-card', colorOf), chosenColor);
    assert.deepEqual(moved.pageErrors, []);
  });

  test('all formats set colours by a rule instead of a style attribute', () => {
    for (const { id, label } of outputs) {
      const lines = write(id, card());
      assert.doesNotMatch(lines, /style="/, label);
    }
  });
});
