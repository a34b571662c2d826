import { html } from 'hono/html';
import {
  companiesSection,
  controlSection,
  endpointsSection,
  journalSection,
  keysSection,
  scriptSection,
  startSection,
  type PageView,
} from './sections.js';

/** An HTML document. */
const layout = (title: string, head: unknown, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/sandbox/assets/icon.svg" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;

const styles = html`<link rel="stylesheet" href="/sandbox/assets/page.css" />`;

/** The page at `/`. */
export const homePage = (view: PageView) =>
  layout(
    'VTC sandbox',
    html`${styles}
      <script type="module" src="/sandbox/assets/page.js"></script>`,
    html`<header>
        <h1>VTC sandbox</h1>
        <p class="lead">
          The public API of a virtual trucking platform, served from your own machine: every
          endpoint, bound, error and rate limit, with generated data, a controllable clock and
          injected failures.
        </p>
        <nav aria-label="Sections">
          <a href="#companies">Companies</a> <a href="#keys">Keys</a> <a href="#script">Script</a>
          <a href="#endpoints">Endpoints</a> <a href="#control">Control</a>
          <a href="#journal-title">Journal</a>
          <a href="/sandbox/reference">Reference</a>
        </nav>
      </header>
      <main>
        <div class="column">
          ${startSection(view)} ${companiesSection(view.known)} ${keysSection(view.known)}
          ${scriptSection(view.origin)} ${endpointsSection()}
        </div>
        <aside aria-label="Control and journal">${controlSection()} ${journalSection()}</aside>
      </main>
      <footer class="quiet">
        vtc-widgets sandbox${view.sandbox.strict ? ', strict' : ''}.
        <code>vtc-widgets --help</code> lists its options.
      </footer>`,
  );

const viewerFiles = html`<link rel="stylesheet" href="/sandbox/assets/swagger-ui.css" />
  <script defer src="/sandbox/assets/swagger-ui-bundle.js"></script>
  <script type="module" src="/sandbox/assets/reference.js"></script>`;

const viewerMissing = (documentUrl: string) =>
  html`<h1>API reference</h1>
    <p>
      The viewer is an optional package. Install it beside vtc-widgets and start the sandbox again:
    </p>
    <pre><code>npm install swagger-ui-dist</code></pre>
    <p>Or open <a href="${documentUrl}">openapi.json</a> in your own OpenAPI viewer or editor.</p>`;

/** The API reference, or how to install its viewer. */
export const referencePage = (url: string, hasViewer: boolean) => {
  const documentUrl = `${url}/openapi.json`;
  return layout(
    'API reference: VTC sandbox',
    hasViewer ? viewerFiles : styles,
    html`<p><a href="/">Back to the sandbox: tokens, keys, journal</a></p>
      ${
        hasViewer
          ? html`<div id="reference" data-url="${documentUrl}"></div>`
          : viewerMissing(documentUrl)
      }`,
  );
};
