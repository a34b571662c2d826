import { readFileSync } from 'node:fs';

const described = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
};

const addressOf = (repository: typeof described.repository): string | undefined =>
  (typeof repository === 'string' ? repository : repository?.url)
    ?.replace(/^git\+/, '')
    .replace(/\.git$/, '');

/** Facts about the package; the addresses are undefined until it is published. */
export const facts = {
  version: described.version,
  repository: addressOf(described.repository),
  /** Address of the site, with a slash at its end. */
  homepage: (process.env['SITE_URL'] ?? described.homepage)?.replace(/\/?$/, '/'),
};

/** How the site is built; `demo/start.mjs` changes it before it runs Eleventy. */
export const settings = {
  /** Whether pages reload when they change. */
  isServed: false,
  /** Called after each time the pages were written. */
  onWritten: () => {},
};
