import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

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
  homepage: (process.env['SITE_URL'] || described.homepage)?.replace(/\/?$/, '/'),
};

/** Size of the script of the package, compressed with brotli, as `npx size-limit` shows it; undefined before the first build. */
export function kilobytes(): string | undefined {
  const path = 'dist/vtc-widgets.js';
  if (!existsSync(path)) return undefined;
  return (brotliCompressSync(readFileSync(path)).length / 1000).toFixed(1);
}

/** How the site is built; `demo/start.mjs` changes it before it runs Eleventy. */
export const settings = {
  /** Whether pages reload when they change. */
  isServed: false,
  /** Called after each time the pages were written. */
  onWritten: () => {},
};
