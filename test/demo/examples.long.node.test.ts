import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'vite';
import { elements } from '../../tools/manifest/elements.mjs';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';
import { serveSite, visit, type StaticSite } from './static-site.js';

const tags = (elements() as { tagName: string }[]).map(({ tagName }) => tagName);

describe('the example of an element', () => {
  let site: Site;
  let pages: StaticSite;
  before(async () => {
    pages = await serveSite();
    site = await startSite();
  });
  after(async () => {
    await site.close();
    pages.close();
  });

  for (const tag of tags)
    test(`shows <${tag}> as one HTML file, once its addresses are replaced`, async () => {
      const documentation = await visit(site.browser, `${pages.url}docs/elements/${tag}.html`);
      const link = await documentation.page.$eval('a[download]', (anchor) => ({
        url: (anchor as HTMLAnchorElement).href,
        name: (anchor as HTMLAnchorElement).download,
      }));
      assert.equal(link.name, `${tag}.html`);
      const file = await (await fetch(link.url)).text();
      const files = [...file.matchAll(/"https:\/\/cdn\.example\/([^"]+)"/g)];
      assert.deepEqual(
        files.map(([, path = '']) => [path, existsSync(join('dist', path))]),
        ['vtc-widgets.css', `single/${tag}.js`].map((path) => [path, true]),
      );
      const replaced = file
        .replaceAll('https://cdn.example', site.cdn)
        .replaceAll('https://api.example', site.api.origin)
        .replaceAll('emb_…', embedToken('northern_haul'));
      pages.replace(`pasted/${tag}.html`, replaced);
      const { page, pageErrors, missing } = await visit(
        site.browser,
        `${pages.url}pasted/${tag}.html`,
      );
      await reaches(page, tag, 'ready');
      assert.deepEqual([...pageErrors, ...missing.filter((url) => !/favicon/.test(url))], []);
    });

  for (const tag of ['vtc-card', 'vtc-upcoming-events', 'vtc-recruitment'])
    test(`shows <${tag}> in the project that is sent to StackBlitz, without an API`, async () => {
      const { page } = await visit(site.browser, `${pages.url}docs/elements/${tag}.html`);
      const form = await page.$eval('.take form', (form) => ({
        action: (form as HTMLFormElement).action,
        fields: [...new FormData(form as HTMLFormElement)].map(
          ([name, value]) => [name, value as string] as const,
        ),
      }));
      assert.match(form.action, /^https:\/\/stackblitz\.com\/run/);
      const folder = mkdtempSync(join(tmpdir(), 'vtc-project-'));
      try {
        for (const [name, text] of form.fields) {
          const [, path] = /^project\[files\]\[(.+)\]$/.exec(name) ?? [];
          if (path) writeFileSync(join(folder, path), text);
        }
        const { dependencies } = JSON.parse(
          await readFile(join(folder, 'package.json'), 'utf8'),
        ) as { dependencies: Record<string, string> };
        assert.deepEqual(Object.keys(dependencies), ['vtc-widgets']);
        mkdirSync(join(folder, 'node_modules'));
        symlinkSync(process.cwd(), join(folder, 'node_modules/vtc-widgets'));
        const result = await build({
          root: folder,
          configFile: false,
          logLevel: 'error',
          base: './',
          build: { write: false, target: 'es2022', modulePreload: false },
        });
        const { output } = result as unknown as {
          output: { fileName: string; code?: string; source?: string }[];
        };
        for (const { fileName, code, source } of output)
          pages.replace(`project/${tag}/${fileName}`, code ?? source ?? '');
        const opened = await visit(site.browser, `${pages.url}project/${tag}/index.html`);
        await reaches(opened.page, tag, 'ready');
        assert.deepEqual(opened.pageErrors, []);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
});
