import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, shownText, startSite, type Site } from '../support/site.js';
import { under } from '../support/snippets.js';

const documentation = 'demo/docs/static-generators.md';
const isHere = (command: string, argument: string) =>
  spawnSync(command, [argument]).status === 0 ? false : `${command} is not on this machine`;
const skipHugo = isHere('hugo', 'version');
const skipJekyll = isHere('jekyll', '--version');

describe('the documentation of static generators', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const head = () =>
    under('Static generators', 'html', documentation)
      .join()
      .replace('https://cdn.example', site.cdn)
      .replace('https://api.example', site.api.origin);

  /** Builds a site of these files with a command, and gives the text of its first page. */
  function built(files: Readonly<Record<string, string>>, command: string, output: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-site-'));
    try {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const [name = '', ...args] = command.split(' ');
      execFileSync(name, args, { cwd: folder, stdio: 'pipe' });
      return readFileSync(join(folder, output), 'utf8');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  async function shows(html: string, layout: string | null): Promise<void> {
    const { page, pageErrors } = await site.open(html);
    await reaches(page, 'vtc-card', 'ready');
    assert.match(await shownText(page, 'vtc-card'), /Northern Haul/);
    assert.equal(await page.$eval('vtc-card', (card) => card.getAttribute('layout')), layout);
    assert.deepEqual(pageErrors, []);
  }

  const [shortcode = ''] = under('Hugo', 'hugo', documentation);
  const [use = ''] = under('Hugo', 'markdown', documentation);
  const [raw = ''] = under('Hugo', 'toml', documentation);
  const layout = () => `<html><head>${head()}</head><body>{{ .Content }}</body></html>`;

  test('shows an element by a shortcode of Hugo', { skip: skipHugo }, async () => {
    const files = {
      'config.toml': 'title = "Northern Haul"',
      'layouts/index.html': layout(),
      'layouts/shortcodes/vtc-card.html': shortcode,
      'content/_index.md': `# Company\n\n${use}\n`,
    };
    await shows(built(files, 'hugo --quiet', 'public/index.html'), 'banner');
  });

  test(
    'shows an element in Markdown if Hugo is configured to accept HTML',
    { skip: skipHugo },
    async () => {
      const card = '<vtc-card vtc="northern_haul"></vtc-card>';
      const files = {
        'config.toml': 'title = "Northern Haul"',
        'layouts/index.html': layout(),
        'content/_index.md': `# Company\n\n${card}\n`,
      };
      assert.doesNotMatch(built(files, 'hugo --quiet', 'public/index.html'), /<vtc-card/);
      const withHtml = { ...files, 'config.toml': `${files['config.toml']}\n${raw}` };
      await shows(built(withHtml, 'hugo --quiet', 'public/index.html'), null);
    },
  );

  test('shows an element in Markdown of Jekyll', { skip: skipJekyll }, async () => {
    const [page = ''] = under('Jekyll', 'markdown', documentation);
    const files = {
      '_config.yml': 'title: Northern Haul',
      '_includes/head.html': head(),
      '_layouts/default.html':
        '<html><head>{% include head.html %}</head><body>{{ content }}</body></html>',
      'index.md': `---\nlayout: default\n---\n${page}\n`,
    };
    await shows(built(files, 'jekyll build --quiet', '_site/index.html'), null);
  });

  test(
    'shows an element with a link inside in Markdown of Jekyll',
    { skip: skipJekyll },
    async () => {
      const [lines = ''] = under(
        'Eleventy, and everything else with Markdown',
        'html',
        documentation,
      );
      const files = {
        '_layouts/default.html': '<html><body>{{ content }}</body></html>',
        'index.md': `---\nlayout: default\n---\n# Convoys\n\n${lines}\n`,
      };
      const html = built(files, 'jekyll build --quiet', '_site/index.html');
      const { page } = await site.open(site.script + html.replace('emb_…', embedToken(1)));
      await reaches(page, 'vtc-upcoming-events', 'ready');
      assert.equal(
        await page.$eval(
          'vtc-upcoming-events',
          (element) => element.querySelector('a')?.textContent,
        ),
        'Our convoys',
      );
    },
  );
});
