import type { Hono } from 'hono';
import { html as markup } from 'hono/html';
import type { Dependencies } from '../dependencies.js';
import { elementSnippet, exampleVtc, frameSnippet } from '../snippets.js';
import { etagOf } from '../upstream/etag.js';
import { success } from './respond.js';

const css = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
pre{padding:1rem;border:1px solid;border-radius:8px;overflow:auto}`;

/** What each address of the gateway serves. */
const addresses = (vtc: string): readonly (readonly [path: string, content: string])[] => [
  [`embed/vtc-card?vtc=${vtc}`, 'an element as a page, for frames'],
  [`badge/${vtc}.svg?show=next&style=card`, 'a badge; also as .png'],
  [`calendar/${vtc}.ics`, 'convoys as a feed for calendar subscriptions'],
  [`convoy/${vtc}/next`, 'a page about the next convoy, for links'],
  [`api/vtcs/${vtc}`, 'the API of the elements'],
  ['health', 'state of the gateway'],
];

/** HTML of the start page; `publicUrl` is the URL that visitors reach the gateway at. */
async function homePage(vtc: string, publicUrl: string | undefined): Promise<string> {
  const items = addresses(vtc).map(
    ([path, content]) =>
      markup`<li><a href="${publicUrl ?? '.'}/${path}">/${path}</a>: ${content}</li>\n`,
  );
  const snippets = publicUrl
    ? markup`<h2>A frame in a page</h2>
<pre>${frameSnippet(publicUrl, vtc)}</pre>
<h2>The elements in a page</h2>
<pre>${elementSnippet(publicUrl, vtc)}</pre>`
    : markup`<p>Set the public URL of this gateway (<code>--public-url</code>) to see the lines for your pages here.</p>`;
  return String(
    await markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>vtc-widgets gateway</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<style>${css}</style>
</head>
<body>
<h1>vtc-widgets gateway</h1>
<p>This server provides data of virtual trucking companies for other pages.</p>
<ul>
${items}</ul>
${snippets}
</body>
</html>
`,
  );
}

/** `/`: the addresses of the gateway, and lines for pages. */
export function homeRoute(app: Hono, { options }: Dependencies): void {
  const { publicUrl, vtcs, tokens } = options;
  const vtc = exampleVtc(vtcs, tokens.keys());
  app.get('/', async (context) => {
    const page = await homePage(vtc, publicUrl);
    return success(context, page, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=300',
      etag: await etagOf(page),
    });
  });
}
