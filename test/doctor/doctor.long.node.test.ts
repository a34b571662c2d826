import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { CheckResult, Finding } from '../../src/doctor/findings.js';
import { elements as manifestElements } from '../../tools/manifest/elements.mjs';
import type { DocumentedElement } from '../../tools/generate/documented.js';
import { embedToken } from '../support/embed-tokens.js';
import { startSite, until, type OpenOptions, type Site } from '../support/site.js';

const token = embedToken(1);
const card = '<vtc-card vtc="northern_haul" loading="eager"></vtc-card>';
const stats = '<server-stats show="totals" loading="eager"></server-stats>';
const singleScript = (cdn: string, api: string, tag = 'vtc-card') =>
  `<script type="module" src="${cdn}/single/${tag}.js" data-api-base="${api}"></script>`;
const upcoming = (attributes: string) =>
  `<vtc-upcoming-events vtc="northern_haul" loading="eager" ${attributes}></vtc-upcoming-events>`;

const elements = () => manifestElements() as DocumentedElement[];

/** Runs the checks on a page. */
const check = (page: Page, doctor: string): Promise<CheckResult> =>
  page.evaluate(
    async (file) => ((await import(file)) as { runChecks: () => Promise<CheckResult> }).runChecks(),
    doctor,
  );

/** Expected fields of a finding; texts are matched by pattern. */
type Expected = Partial<Omit<Finding, 'message' | 'remedy'>> & {
  readonly message?: RegExp;
  readonly remedy?: RegExp;
};

interface Row {
  readonly name: string;
  readonly body: string | ((site: Site) => string);
  readonly options?: (site: Site) => OpenOptions;
  readonly respond?: (request: Request) => Promise<Response> | Response | undefined;
  /** Leaves out the script tag of the other rows. */
  readonly withoutScript?: boolean;
  readonly finds: readonly Expected[];
}

const policy = (directives: string) => ({
  headers: { 'content-security-policy': directives },
});
const readable = { 'access-control-allow-origin': '*' };

const webhook = `https://discord.com/api/webhooks/1234567890/${'aB3-_'.repeat(12)}`;

/** The response to a request for a published file, `ageMs` old; nothing for other requests. */
function publishedFile({ url }: Request, ageMs: number): Response | undefined {
  if (!url.endsWith('/northern_haul.json')) return undefined;
  const at = new Date(Date.now() - ageMs).toISOString();
  const json = { id: 1, name: 'Northern Haul', handle: 'northern_haul', memberCount: 3 };
  const responses = { '/vtcs/-': { at, json } };
  return Response.json(
    { snapshot: 1, names: ['northern_haul', '1'], responses },
    { headers: readable },
  );
}

const publishedCard =
  (vtc: string) =>
  ({ api }: Site) =>
    `<vtc-card vtc="${vtc}" api-base="${api.origin}/northern_haul.json"></vtc-card>`;

const rows: readonly Row[] = [
  {
    name: 'no problem of a published file',
    body: publishedCard('northern_haul'),
    respond: (request) => publishedFile(request, 3_600_000),
    finds: [{ id: 'setup', severity: 'info', message: /only element/ }],
  },
  {
    name: 'a published file that is not renewed',
    body: publishedCard('northern_haul'),
    respond: (request) => publishedFile(request, 5 * 86_400_000),
    finds: [{ id: 'api', severity: 'warning', message: /is 5 days old/ }],
  },
  {
    name: 'a published file of another company',
    body: publishedCard('alpine_freight'),
    respond: (request) => publishedFile(request, 0),
    finds: [
      { id: 'company', severity: 'error', element: 'vtc-card', remedy: /\nvtc="northern_haul"/ },
    ],
  },
  {
    name: 'a published file that is not there',
    body: publishedCard('northern_haul'),
    respond: () => Response.json({}, { status: 404, headers: readable }),
    finds: [{ id: 'api', severity: 'error', message: /cannot be loaded \(status 404\)/ }],
  },
  {
    name: 'JSON that is no published file',
    body: publishedCard('northern_haul'),
    respond: () => Response.json([], { headers: readable }),
    finds: [{ id: 'api', severity: 'error', message: /is no file of vtc-widgets publish/ }],
  },
  {
    name: 'a webhook of Discord in a script of the page',
    body: `${card}<script>const hook = '${webhook}';</script>`,
    finds: [{ id: 'page', severity: 'error', message: /webhook of Discord/, remedy: /announce/ }],
  },
  {
    name: 'a webhook of Discord in the address of a form',
    body: `${card}<form action="${webhook.replace('/api/', '/api/v10/')}"></form>`,
    finds: [{ id: 'page', severity: 'error', message: /webhook of Discord/ }],
  },
  {
    name: 'an API key in a script of the page',
    body: `${card}<script>const key = 'svc_api_${'a1'.repeat(16)}';</script>`,
    finds: [{ id: 'page', severity: 'error', message: /API key/ }],
  },
  {
    name: 'a policy that blocks the API',
    body: card,
    options: ({ cdn }) => policy(`script-src ${cdn}; connect-src 'self'`),
    finds: [
      {
        id: 'csp',
        severity: 'error',
        element: 'vtc-card',
        remedy: /\nconnect-src 'self' http:\/\/127\.0\.0\.1:\d+$/,
      },
    ],
  },
  {
    name: 'a policy that blocks the API by its default-src',
    body: card,
    options: ({ cdn }) => policy(`default-src 'none'; script-src ${cdn}; img-src *`),
    finds: [{ id: 'csp', severity: 'error', remedy: /\nconnect-src http:\/\/127\.0\.0\.1:\d+$/ }],
  },
  {
    name: 'a policy that blocks images',
    body: card,
    options: ({ cdn, api }) =>
      policy(`script-src ${cdn}; connect-src ${api.origin}; img-src data:`),
    finds: [
      {
        id: 'csp',
        severity: 'warning',
        remedy: /\nimg-src data: http:\/\/127\.0\.0\.1:\d+\nimages="none"$/,
      },
    ],
  },
  {
    name: 'an API without CORS headers',
    body: card,
    respond: () => Response.json({}),
    finds: [{ id: 'cors', severity: 'error', element: 'vtc-card' }],
  },
  {
    name: 'an API whose preflight does not allow the Authorization header',
    body: upcoming(`token="${token}"`),
    respond: ({ method }) =>
      method === 'OPTIONS' ? new Response(null, { headers: readable }) : undefined,
    finds: [{ id: 'cors', severity: 'error', remedy: /Access-Control-Allow-Headers/ }],
  },
  {
    name: 'an API that cannot be reached',
    body: '<vtc-card vtc="northern_haul" api-base="http://127.0.0.1:9"></vtc-card>',
    finds: [{ id: 'api', severity: 'error', message: /cannot be reached/ }],
  },
  {
    name: 'an API that responds with 503',
    body: card,
    respond: () => Response.json({}, { status: 503, headers: readable }),
    finds: [{ id: 'api', severity: 'error', message: /has a problem \(status 503\)/ }],
  },
  {
    name: 'a slow API',
    body: card,
    options: () => ({
      // Each request takes 3.2 seconds by the page's clock.
      before: () => {
        const now = performance.now.bind(performance);
        const { fetch } = globalThis;
        let elapsedMs = 0;
        performance.now = () => now() + elapsedMs;
        globalThis.fetch = async (...request) => {
          const response = await fetch(...request);
          elapsedMs += 3200;
          return response;
        };
      },
    }),
    finds: [{ id: 'api', severity: 'warning', message: /\d\.\d seconds to respond/ }],
  },
  {
    name: 'a base that responds with HTML',
    body: card,
    respond: () =>
      new Response('<!doctype html>', { headers: { ...readable, 'content-type': 'text/html' } }),
    finds: [{ id: 'api', severity: 'error', message: /web page/ }],
  },
  {
    name: 'a base with a wrong path',
    body: ({ api }) => `<vtc-card vtc="northern_haul" api-base="${api.origin}/v2"></vtc-card>`,
    finds: [{ id: 'api', severity: 'error' }],
  },
  {
    name: 'a base that is not encrypted',
    body: '<vtc-card vtc="northern_haul" api-base="http://api.example"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', remedy: /\nhttps:\/\/api\.example/ }],
  },
  {
    name: 'a base that is not a URL',
    body: '<vtc-card vtc="northern_haul" api-base="api.example"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', message: /is not a URL/ }],
  },
  {
    name: 'a base with a query',
    body: '<vtc-card vtc="northern_haul" api-base="https://api.example/v1?key=1"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', remedy: /\nhttps:\/\/api\.example\/v1$/ }],
  },
  {
    name: 'an API that never responds',
    body: card,
    options: () => ({
      // Ten seconds pass at once.
      before: () => {
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100);
      },
    }),
    respond: () => new Promise(() => undefined),
    finds: [{ id: 'api', severity: 'error', message: /within 10 seconds/ }],
  },
  {
    name: 'a developer key',
    body: upcoming('token="svc_secret123"'),
    finds: [{ id: 'token', severity: 'error', remedy: /[Rr]evoke/ }],
  },
  {
    name: 'a developer key on an element without a token',
    body: '<vtc-card vtc="northern_haul" token="svc_secret123"></vtc-card>',
    finds: [
      { id: 'token', severity: 'error', remedy: /Revoke .* then remove the attribute token/ },
    ],
  },
  {
    name: 'a token on an element without one',
    body: `<vtc-card vtc="northern_haul" token="secret"></vtc-card>`,
    finds: [{ id: 'setup', severity: 'warning', message: /<vtc-card> has no attribute “token”/ }],
  },
  {
    name: 'a placeholder for a token',
    body: upcoming('token="emb_…"'),
    finds: [{ id: 'token', severity: 'error', message: /placeholder/ }],
  },
  {
    name: 'a token of another format',
    body: upcoming('token="secret"'),
    finds: [{ id: 'token', severity: 'error', message: /begin with emb_/ }],
  },
  {
    name: 'a token that the API does not know',
    body: upcoming('token="emb_unknown"'),
    finds: [{ id: 'token', severity: 'warning', message: /revoked/ }],
  },
  {
    name: "another company's token",
    body: upcoming(`token="${embedToken(5)}"`),
    finds: [{ id: 'token', severity: 'warning', message: /another company/ }],
  },
  {
    name: 'a company that does not exist',
    body: '<vtc-card vtc="nobody_at_all" loading="eager"></vtc-card>',
    finds: [{ id: 'company', severity: 'error', message: /private/ }],
  },
  {
    name: 'a private company',
    body: '<vtc-card vtc="private_line" loading="eager"></vtc-card>',
    finds: [{ id: 'company', severity: 'error', message: /private/ }],
  },
  {
    name: 'an unlisted company',
    body: '<vtc-card vtc="unlisted_haul" loading="eager"></vtc-card>',
    finds: [{ id: 'company', severity: 'info', message: /unlisted/ }],
  },
  {
    name: 'a company name with a slash',
    body: '<vtc-card vtc="vtcs/northern_haul"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', message: /neither the id nor the handle/ }],
  },
  {
    name: 'the address of a company instead of its handle',
    body: '<vtc-card vtc="https://platform.example/vtcs/highland_line_k/?tab=news"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', remedy: /\nvtc="highland_line_k"$/ }],
  },
  {
    name: 'the name of a company instead of its handle',
    body: '<vtc-card vtc="Northern Haul" loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', message: /^“Northern Haul” is neither the id nor/ }],
  },
  {
    name: 'both elements with the same wrong token, and both with the same wrong company',
    body: `${upcoming('token="emb_unknown"').repeat(2)}${card.replace('northern', 'no').repeat(2)}`,
    finds: [
      {
        id: 'company',
        severity: 'error',
        element: 'vtc-card:nth-of-type(1), vtc-card:nth-of-type(2)',
      },
      {
        id: 'token',
        severity: 'warning',
        element: 'vtc-upcoming-events:nth-of-type(1), vtc-upcoming-events:nth-of-type(2)',
      },
    ],
  },
  {
    name: 'a token="proxy" without a gateway',
    body: upcoming('token="proxy"'),
    finds: [
      {
        id: 'token',
        severity: 'warning',
        message: /^token="proxy" works with a gateway of your own only/,
      },
    ],
  },
  {
    name: 'an element without an end tag, which contains the rest of the page',
    body: `<vtc-card vtc="northern_haul" loading="eager" /><p>News</p><footer>Imprint</footer>`,
    finds: [
      {
        id: 'setup',
        severity: 'error',
        element: 'vtc-card',
        message: /rest of the page/,
        remedy: /\n<vtc-card vtc="northern_haul" loading="eager"><\/vtc-card>$/,
      },
    ],
  },
  {
    name: 'an element without an end tag, which contains another element',
    body: `<div><vtc-roster vtc="northern_haul" loading="eager" />${card}</div>`,
    finds: [{ id: 'setup', severity: 'error', element: 'vtc-roster', message: /rest of the page/ }],
  },
  {
    name: 'nothing for fallback content',
    body: `${card.replace('></', '><h2>Haul</h2><p><a href="/">Us</a></p><ul><li>1</li></ul></')}${stats}`,
    finds: [],
  },
  {
    name: 'the same problems of an element of the page as of ours',
    body: ({ cdn }) => `<my-haul vtc="northern_haul" layout="lisst" limmit="3"></my-haul>
      <my-haul></my-haul>
      <script type="module">
        import { attributes, html, register, VtcElement, vtcDetail } from '${cdn}/vtc-widgets.js';
        class MyHaul extends VtcElement {
          static properties = { layout: {}, limit: { type: Number } };
          static attributeTypes = { ...VtcElement.attributeTypes, layout: attributes.oneOf('list', 'cards') };
          defaultRefreshSeconds = 0;
          dataShape = vtcDetail.response;
          load(query) { return query(vtcDetail, { idOrHandle: this.vtc }); }
          renderData({ name }) { return html\`\${name}\`; }
          renderSkeleton() { return html\`\`; }
          defaultHeading() { return ''; }
          emptyText() { return ''; }
        }
        register({ 'my-haul': MyHaul });
      </script>`,
    finds: [
      { id: 'setup', severity: 'error', message: /^<my-haul> has no company/ },
      {
        id: 'setup',
        severity: 'warning',
        message: /no attribute “limmit”/,
        remedy: /\nlimit="3"$/,
      },
      { id: 'setup', severity: 'warning', remedy: /list, cards; the nearest is:\nlayout="list"$/ },
    ],
  },
  {
    name: 'an extension that blocks the requests to the API',
    body: card,
    options: () => ({
      // As an extension does that blocks the paths of a filter list.
      before: () => {
        const { fetch } = globalThis;
        globalThis.fetch = (url, options) =>
          /\/(version|vtcs)/.test(String(url))
            ? Promise.reject(new TypeError('Failed to fetch'))
            : fetch(url, options);
      },
    }),
    finds: [{ id: 'api', severity: 'error', message: /this browser blocks requests/ }],
  },
  {
    name: 'a file for bundlers',
    body: ({ api }) =>
      `<script type="module" src="${api.origin}/dist/vtc-card.js" data-api-base="${api.origin}"></script>${card}`,
    withoutScript: true,
    respond: ({ url }) =>
      url.endsWith('/dist/vtc-card.js')
        ? new Response("import 'lit';", {
            headers: { ...readable, 'content-type': 'text/javascript' },
          })
        : undefined,
    finds: [
      {
        id: 'setup',
        severity: 'error',
        message: /is for bundlers/,
        remedy: /\n<script type="module" src="[^"]+\/dist\/single\/vtc-card\.js"/,
      },
    ],
  },
  {
    name: 'no element at all',
    body: '<p>An editor removed it.</p>',
    finds: [{ id: 'setup', severity: 'error', element: null, message: /No element/ }],
  },
  {
    name: 'a missing company',
    body: '<vtc-card loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'error', element: 'vtc-card', message: /has no company/ }],
  },
  {
    name: 'more than twelve companies, one of which is unknown, and a token that is not needed',
    body: `<vtc-upcoming-events loading="eager" token="${embedToken(1)}" vtcs="1 8 nowhere 11 12 14 15 16 17 18 19 20 21"></vtc-upcoming-events>`,
    finds: [
      { id: 'company', severity: 'error', message: /no company “nowhere”/ },
      { id: 'setup', severity: 'warning', message: /vtcs has 13 companies/ },
      { id: 'setup', severity: 'warning', message: /token is not used/ },
    ],
  },
  {
    name: 'a missing base',
    body: ({ cdn }) => `<script type="module" src="${cdn}/vtc-widgets.js"></script>${card}`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'error',
        element: 'vtc-card',
        message: /address of the API is missing/,
      },
    ],
  },
  {
    name: 'two copies of the file',
    body: ({ script }) => card + script.replace('vtc-widgets.js', 'vtc-widgets.js?other'),
    finds: [{ id: 'setup', severity: 'warning', message: /2 times/, remedy: /\?other/ }],
  },
  {
    name: 'a missing file with the dialog of convoys',
    body: ({ script, cdn }) => script.replace(cdn, `${cdn}/alone`) + upcoming(`token="${token}"`),
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: null,
        message: /alone\/vtc-more\.js cannot be loaded/,
        remedy: /<vtc-upcoming-events>:\ndetails="none"$/,
      },
    ],
  },
  {
    name: 'a file of one element without that with the dialog of convoys',
    body: ({ cdn, api }) => singleScript(`${cdn}/alone`, api.origin) + card,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        message: /alone\/single\/vtc-event\.js\?dialog cannot be loaded/,
      },
    ],
  },
  {
    name: 'a missing file of a language, whose texts are English',
    body: ({ script, cdn }) =>
      `${script.replace(cdn, `${cdn}/alone`)}<div lang="de-AT">${stats}</div>${stats}`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: null,
        message: /alone\/locales\/de\.js cannot be loaded, so the texts are English/,
        remedy: /^Copy the folder locales /,
      },
    ],
  },
  {
    name: 'a missing file of a language beside the file of one element',
    body: ({ cdn, api }) =>
      `${singleScript(`${cdn}/alone`, api.origin, 'server-stats')}<div lang="uk">${stats}</div>`,
    withoutScript: true,
    finds: [{ id: 'setup', severity: 'warning', message: /alone\/locales\/uk\.js cannot be/ }],
  },
  {
    name: 'a policy that blocks the file of a language',
    body: `<div lang="de">${stats}</div>`,
    options: ({ cdn, api }) =>
      policy(`script-src ${cdn}/vtc-widgets.js ${cdn}/vtc-doctor.js; connect-src ${api.origin}`),
    finds: [{ id: 'csp', severity: 'warning', message: /blocks \S+\/locales\/de\.js, so the/ }],
  },
  {
    name: 'a file of one element on a page with others',
    body: ({ cdn, api }) => `${singleScript(cdn, api.origin)}${card}${upcoming('')}${stats}`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'error',
        element: null,
        message: /defines <vtc-upcoming-events>, <server-stats>: single\/vtc-card\.js does/,
        remedy:
          /\n<script type="module" src="[^"]+:\d+\/vtc-widgets\.js" data-api-base="http[^"]+"><\/script>$/,
      },
    ],
  },
  {
    name: 'files of elements of vtc-more.js, each of which has the same code',
    body: ({ cdn, api }) =>
      ['vtc-news', 'vtc-partners']
        .map((tag) => `${singleScript(cdn, api.origin, tag)}<${tag} vtc="northern_haul"></${tag}>`)
        .join(''),
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        message: /^single\/vtc-news\.js, single\/vtc-partners\.js are on this page/,
        remedy: /\/vtc-widgets\.js" data-api-base="http[^\n]+\n.+\/vtc-more\.js"><\/script>$/,
      },
    ],
  },
  {
    name: 'a vtc-more.js in another folder than vtc-widgets.js, which works',
    body: ({ script, cdn }) =>
      `${script.replace('/vtc-widgets.js', '/other/vtc-widgets.js')}
      <script type="module" src="${cdn}/vtc-more.js"></script>
      <vtc-news vtc="northern_haul" loading="eager"></vtc-news>`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        message: /^vtc-more\.js from \S+ imports a second vtc-widgets\.js/,
        remedy:
          /:\d+\/vtc-widgets\.js" data-api-base="http[^\n]+\n.+:\d+\/vtc-more\.js"><\/script>$/,
      },
    ],
  },
  {
    name: 'a vtc-more.js beside a vtc-widgets.js of a version without one of its exports',
    body: ({ script, cdn, api }) => {
      const widgets = script.replace(cdn, `${api.origin}/mixed`);
      const more = `<script type="module" src="${api.origin}/mixed/vtc-more.js"></script>`;
      return `${widgets}${more}<vtc-news vtc="northern_haul"></vtc-news>`;
    },
    withoutScript: true,
    respond: ({ url }) => {
      const [, file] = /\/mixed\/(vtc-\w+\.js)$/.exec(url) ?? [];
      if (!file) return undefined;
      const text = readFileSync(`dist/${file}`, 'utf8').replace('as DataScript,', 'as OldScript,');
      return new Response(text, { headers: { ...readable, 'content-type': 'text/javascript' } });
    },
    finds: [
      {
        id: 'setup',
        severity: 'error',
        message: /\/vtc-more\.js does not run: the vtc-widgets\.js beside it may be of another/,
        remedy: /^Copy both files of the same version/,
      },
    ],
  },
  {
    name: 'a missing token, without which nothing is shown',
    body: '<vtc-live-events vtc="northern_haul" loading="eager"></vtc-live-events>',
    finds: [
      {
        id: 'token',
        severity: 'error',
        element: 'vtc-live-events',
        message: /shows no convoys/,
        remedy: /\ntoken="emb_…"$/,
      },
    ],
  },
  {
    name: 'a missing token, without which less is shown',
    body: upcoming(''),
    finds: [
      {
        id: 'token',
        severity: 'warning',
        element: 'vtc-upcoming-events',
        message: /no meeting point, no route/,
        remedy: /\ntoken="emb_…"$/,
      },
    ],
  },
  {
    name: 'no missing token of several companies',
    body: '<vtc-upcoming-events vtcs="northern_haul city_coaches" loading="eager"></vtc-upcoming-events>',
    finds: [{ id: 'setup', severity: 'info', message: /only element/ }],
  },
  {
    name: 'an address of the application that is not a link, or leads to the site itself',
    body: ({ cdn, api }) =>
      `${singleScript(cdn, api.origin, 'vtc-recruitment')}${[
        'javascript:alert(1)',
        'discord.gg/haul',
        'join/now.html',
      ]
        .map((url) => `<vtc-recruitment vtc="northern_haul" apply-url="${url}"></vtc-recruitment>`)
        .join('')}`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-recruitment:nth-of-type(1)',
        message: /^<vtc-recruitment> does not accept apply-url="javascript:alert\(1\)"/,
        remedy: /^Use a relative or https URL with any of \{id\}, /,
      },
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-recruitment:nth-of-type(2)',
        message: /leads to a page of your own site/,
        remedy: /\napply-url="https:\/\/discord\.gg\/haul"$/,
      },
    ],
  },
  {
    name: 'a form without a receiver, with an insecure one, and with a gateway that accepts no applications',
    body: ({ cdn, api }) =>
      `${singleScript(cdn, api.origin, 'vtc-recruitment')}${[
        '',
        'action="http://gateway.example/apply"',
        `action="${api.origin}/apply/{handle}"`,
      ]
        .map((more) => `<vtc-recruitment vtc="northern_haul" form ${more}></vtc-recruitment>`)
        .join('')}`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'error',
        element: 'vtc-recruitment:nth-of-type(3)',
        message: /\/apply\/northern_haul accepts no applications\.$/,
        remedy: /\n--apply-to northern_haul=APPLY_WEBHOOK_URL --site http:/,
      },
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-recruitment:nth-of-type(2)',
        message: /^<vtc-recruitment> does not accept action="http:\/\/gateway\.example\/apply"/,
        remedy: /^Use a relative or https URL/,
      },
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-recruitment:nth-of-type(1)',
        message: /^<vtc-recruitment form> shows no form/,
        remedy: /\naction="https:\/\/gateway\.example\/apply\/northern_haul"$/,
      },
    ],
  },
  {
    name: 'a placement without the bar',
    body: ['', 'layout="bar"', 'placement="inline"']
      .map(
        (more) =>
          `<vtc-live-events vtc="northern_haul" token="${token}" ${more} placement="top"></vtc-live-events>`,
      )
      .join(''),
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-live-events:nth-of-type(1)',
        message: /is not at the top of the window/,
        remedy: /\nlayout="bar"$/,
      },
    ],
  },
  {
    name: 'a dialog beside links to own pages',
    body:
      upcoming(`token="${token}" details="dialog" href-template="/convoys/{id}"`) +
      card.replace('loading', 'details="dialog" href-template="/convoys/{id}" loading'),
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-upcoming-events',
        message: /opens no dialog/,
      },
    ],
  },
  {
    name: 'a contact that the API of a gateway withholds',
    body: card.replace('loading', 'show="about contact" loading') + stats,
    respond: async (request) => {
      if (!/\/vtcs\/northern_haul$/.test(request.url)) return undefined as never;
      const response = await fetch(request.url.replace('northern_haul', '1'));
      const company: unknown = JSON.parse(await response.text(), (key, value: unknown) =>
        key === 'email' ? undefined : value,
      );
      return Response.json(company, { headers: readable });
    },
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-card',
        message: /withholds the e-mail address/,
      },
    ],
  },
  {
    name: 'a month in words',
    body: ({ cdn, api }) =>
      `${singleScript(cdn, api.origin, 'vtc-calendar')}<vtc-calendar vtc="northern_haul" token="${token}" month="May 2026"></vtc-calendar>`,
    withoutScript: true,
    finds: [{ id: 'setup', severity: 'warning', remedy: /\nmonth="2026-11"$/ }],
  },
  {
    name: 'an element whose file is missing',
    body: `${card}<vtc-news vtc="northern_haul"></vtc-news>`,
    finds: [
      {
        id: 'setup',
        severity: 'error',
        message: /^No file on this page defines <vtc-news>: vtc-widgets\.js does/,
        remedy: /\n<script type="module" src="[^"]+:\d+\/vtc-more\.js"><\/script>$/,
      },
    ],
  },
  {
    name: 'the file of one element beside the file of all',
    body: ({ cdn, api }) => singleScript(cdn, api.origin) + card,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        message: /^vtc-widgets\.js and single\/vtc-card\.js are both/,
        remedy:
          /by:\n<script type="module" src="[^"]+\/vtc-widgets\.js" data-api-base="http[^"]+"><\/script>$/,
      },
    ],
  },
  {
    name: 'the files of two elements',
    body: ({ cdn, api }) =>
      `${singleScript(cdn, api.origin)}${singleScript(cdn, api.origin, 'server-stats')}${card}${stats}`,
    withoutScript: true,
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        message: /^single\/vtc-card\.js, single\/server-stats\.js are on this page/,
        remedy: /src="[^"]+:\d+\/vtc-widgets\.js" data-api-base="http[^"]+"/,
      },
    ],
  },
  {
    name: 'the file of all elements on a page with one',
    body: card,
    finds: [
      {
        id: 'setup',
        severity: 'info',
        message: /^<vtc-card> is the only element/,
        remedy:
          /\n<script type="module" src="[^"]+:\d+\/single\/vtc-card\.js" data-api-base="http[^"]+"><\/script>$/,
      },
    ],
  },
  {
    name: 'nothing on a page with the file of its only element',
    body: ({ cdn, api }) => singleScript(cdn, api.origin) + card,
    withoutScript: true,
    finds: [],
  },
  {
    name: 'a misspelled tag',
    body: '<vtc-rooster vtc="northern_haul"></vtc-rooster>',
    finds: [{ id: 'setup', severity: 'warning', element: 'vtc-rooster', remedy: /\n<vtc-roster>/ }],
  },
  {
    name: 'a tag with an underscore',
    body: '<vtc_card vtc="northern_haul"></vtc_card>',
    finds: [{ id: 'setup', severity: 'warning', remedy: /\n<vtc-card>/ }],
  },
  {
    name: 'a misspelled attribute',
    body: '<vtc-card vtc="northern_haul" them="dark" loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'warning', remedy: /\ntheme="dark"/ }],
  },
  {
    name: 'an invalid keyword',
    body: upcoming(`token="${token}" layout="lisst"`),
    finds: [
      {
        id: 'setup',
        severity: 'warning',
        element: 'vtc-upcoming-events',
        message: /layout="lisst"/,
        remedy: /list, cards, compact; the nearest is:\nlayout="list"$/,
      },
    ],
  },
  {
    name: 'an invalid keyword in a list',
    body: '<vtc-card vtc="northern_haul" show="stats bagdes" loading="eager"></vtc-card>',
    finds: [{ id: 'setup', severity: 'warning', remedy: /\nshow="stats badges"$/ }],
  },
  {
    name: 'a number out of range',
    body: upcoming(`token="${token}" limit="50"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /1 to 30; the nearest is:\nlimit="30"$/ }],
  },
  {
    name: 'a value that is not a number',
    body: upcoming(`token="${token}" limit="all"`),
    finds: [
      { id: 'setup', severity: 'warning', remedy: /a number from 1 to 30, such as:\nlimit="1"$/ },
    ],
  },
  {
    name: 'a boolean attribute with the value false',
    body: upcoming(`token="${token}" no-calendar="false"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /remove:\nno-calendar="false"$/ }],
  },
  {
    name: 'an invalid value that was set as a property',
    body: `${card}<script>document.querySelector('vtc-card').layout = 'bannner';</script>`,
    finds: [{ id: 'setup', severity: 'warning', remedy: /\nlayout="banner"$/ }],
  },
  {
    name: 'JSON data that an editor turned into text',
    body: '<vtc-card vtc="northern_haul" loading="eager">{"id": 1, "name": "Northern Haul"}</vtc-card>',
    finds: [{ id: 'setup', severity: 'warning', message: /shown as text/ }],
  },
  {
    name: 'an unknown time zone',
    body: upcoming(`token="${token}" time-zone="Berlin"`),
    finds: [{ id: 'setup', severity: 'warning', remedy: /Europe\/Berlin/ }],
  },
  {
    name: 'an invalid language',
    body: `<div lang="english">${card}</div>`,
    finds: [{ id: 'setup', severity: 'warning', element: 'div' }],
  },
  {
    name: 'a response with 429',
    body: card,
    respond: ({ url }) =>
      url.endsWith('/version')
        ? Response.json({ error: { code: 'RATE_LIMITED' } }, { status: 429, headers: readable })
        : undefined,
    finds: [{ id: 'rate-limit', severity: 'warning' }],
  },
  {
    name: 'an element without width',
    body: `<div style="width: 0">${card}</div>`,
    finds: [{ id: 'page', severity: 'warning', element: 'vtc-card', remedy: /min-width/ }],
  },
  {
    name: 'a very narrow element',
    body: `<div style="width: 90px">${card}</div>`,
    finds: [{ id: 'page', severity: 'warning', message: /only 90 pixels/ }],
  },
  {
    name: 'a style sheet that hides an element',
    body: `<style>vtc-card { visibility: hidden }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', message: / hidden\./ }],
  },
  {
    name: 'a style sheet that clips an element',
    body: `<style>vtc-card { display: block; height: 40px; overflow: hidden }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', remedy: /height: auto/ }],
  },
  {
    name: 'a style sheet that makes text tiny',
    body: `<style>vtc-card { font-size: 4px }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', message: /text of 4px/ }],
  },
  {
    name: 'a style sheet that makes an element transparent',
    body: `<style>vtc-card { opacity: 0 }</style>${card}`,
    finds: [{ id: 'page', severity: 'warning', message: /transparent/ }],
  },
];

/** Fails unless the findings are these and no others. */
function assertFindings({ ok, findings }: CheckResult, expected: readonly Expected[]): void {
  const shown = JSON.stringify(findings, null, 2);
  for (const { remedy } of findings) assert.match(remedy, /[^\n]\n[^\n]/, 'no line to copy');
  assert.equal(findings.length, expected.length, shown);
  expected.forEach(({ message, remedy, ...rest }, index) => {
    const found = findings[index];
    assert.ok(found);
    for (const [name, value] of Object.entries(rest))
      assert.equal(Reflect.get(found, name), value, shown);
    if (message) assert.match(found.message, message);
    if (remedy) assert.match(found.remedy, remedy);
  });
  assert.equal(
    ok,
    expected.every(({ severity }) => severity === 'info'),
  );
  assert.doesNotMatch(shown, /emb_\w{4}|svc_\w/);
}

describe('the doctor', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const { name, body, options, respond, withoutScript, finds } of rows) {
    test(name, async () => {
      const text = typeof body === 'string' ? body : body(site);
      site.api.respond = respond ?? (() => undefined);
      const { page } = await site.open((withoutScript ? '' : site.script) + text, options?.(site));
      assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), finds);
      site.api.respond = () => undefined;
      await page.close();
    });
  }

  test('reports a script that is missing, not a module, or blocked', async () => {
    const bare = await site.open(card);
    assertFindings(await check(bare.page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'setup', severity: 'error', message: /not on this page/ },
    ]);
    const classic = await site.open(site.script.replace('type="module" ', '') + card);
    assertFindings(await check(classic.page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'setup', severity: 'error', remedy: /type="module"/ },
    ]);
    // The policy allows the origin of the doctor.
    const other = await site.open(
      site.script.replace('127.0.0.1', 'localhost') + card,
      policy(`script-src ${site.cdn}`),
    );
    assertFindings(await check(other.page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'csp', severity: 'error', remedy: /script-src \S+ http:\/\/localhost:\d+$/ },
    ]);
  });

  test('reports a script whose host sends no CORS headers', async () => {
    site.api.respond = ({ url }) =>
      url.endsWith('/vtc-widgets.js')
        ? new Response('', { headers: { 'content-type': 'text/javascript' } })
        : undefined;
    const { page } = await site.open(site.script.replace(site.cdn, site.api.origin) + card);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'cors', severity: 'error', message: /load its script/ },
    ]);
    site.api.respond = () => undefined;
  });

  test('reports two versions of the file with both version numbers', async () => {
    const { page } = await site.open(site.script + card);
    await page.evaluate(`globalThis[Symbol.for('vtc-widgets.copies')].push({
      version: '9.9.9', url: 'https://cdn.example/old.js', apiBase: () => '',
    })`);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'setup', severity: 'warning', message: /2 times \(\d+\.\d+\.\d+ and 9\.9\.9\)/ },
    ]);
  });

  test('reports an invalid value of every attribute that has a list of values in the manifest', async () => {
    const invalid = elements().flatMap(({ tagName, attributes }) =>
      attributes.flatMap(({ name, values, open }) =>
        values && !open ? [{ tag: tagName, name, last: values.at(-1) ?? '' }] : [],
      ),
    );
    assert.ok(invalid.length > 20);
    const body = invalid
      .map(({ tag, name, last }) => `<${tag} ${name}="${last}_"></${tag}>`)
      .join('');
    const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
    const { page } = await site.open(site.script + more + body);
    const { findings } = await check(page, `${site.cdn}/vtc-doctor.js`);
    for (const { tag, name, last } of invalid) {
      const found = findings.find(({ message }) =>
        message.includes(`<${tag}> does not accept ${name}=`),
      );
      assert.ok(found?.remedy.endsWith(`\n${name}="${last}"`), `${tag} ${name}: ${found?.remedy}`);
    }
  });

  test('reports a Trusted Types policy that blocks templates', async () => {
    const { page } = await site.open(
      site.script + card,
      policy(`require-trusted-types-for 'script'; trusted-types other`),
    );
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'csp', severity: 'error', remedy: /trusted-types other lit-html$/ },
    ]);
  });

  test('reports a Trusted Types policy that allows one copy of Lit, where a dialog or a second file needs another', async () => {
    const allowed = (names: string) =>
      policy(`require-trusted-types-for 'script'; trusted-types ${names}`);
    const single = singleScript(site.cdn, site.api.origin);
    const dialog = await site.open(single + card, allowed('lit-html'));
    assertFindings(await check(dialog.page, `${site.cdn}/vtc-doctor.js`), [
      {
        id: 'csp',
        severity: 'warning',
        message: /blocks \S+vtc-event\.js\?dialog, so no dialog opens/,
        remedy: /\ntrusted-types lit-html 'allow-duplicates'$/,
      },
    ]);
    const both = single + singleScript(site.cdn, site.api.origin, 'server-stats') + card + stats;
    const two = await site.open(both, allowed('other'));
    const { findings } = await check(two.page, `${site.cdn}/vtc-doctor.js`);
    const found = findings.find(({ id }) => id === 'csp');
    assert.equal(found?.severity, 'error');
    assert.match(found.remedy, /\ntrusted-types other lit-html 'allow-duplicates'$/);
  });

  const budgetFindings = ({ findings }: CheckResult) =>
    findings.filter(({ id }) => id === 'rate-limit');
  const elementsOf = (tag: string, count: number) =>
    Array.from({ length: count }, (_, id) => `<${tag} vtc="${id + 1}" loading="eager"></${tag}>`);
  const apiRequests = (count: number) => (page: Page) =>
    page.waitForFunction(
      (api, wanted) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(`${api}/`) && !name.includes('/images/')).length >=
        wanted,
      {},
      site.api.origin,
      count,
    );

  test('reports elements that wait because the page has used its share of requests', async () => {
    const body = [...elementsOf('vtc-card', 30), ...elementsOf('vtc-roster', 30)];
    const { page } = await site.open(site.script + body.join(''));
    await apiRequests(50)(page);
    const result = await check(page, `${site.cdn}/vtc-doctor.js`);
    const waiting = await page.$$eval(
      'vtc-card, vtc-roster',
      (all) => all.filter((element) => Reflect.get(element, 'state') === 'loading').length,
    );
    assert.ok(waiting > 0);
    const [found, ...others] = budgetFindings(result);
    assert.match(found?.message ?? '', new RegExp(`^${waiting} of 60 elements wait`));
    assert.deepEqual(others, []);
  });

  test('reports no excess of requests if only its own checks sent them', async () => {
    const { page } = await site.open(site.script + elementsOf('vtc-card', 30).join(''));
    await apiRequests(30)(page);
    const file = `${site.cdn}/vtc-doctor.js`;
    await check(page, file);
    const again = await check(page, file);
    assert.deepEqual(budgetFindings(again), []);
    assert.match(again.facts.join('\n'), /^30 requests in the last minute/m);
  });

  test('reports other scripts that send more requests than the page should', async () => {
    const { page } = await site.open(site.script + card);
    await page.evaluate(async (api) => {
      for (let sent = 0; sent < 51; sent++) await (await fetch(`${api}/status`)).text();
      // The browser lists a request some time after its response.
      while (performance.getEntriesByName(`${api}/status`).length < 51)
        await new Promise((next) => setTimeout(next, 20));
    }, site.api.origin);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), [
      { id: 'rate-limit', severity: 'warning', message: /5\d requests in a minute/ },
    ]);
  });
});

const five = `${card}${upcoming(`token="${token}"`)}
  <vtc-live-events vtc="1" token="${token}"></vtc-live-events>
  <vtc-roster vtc="northern_haul" searchable></vtc-roster><server-stats></server-stats>`;

describe('the doctor', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const panelIsOpen = (page: Page) =>
    until(page, () =>
      Boolean(
        document.querySelector('[data-vtc-doctor]')?.shadowRoot?.querySelector('footer button'),
      ),
    );
  const strict = () => policy(site.strictPolicy);

  test('reports nothing on a working page on loopback', async () => {
    const { page } = await site.open(site.script + five);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), []);
  });

  test('reports nothing on a page that provides the data and has no API', async () => {
    const data = await (
      await site.api.sandbox.fetch(new Request(`${site.api.origin}/vtcs/1`))
    ).text();
    const script = singleScript(site.cdn, '').replace(' data-api-base=""', '');
    const { page } = await site.open(
      `${script}<vtc-card><script type="application/json">${data.replaceAll('<', '\\u003c')}</script></vtc-card>`,
    );
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), []);
  });

  test('reports nothing behind a proxy that forwards only the endpoints of the elements', async () => {
    site.api.respond = ({ url }) =>
      url.endsWith('/version') ? Response.json({}, { status: 404, headers: readable }) : undefined;
    const { page } = await site.open(singleScript(site.cdn, site.api.origin) + card);
    assertFindings(await check(page, `${site.cdn}/vtc-doctor.js`), []);
    site.api.respond = () => undefined;
  });

  test('shows its panel for ?vtc-check without violating a strict policy', async () => {
    const { page, pageErrors } = await site.open(site.script + five, strict());
    assert.equal(await page.$('[data-vtc-doctor]'), null);
    await page.goto(`${page.url()}?vtc-check`);
    await panelIsOpen(page);
    const region = await page.$('>>> section[role=region]');
    assert.match(
      await page.evaluate((panel) => panel?.textContent ?? '', region),
      /No problems found/,
    );
    assert.deepEqual(pageErrors, []);
  });

  test('counts no hint as a problem', async () => {
    const { page } = await site.open(
      site.script.replace('data-api-base', 'data-check data-api-base') + card,
    );
    await panelIsOpen(page);
    const text = await page.$eval('[data-vtc-doctor]', ({ shadowRoot }) => shadowRoot?.textContent);
    assert.match(text ?? '', /No problems found\..*i Hint<vtc-card> is the only element/);
  });

  test('shows its panel with the findings for data-check, and closes it', async () => {
    const script = site.script.replace('data-api-base', 'data-check data-api-base');
    const { page } = await site.open(`${script}${upcoming('token="emb_unknown"')}`);
    await panelIsOpen(page);
    const read = () =>
      page.$eval('[data-vtc-doctor]', ({ shadowRoot }) => ({
        name: shadowRoot?.querySelector('[role=region]')?.getAttribute('aria-label'),
        text: shadowRoot?.querySelector('li')?.textContent,
        buttons: [...(shadowRoot?.querySelectorAll('button') ?? [])].map(
          (button) => button.textContent,
        ),
      }));
    const { name, text, buttons } = await read();
    assert.equal(name, 'vtc-widgets check');
    assert.match(text ?? '', /revoked/);
    assert.deepEqual(buttons, ['Close', 'Copy report', 'Check again']);
    const close = await page.$('>>> header button');
    await close?.click();
    assert.equal(await page.$('[data-vtc-doctor]'), null);
  });

  test('copies a report without the token', async () => {
    const script = site.script.replace('data-api-base', 'data-check data-api-base');
    const { page } = await site.open(
      `${script}${upcoming(`token="${embedToken(5)}" tokn="${token}"`)}`,
    );
    await page.evaluate(`globalThis.copied = [];
      navigator.clipboard.writeText = async (text) => void copied.push(text);`);
    await panelIsOpen(page);
    const button = await page.$('>>> footer button');
    await button?.click();
    await until(page, () => (globalThis as unknown as { copied: string[] }).copied.length > 0);
    const copied = await page.evaluate(
      () => (globalThis as unknown as { copied: string[] }).copied,
    );
    assert.match(copied.join(), /\[warning\] token at vtc-upcoming-events/);
    assert.match(copied.join(), /vtc-widgets \d+\.\d+\.\d+ from http/);
    assert.doesNotMatch(copied.join(), /emb_\w/);
  });

  test('has an accessible panel', async () => {
    const { page } = await site.open(
      `${site.script.replace('data-api-base', 'data-check data-api-base')}<vtc-card vtc="unknown"></vtc-card>`,
    );
    await panelIsOpen(page);
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: (scope: string[][]) => Promise<{ violations: { id: string }[] }> };
      };
      const found = await axe.run([['[data-vtc-doctor]']] as never);
      return found.violations.map(({ id }) => id);
    });
    assert.deepEqual(violations, []);
  });
});
