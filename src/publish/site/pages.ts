import { html as markup, raw } from 'hono/html';
import { textDirection } from '../../intl/language-tag.js';
import type { Translate } from '../../locales/messages.js';
import type { BadgeColors } from '../../gateway/badge/render.js';

/** What the pages of a site are made of. */
export interface SiteContext {
  readonly vtc: string;
  /** Name of the company. */
  readonly name: string;
  readonly locale: string;
  readonly translate: Translate;
  readonly colors: BadgeColors;
  /** Relative URL of the published folder, without a slash at its end. */
  readonly published: string;
}

interface SitePage {
  readonly file: string;
  readonly title: string;
  /** Elements, each with attributes besides `vtc`. */
  readonly elements: readonly (readonly [
    tag: string,
    attributes?: Readonly<Record<string, string>>,
  ])[];
}

/** Relative URL of the folder with the scripts of this package. */
export const scriptFolder = 'vtc-widgets';

function sitePages({ vtc, name, translate, published }: SiteContext): readonly SitePage[] {
  const shared = { 'share-url': `${published}/{vtc}/convoys/{id}/` };
  const feed = { feed: `${published}/${vtc}.ics` };
  return [
    {
      file: 'index.html',
      title: name,
      elements: [
        ['vtc-live-events', { layout: 'bar', 'when-empty': 'hide', ...shared }],
        ['vtc-card'],
        ['vtc-upcoming-events', { layout: 'cards', limit: '3', ...shared }],
        ['vtc-news', { limit: '2' }],
      ],
    },
    {
      file: 'convoys.html',
      title: translate('upcomingHeading'),
      elements: [
        ['vtc-upcoming-events', { limit: '30', heading: '', ...feed, ...shared }],
        ['vtc-calendar', shared],
        ['vtc-past-events', shared],
      ],
    },
    { file: 'convoy.html', title: translate('nextEvent'), elements: [['vtc-event', shared]] },
    {
      file: 'drivers.html',
      title: translate('membersTitle'),
      elements: [['vtc-roster', { heading: '' }]],
    },
    {
      file: 'rules.html',
      title: translate('rulesHeading'),
      elements: [['vtc-rules', { heading: '' }]],
    },
    {
      file: 'join.html',
      title: translate('apply'),
      elements: [['vtc-recruitment'], ['vtc-partners']],
    },
    {
      file: 'gallery.html',
      title: translate('galleryHeading'),
      elements: [['vtc-gallery', { heading: '' }]],
    },
    {
      file: 'news.html',
      title: translate('newsHeading'),
      elements: [['vtc-news', { heading: '' }]],
    },
  ];
}

const elementHtml = (vtc: string, [tag, attributes = {}]: SitePage['elements'][number]): string =>
  `<${[tag, ...Object.entries({ vtc, ...attributes }).map(([key, value]) => `${key}="${value}"`)].join(' ')}></${tag}>`;

const link = ({ file, title }: SitePage, current: SitePage) =>
  markup`<a href="${file}"${file === current.file ? markup` aria-current="page"` : ''}>${title}</a>\n`;

/** A page for search engines and readers without scripts, too: its title, and links to all pages. */
function pageHtml(context: SiteContext, page: SitePage, pages: readonly SitePage[]) {
  const { vtc, name, locale, published } = context;
  const [home, ...others] = pages;
  const title = page === home ? name : `${page.title} · ${name}`;
  return markup`<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${title}">
<link rel="alternate" type="application/atom+xml" title="${name}" href="${published}/${vtc}.atom.xml">
<link rel="stylesheet" href="${scriptFolder}/vtc-widgets.css">
<link rel="stylesheet" href="site.css">
<script type="module" src="${scriptFolder}/vtc-widgets.js" data-api-base="${published}/${vtc}.json"></script>
<script type="module" src="${scriptFolder}/vtc-more.js"></script>
</head>
<body>
<header>
<a class="name" href="index.html"><bdi>${name}</bdi></a>
<nav>
${others.map((other) => link(other, page))}</nav>
</header>
<main>
<h1>${page.title}</h1>
${page.elements.map((element) => raw(`${elementHtml(vtc, element)}\n`))}</main>
</body>
</html>
`;
}

const siteCss = ({ background, border, text, muted, primary, primaryText }: BadgeColors): string =>
  `/* The look of all pages. Change it: no run overwrites it. */
:root {
  --background: ${background};
  --border: ${border};
  --text: ${text};
  --muted: ${muted};
  --primary: ${primary};
  --primary-text: ${primaryText};
}
body {
  margin: 0;
  background: var(--background);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  padding: 0.75rem max(1rem, 50% - 32rem);
  border-block-end: 1px solid var(--border);
}
.name {
  color: inherit;
  font-size: 1.25rem;
  font-weight: 700;
  text-decoration: none;
}
nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-inline-start: -0.75rem;
}
nav a {
  padding: 0.5rem 0.75rem;
  border-radius: 0.5rem;
  color: inherit;
  text-decoration: none;
}
nav a:hover {
  text-decoration: underline;
}
nav a[aria-current] {
  background: var(--primary);
  color: var(--primary-text);
}
main {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  max-width: 64rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 3rem;
}
h1 {
  margin: 0;
  font-size: 1.75rem;
  line-height: 1.2;
  overflow-wrap: anywhere;
}
`;

/** The pages and the style sheet of a site, by file name. */
export async function siteFiles(context: SiteContext): Promise<Readonly<Record<string, string>>> {
  const pages = sitePages(context);
  const entries = pages.map(
    async (page) => [page.file, String(await pageHtml(context, page, pages))] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(entries)),
    'site.css': siteCss(context.colors),
  };
}

/** Names of the files of a site. */
export const siteFileNames = [
  'index.html',
  'convoys.html',
  'convoy.html',
  'drivers.html',
  'rules.html',
  'join.html',
  'gallery.html',
  'news.html',
  'site.css',
  scriptFolder,
] as const;
