import type { Sandbox } from '../server/sandbox.js';
import { asset, hasViewer } from './page/assets.js';
import { homePage, referencePage } from './page/page.js';
import { summary } from './summary.js';

const policy = (styles: string) =>
  `default-src 'none'; script-src 'self'; style-src ${styles}; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

async function pageResponse(text: ReturnType<typeof homePage>, styles: string) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy(styles),
    'Referrer-Policy': 'no-referrer',
  };
  return new Response((await text).toString(), { headers });
}

const assetPath = '/sandbox/assets/';

/** Serves the page, its assets and the reference; undefined for other paths. */
export function createSite(sandbox: Sandbox): (request: Request) => Promise<Response | undefined> {
  return async ({ method, url }) => {
    const { pathname, origin } = new URL(url);
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (pathname.startsWith(assetPath)) return asset(pathname.slice(assetPath.length));
    const base = `${origin}${sandbox.basePath}`;
    if (pathname === '/') {
      const view = { known: summary(base, sandbox), origin, sandbox };
      return pageResponse(homePage(view), "'self'");
    }
    // Swagger UI sets inline styles.
    return pathname === '/sandbox/reference'
      ? pageResponse(referencePage(base, hasViewer()), "'self' 'unsafe-inline'")
      : undefined;
  };
}
