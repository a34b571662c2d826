import { facts } from './facts.js';
import type { PageLink } from './pages.js';

/** What describes a page to search engines. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Its place in the documentation. */
  readonly entry?: PageLink & { readonly section: string };
}

/** The links of the header; `isCurrent` is the value of `aria-current`. */
export function siteLinks(path: string) {
  const current = (isPage: boolean, isPart = isPage) => (isPage ? 'page' : isPart && 'true');
  const isElements = path.startsWith('docs/elements/');
  const first = 'docs/getting-started.html';
  return [
    {
      title: 'Documentation',
      path: first,
      isCurrent: current(path === first, path.startsWith('docs/') && !isElements),
    },
    {
      title: 'Elements',
      path: 'docs/elements/index.html',
      isCurrent: current(path === 'docs/elements/index.html', isElements),
    },
    { title: 'Configure', path: 'configure.html', isCurrent: current(path === 'configure.html') },
    { title: 'Example site', path: 'company.html', isCurrent: false },
  ];
}

/** The address of a page, for `canonical` and the sitemap; undefined while the site has none. */
export const addressOf = (path: string): string | undefined =>
  facts.homepage && facts.homepage + path.replace(/(^|\/)index\.html$/, '$1');

/** A description of a page in the vocabulary of schema.org. */
export function structuredData({ path, title, description, entry }: PageFacts): object {
  const url = addressOf(path);
  const common = { '@context': 'https://schema.org', description, ...(url && { url }) };
  if (!entry)
    return {
      ...common,
      '@type': 'WebApplication',
      name: 'vtc-widgets',
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Any',
      softwareVersion: facts.version,
      license: 'https://spdx.org/licenses/MIT.html',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    };
  return {
    ...common,
    '@type': 'TechArticle',
    headline: title,
    inLanguage: 'en',
    articleSection: entry.section,
    about: { '@type': 'SoftwareSourceCode', name: 'vtc-widgets', version: facts.version },
  };
}
