import { html } from 'hono/html';
import type { Summary } from '../summary.js';
import {
  companiesSection,
  controlSection,
  endpointsSection,
  journalSection,
  keysSection,
  scriptSection,
} from './sections.js';

/** Data of the page. */
export interface PageData {
  readonly known: Summary;
  /** Origin of the page. */
  readonly origin: string;
  readonly companyCount: number;
  readonly userCount: number;
  readonly strict: boolean;
}

const startSection = ({ known: { url }, companyCount, userCount }: PageData) =>
  html`<section aria-labelledby="start">
    <h2 id="start">Start here</h2>
    <p>
      Give your plugin this address instead of the platform’s, and one of the tokens below. The data
      is made up; responses follow every rule of the API.
    </p>
    <dl>
      <dt>API base</dt>
      <dd><code>${url}</code></dd>
      <dt>OpenAPI</dt>
      <dd><a href="${url}/openapi.json">${url}/openapi.json</a></dd>
      <dt>World</dt>
      <dd>
        ${companyCount.toLocaleString('en')} companies, ${userCount.toLocaleString('en')} users,
        events relative to the clock
      </dd>
      <dt>Responses</dt>
      <dd>
        JSON, ISO 8601 times in UTC, <code>nextCursor</code> for the next page; errors as
        <code>{"error": {"code", "message", "requestId", "details"}}</code>
      </dd>
      <dt>Limits</dt>
      <dd>
        100 requests a minute and 400 in five without a key; <code>X-RateLimit-Remaining</code> on
        every response, <code>Retry-After</code> on a 429
      </dd>
      <dt>One fault</dt>
      <dd>add <code>?x-sandbox-fault=500</code> or a header of that name to a single request</dd>
    </dl>
    <h3>Try it without a key</h3>
    <div class="copyable">
      <code tabindex="0" aria-label="a request without a key">curl ${url}/vtcs/northern_haul</code
      ><button
        type="button"
        data-copy="curl ${url}/vtcs/northern_haul"
        aria-label="Copy a request without a key"
      >
        Copy
      </button>
    </div>
  </section>`;

/** The page at `/`. */
export const page = (view: PageData) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>VTC sandbox</title>
        <link rel="icon" href="/sandbox/assets/icon.svg" />
        <link rel="stylesheet" href="/sandbox/assets/page.css" />
        <script type="module" src="/sandbox/assets/page.js"></script>
      </head>
      <body>
        <header>
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
          <aside aria-label="Live">${controlSection()} ${journalSection()}</aside>
        </main>
        <footer class="quiet">
          vtc-widgets sandbox${view.strict ? ', strict' : ''}. <code>vtc-widgets --help</code> lists
          its options.
        </footer>
      </body>
    </html>`;

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
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference: VTC sandbox</title>
        <link rel="icon" href="/sandbox/assets/icon.svg" />
        ${hasViewer ? viewerFiles : html`<link rel="stylesheet" href="/sandbox/assets/page.css" />`}
      </head>
      <body>
        <p><a href="/">Back to the sandbox: tokens, keys, journal</a></p>
        ${
          hasViewer
            ? html`<div id="reference" data-url="${documentUrl}"></div>`
            : viewerMissing(documentUrl)
        }
      </body>
    </html>`;
};
