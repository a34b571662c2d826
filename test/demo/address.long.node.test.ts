import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const address = 'https://widgets.example/below/a/path/';

/** Writes the pages into a folder, as for a site with this address. */
function writePages(folder: string, siteUrl: string): void {
  const script = `import { createEleventy } from './demo/build.mjs';
    await (await createEleventy(${JSON.stringify(folder)})).write();`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', env: { ...process.env, SITE_URL: siteUrl } },
  );
  assert.equal(status, 0, stderr);
}

/** The address of a page, by its path. */
const addressOf = (path: string) => address + path.replace(/(^|\/)index\.html$/, '$1');

const unescaped = (text = '') => text.replaceAll('&amp;', '&');

describe('a site with an address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-address-'));
  let pages: ReadonlyMap<string, string>;
  before(() => {
    // Without the slash at its end.
    writePages(folder, address.slice(0, -1));
    const paths = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
      (path) => path.endsWith('.html') && !path.startsWith('examples/'),
    );
    pages = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    assert.ok(pages.size > 40, `${pages.size} pages`);
  });
  after(() => rmSync(folder, { recursive: true }));

  test('has a canonical address on every page, and the same for previews of links', () => {
    for (const [path, html] of pages) {
      const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
      assert.deepEqual(
        canonical.map(([, url]) => unescaped(url)),
        [addressOf(path)],
        path,
      );
      const [, shared] = /<meta property="og:url" content="([^"]*)"/.exec(html) ?? [];
      assert.equal(unescaped(shared), addressOf(path), path);
      const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
      assert.ok(image.startsWith(address), `${path}: ${image}`);
      assert.ok(existsSync(join(folder, image.slice(address.length))), image);
    }
  });

  test('has a sitemap with the canonical address of every page', () => {
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    assert.match(sitemap, /^<\?xml version="1\.0" encoding="utf-8"\?>\n<urlset /);
    const listed = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)].map(([, url]) =>
      unescaped(url),
    );
    assert.deepEqual(listed.sort(), [...pages.keys()].map(addressOf).sort());
  });

  test('describes every page of the documentation to search engines with its address', () => {
    for (const [path, html] of pages) {
      if (path === 'company.html') continue;
      const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const data = JSON.parse(text) as Record<string, unknown>;
      assert.equal(data['url'], addressOf(path));
      assert.equal(data['@context'], 'https://schema.org');
      assert.equal(
        data['@type'],
        path.startsWith('docs/') ? 'TechArticle' : 'WebApplication',
        path,
      );
      assert.ok(data['description'], path);
    }
  });

  test('works below any path: no link and no file is relative to the host', () => {
    for (const [path, html] of pages)
      assert.doesNotMatch(html, /<[a-z][^>]*\s(href|src)="\//, path);
  });
});

test('a site without an address has neither sitemap nor canonical addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-address-'));
  try {
    writePages(folder, '');
    assert.ok(!existsSync(join(folder, 'sitemap.xml')));
    assert.doesNotMatch(readFileSync(join(folder, 'index.html'), 'utf8'), /canonical|og:url/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
