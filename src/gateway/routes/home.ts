import type { Hono } from 'hono';
import { html as markup } from 'hono/html';
import type { Dependencies } from '../dependencies.js';
import { plainPage } from '../page/plain-page.js';
import { about } from '../../widgets/vtc-card/about.js';
import { elementSnippet, exampleVtc, frameSandbox, frameSnippet } from '../snippets.js';
import { etagOf } from '../upstream/etag.js';
import { success } from './respond.js';

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
function homePage(vtc: string, publicUrl: string | undefined): Promise<string> {
  const root = publicUrl ?? '.';
  const items = addresses(vtc).map(
    ([path, content]) => markup`<li><a href="${root}/${path}">/${path}</a>: ${content}</li>\n`,
  );
  const snippets = publicUrl
    ? markup`<h2>A frame in a page</h2>
<pre>${frameSnippet(publicUrl, vtc)}</pre>
<h2>The elements in a page</h2>
<pre>${elementSnippet(publicUrl, vtc)}</pre>`
    : markup`<p>Set the public URL of this gateway (<code>--public-url</code>) to see the lines for your pages here.</p>`;
  return plainPage(
    'vtc-widgets gateway',
    'vtc-widgets gateway',
    markup`<p>This server provides data of virtual trucking companies for other pages.</p>
<div class="shown">
<div>
<iframe src="${root}/embed/vtc-card?vtc=${vtc}" title="${vtc}" height="${about.frameHeight}" loading="lazy" sandbox="${frameSandbox}"></iframe>
<script async src="${root}/vtc-frame.js"></script>
</div>
<div>
<h2>Addresses</h2>
<ul>
${items}</ul>
<h2>A badge</h2>
<p><img src="${root}/badge/${vtc}.svg?show=next&amp;style=card" alt="Next convoy"></p>
${snippets}
</div>
</div>
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
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=300',
      etag: await etagOf(page),
    });
  });
}
