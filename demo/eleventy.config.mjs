// The site: pages of demo in the layouts of demo/layouts. `demo/build.mjs` and `demo/start.mjs` run it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { localeTags } from '../tools/build/locales.mjs';
import { elements } from '../tools/manifest/elements.mjs';
import { versionsOf } from './site/changes.ts';
import { codeHtml } from './site/code.ts';
import { configuratorFor } from './site/example.ts';
import { iconHtml } from './site/icons.ts';
import { createMarkdown } from './site/markdown.ts';
import { addressOf, siteLinks, structuredData } from './site/head.ts';
import { facts, kilobytes, settings } from './site/facts.ts';
import { contributing, createPages } from './site/pages.ts';
import { pageOf } from './site/projects.ts';
import { withTables } from './site/tables.ts';

const { version, repository, homepage } = facts;

/** The path of a page below the site. */
const pathOf = ({ filePathStem }) => `${filePathStem.slice(1)}.html`;

/** The folder of the site, relative to a page. */
const rootOf = (page) => '../'.repeat(pathOf(page).split('/').length - 1);

const isDocumentation = (page) => pathOf(page).startsWith('docs/');

/** The path of a page's source in the repository. */
const sourceOf = ({ page, source }) => source ?? page.inputPath.replace(/^\.\//, '');

/** The code of the front page. */
const pasted = `<script
  type="module"
  src="https://cdn.example/vtc-widgets.js"
  data-api-base="https://api.example"
></script>
<vtc-card vtc="northern_haul"></vtc-card>`;

export default function site(eleventy) {
  let manifest = elements();
  let pages = createPages();
  let versions = versionsOf('demo/docs');
  const markdown = createMarkdown(repository);
  /** Markdown of the pages with its tables, by output path. */
  const sources = new Map();

  eleventy.setQuietMode(true);
  eleventy.setUseGitIgnore(false);
  eleventy.on('eleventy.before', () => {
    manifest = elements();
    pages = createPages();
    versions = versionsOf('demo/docs');
  });

  eleventy.addPreprocessor('tables', 'md', ({ page }, content) => {
    const text = withTables(content.trim(), manifest);
    sources.set(pathOf(page).replace(/html$/, 'md'), text);
    return text;
  });
  eleventy.addTemplate('docs/contributing.md', readFileSync('CONTRIBUTING.md', 'utf8'), {
    ...contributing,
  });
  eleventy.setLibrary('md', {
    render(text, data) {
      const environment = { root: rootOf(data.page) };
      const html = markdown.render(text, environment);
      pages.rendered.set(pathOf(data.page), environment);
      return html;
    },
  });

  eleventy.addGlobalData(
    'permalink',
    () =>
      ({ page }) =>
        pathOf(page),
  );
  eleventy.addGlobalData('layout', 'base.njk');
  eleventy.addGlobalData('site', {
    version,
    homepage,
    isServed: settings.isServed,
    kilobytes: kilobytes(),
    languages: localeTags().length + 1,
  });
  eleventy.addGlobalData('pasted', pasted);
  const entryOf = ({ page }) => (isDocumentation(page) ? pages.entry(pathOf(page)) : undefined);
  eleventy.addGlobalData('eleventyComputed', {
    path: ({ page }) => pathOf(page),
    markdown: ({ page }) => basename(pathOf(page)).replace(/html$/, 'md'),
    root: ({ page }) => rootOf(page),
    sections: () => pages.sections(),
    elements: () => manifest,
    elementPages: () => pages.elementPages(),
    addresses: () => pages.paths().map(addressOf),
    entry: entryOf,
    title: (data) => entryOf(data)?.title ?? data.title,
    description: (data) => entryOf(data)?.description ?? data.description,
    siteLinks: ({ page }) => siteLinks(pathOf(page)),
    canonical: ({ page }) => addressOf(pathOf(page)),
    changed: (data) => versions.get(sourceOf(data)),
    edit: (data) => repository && `${repository}/edit/main/${sourceOf(data)}`,
  });
  eleventy.addFilter('found', (path) => {
    const { headings = [], tags } = pages.rendered.get(path) ?? {};
    return { contents: headings.filter(({ level }) => level === 2), tags };
  });
  eleventy.addFilter('icon', iconHtml);
  eleventy.addFilter('code', (code, root) => codeHtml(code, 'html', configuratorFor(code, root)));
  eleventy.addFilter('structuredData', (page) =>
    JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c'),
  );

  // Without its address, a site has no sitemap.
  if (!homepage) eleventy.ignores.add('demo/sitemap.njk');
  eleventy.addPassthroughCopy('demo/*.{css,svg,png,webp}');
  eleventy.addPassthroughCopy('demo/previews/*.webp');
  eleventy.addPassthroughCopy({ 'integrations/wordpress/screenshots/*.jpg': 'docs/screenshots' });
  eleventy.addWatchTarget('dist/custom-elements.json');
  eleventy.addWatchTarget('demo/site');

  eleventy.on('eleventy.after', ({ directories }) => {
    for (const [path, text] of sources) writeFileSync(directories.output + path, `${text}\n`);
    mkdirSync(`${directories.output}examples`, { recursive: true });
    for (const { main } of pages.rendered.values())
      if (main) writeFileSync(`${directories.output}examples/${main.tag}.html`, pageOf(main));
    settings.onWritten();
  });

  return {
    dir: { input: 'demo', includes: 'layouts', layouts: 'layouts' },
    templateFormats: ['md', 'html', 'njk'],
    htmlTemplateEngine: 'njk',
    markdownTemplateEngine: false,
  };
}
