import { html } from 'hono/html';
import { namedEndpoints } from '../../../contract/endpoints.js';
import { operationOf, operationTags } from '../../server/openapi/operations.js';
import { failureKinds } from '../../server/failures.js';
import type { Sandbox } from '../../server/sandbox.js';
import type { Summary } from '../summary.js';

/** A line of code with a copy button. */
const copyable = (text: string, what: string) =>
  html`<div class="copyable">
    <div tabindex="0" role="group" aria-label="${what}"><code>${text}</code></div>
    <button type="button" data-copy="${text}" aria-label="Copy ${what}">Copy</button>
  </div>`;

/** Data of the page. */
export interface PageView {
  readonly known: Summary;
  /** Origin of the page. */
  readonly origin: string;
  readonly sandbox: Sandbox;
}

/** URLs, world, formats and limits. */
export const startSection = ({ known: { url }, sandbox: { world } }: PageView) =>
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
        ${world.companies.length.toLocaleString('en')} companies,
        ${world.userCount.toLocaleString('en')} users, events relative to the clock
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
      <dt>Injected failure</dt>
      <dd>add <code>?x-sandbox-failure=500</code> or a header of that name to a single request</dd>
    </dl>
    <h3>Try it without a key</h3>
    ${copyable(`curl ${url}/vtcs/northern_haul`, 'a request without a key')}
  </section>`;

const bearer = (url: string, token: string, path: string) =>
  `curl -H 'Authorization: Bearer ${token}' ${url}${path}`;

/** Descriptions of the keys, and a request that shows what each gives access to. */
const keyTexts: readonly (readonly [name: keyof Summary['keys'], text: string, path?: string])[] = [
  ['free', '1,000 requests a minute, 5,000 in five'],
  ['basic', '2,500 and 12,000'],
  ['premium', '5,000 and 25,000'],
  ['unlimited', '20,000 and 80,000'],
  ['legacy', 'free tier with the deprecated prefix: logs a warning'],
  ['revoked', 'revoked: ignored without an error'],
  [
    'withVtcScopes',
    'gives access to the management endpoints of the example companies',
    '/vtcs/northern_haul/management/summary',
  ],
];

/** Keys and session cookie. */
export const keysSection = ({ url, keys, sessionCookie }: Summary) =>
  html`<section aria-labelledby="keys">
    <h2 id="keys">Keys</h2>
    <ul class="list">
      ${keyTexts.map(
        ([name, text, path = '/me']) =>
          html`<li>
            <div class="name"><b>${name}</b> <span class="quiet">${text}</span></div>
            ${copyable(keys[name], `the ${name} key`)}
            ${copyable(bearer(url, keys[name], path), `the request with the ${name} key`)}
          </li>`,
      )}
      <li>
        <div class="name">
          <b>session</b><span class="quiet">cookie of the owner of northern_haul</span>
        </div>
        ${copyable(sessionCookie, 'the session cookie')}
        ${copyable(`curl --cookie '${sessionCookie}' ${url}/session`, 'the request with the session')}
      </li>
    </ul>
  </section>`;

/** Example companies with embed tokens. */
export const companiesSection = ({ url, companies }: Summary) =>
  html`<section aria-labelledby="companies">
    <h2 id="companies">Example companies</h2>
    <p class="quiet">
      The same in every world; each covers a special case. The embed token gives access to the two
      event endpoints of its company.
    </p>
    <ul class="list">
      ${companies.map(({ id, handle, name, memberCount, why, embedToken }) => {
        const address = handle ?? String(id);
        return html`<li>
          <div class="name">
            <b><bdi>${name}</bdi></b
            ><code>${address}</code>
            <span class="quiet">id ${id}, ${memberCount} members</span>
          </div>
          <div class="quiet">${why}</div>
          ${copyable(embedToken, `the embed token of ${address}`)}
          ${copyable(bearer(url, embedToken, `/vtcs/${address}/events/upcoming`), `the request for events of ${address}`)}
        </li>`;
      })}
    </ul>
  </section>`;

const needs = { embed: 'embed token', management: 'key with VTC scopes' } as const;

/** Endpoints by tag with links to the reference. */
export const endpointsSection = () =>
  html`<section aria-labelledby="endpoints">
    <h2 id="endpoints">Endpoints</h2>
    <p>
      <a href="/sandbox/reference">Open the reference</a> to read and try each; a path below leads
      to its place there.
    </p>
    ${Object.entries(operationTags).map(
      ([tag, text]) =>
        html`<details ${tag === 'Companies' ? 'open' : ''}>
          <summary><b>${tag}</b> <span class="quiet">${text}</span></summary>
          ${namedEndpoints
            .filter(([name]) => operationOf(name).tag === tag)
            .map(
              ([name, { method = 'GET', path, authentication }]) =>
                html`<div class="endpoint">
                  <span class="mono method ${method}">${method}</span>
                  <a href="/sandbox/reference#/${tag}/${name}"><code>${path}</code></a>
                  <span class="quiet"
                    >${operationOf(name).summary}${authentication ? `; needs ${authentication === 'embed' ? 'an' : 'a'} ${needs[authentication]}` : ''}</span
                  >
                </div>`,
            )}
        </details>`,
    )}
  </section>`;

/** Clock, reset and injected failures. */
export const controlSection = () =>
  html`<section aria-labelledby="control">
    <h2 id="control">Control</h2>
    <div class="clock" id="clock" role="timer" aria-label="The sandbox’s clock">&nbsp;</div>
    <div class="quiet" id="clock-state">UTC</div>
    <div class="row">
      <button type="button" data-advance="300000">5 minutes</button>
      <button type="button" data-advance="3600000">1 hour</button>
      <button type="button" data-advance="86400000">1 day</button>
      <button type="button" id="toggle">Stop</button>
    </div>
    <form class="row" id="jump" aria-label="Set the clock">
      <label>Jump to (UTC)<input type="datetime-local" name="now" required /></label>
      <button>Jump</button>
    </form>
    <form id="plan" aria-label="Inject a failure">
      <div class="row">
        <label>Path, * for any text<input name="path" value="/vtcs/*" required /></label>
        <label
          >Failure<select name="failure">
            <option>500</option>
            <option>429</option>
            <option>503</option>
            ${Object.entries(failureKinds).map(([kind, text]) => html`<option value="${kind}">${kind}: ${text}</option>`)}
          </select></label
        >
      </div>
      <div class="row">
        <label
          >Method<select name="method">
            <option value="">any</option>
            <option>GET</option>
            <option>POST</option>
          </select></label
        >
        <label>Times, empty for always<input name="times" type="number" min="1" value="2" /></label>
        <button>Inject</button>
      </div>
    </form>
    <ul class="planned" id="planned" aria-label="Injected failures"></ul>
    <div class="row">
      <button type="button" id="clear-failures">Delete failures</button>
      <button type="button" class="main" id="reset">Reset everything</button>
    </div>
    <p class="message" id="message" role="status"></p>
  </section>`;

export const journalSection = () =>
  html`<section aria-labelledby="journal-title">
    <h2 id="journal-title">Journal</h2>
    <button type="button" id="clear-journal">Clear</button>
    <ul class="journal" id="journal" tabindex="0" aria-labelledby="journal-title"></ul>
  </section>`;

/** Requests of the control routes as `curl` commands. */
export const scriptSection = (origin: string) => {
  const put = (method: string, path: string, body: object) =>
    `curl -X ${method} -H 'Content-Type: application/json' -d '${JSON.stringify(body)}' ${origin}${path}`;
  const lines: readonly (readonly [string, string])[] = [
    ['Reset', `curl -X POST ${origin}/sandbox/reset`],
    [
      'Fail twice, then work',
      put('POST', '/sandbox/failures', { path: '/vtcs/*', failure: '500', times: 2 }),
    ],
    [
      'Respond once with 429 and Retry-After: 1',
      put('POST', '/sandbox/failures', { path: '/vtcs/*', failure: '429:1', times: 1 }),
    ],
    ['Advance the clock by five minutes', put('PUT', '/sandbox/clock', { advanceMs: 300_000 })],
    [
      'Stop the clock at a time',
      put('PUT', '/sandbox/clock', { now: '2026-03-14T18:55:00Z', running: false }),
    ],
    ['List the latest requests', `curl '${origin}/sandbox/journal?limit=20'`],
  ];
  return html`<section aria-labelledby="script">
    <h2 id="script">Script your tests</h2>
    <p class="quiet">
      These routes ignore the base path, rate limits and injected failures. DELETE /sandbox/failures
      and /sandbox/journal clear them. An invalid body gets 400 with the field that is invalid.
    </p>
    <ul class="list">
      ${lines.map(
        ([text, line]) =>
          html`<li>
            <div class="quiet">${text}</div>
            ${copyable(line, text)}
          </li>`,
      )}
    </ul>
  </section>`;
};
