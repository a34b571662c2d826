// Accessibility engines, on a page with all elements. What they can only suspect and ask a person for is left out.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import { createSandbox } from '../../src/sandbox/index.ts';
import { launchChromium } from '../test/browsers/chromium.mjs';
import { limit } from '../test/limits.mjs';
import { elements } from '../../src/widgets/all.ts';

const tags = elements.map(({ tag }) => tag);

const listening = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
  });

/** An element of the sandbox's first company, with the attributes without which it shows nothing. */
const elementOf = ({ tag, needs = {} }, token) => {
  const attributes = { vtc: 'northern_haul', token, loading: 'eager', ...needs };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${texts.join(' ')}></${tag}>`;
};

/** A page as an owner writes it. */
const pageOf = (apiBase, token) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Northern Haul</title>
    <script type="module" src="/vtc-widgets.js" data-api-base="${apiBase}"></script>
    <script type="module" src="/vtc-more.js"></script>
  </head>
  <body>
    <main>
      <h1>Northern Haul</h1>
      <h2>Our company</h2>
      ${elements.map((about) => elementOf(about, token)).join('\n')}
    </main>
  </body>
</html>`;

/** Opens the page in Chromium with all elements ready, and evaluates it. */
async function inPage(evaluate) {
  const sandbox = createSandbox({ rateLimits: false });
  const options = { fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' };
  let api;
  const port = await new Promise((resolve) => {
    api = serve(options, (address) => resolve(address.port));
  });
  const token = sandbox.world.embedToken(sandbox.world.company('northern_haul'));
  const html = pageOf(`http://127.0.0.1:${port}`, token);
  const pages = createServer(({ url }, response) => {
    const isScript = /^\/vtc-\w+\.js$/.test(url);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync(`dist${url}`) : html);
  });
  const origin = await listening(pages);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1000, height: 900 });
    await page.goto(origin);
    await page.waitForFunction(
      (names) => names.every((name) => document.querySelector(name).state === 'ready'),
      { timeout: limit(30_000), polling: 100 },
      tags,
    );
    return await evaluate(page);
  } finally {
    await browser.close();
    for (const server of [api, pages]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

export const pageValidators = {
  ibm: {
    find: ({ file }) =>
      inPage(async (page) => {
        await page.addScriptTag({ path: file('accessibility-checker-engine/ace.js') });
        return page.evaluate(async () => {
          const { results } = await new globalThis.ace.Checker().check(document, [
            'IBM_Accessibility',
          ]);
          return results
            .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
            .map(
              ({ ruleId, message, path }) =>
                `${ruleId}: ${message} ${path.dom.replace(/^.*\/(?=(vtc|server)-)/, '')}`,
            );
        });
      }),
  },
  alfa: {
    explained: {
      '^sia-r53 ': 'Alfa does not see the heading above, which is the fallback of a slot',
      '^sia-r83 ': 'texts for screen readers only are clipped on purpose',
      '^sia-r87 ': "a link to the main content is the page's own",
      '^sia-r66 ': 'a contrast of 7:1 (AAA); the initials in avatars have 4.5:1',
      '^sia-r78 ': 'a best practice: the content below a heading is in another tree, or in a list',
    },
    async find({ load, file, folder }) {
      const [rules, act, dom, http, device, web] = await Promise.all(
        ['rules', 'act', 'dom', 'http', 'device', 'web'].map((name) =>
          load(`@siteimprove/alfa-${name}`),
        ),
      );
      const { outputFiles } = await build({
        stdin: {
          contents: `export * from ${JSON.stringify(file('@siteimprove/alfa-dom/dist/native.js'))}`,
          resolveDir: folder,
        },
        bundle: true,
        format: 'iife',
        globalName: 'alfa',
        write: false,
      });
      return inPage(async (page) => {
        await page.addScriptTag({ content: outputFiles[0].text });
        const json = await page.evaluate(async () =>
          JSON.stringify(await globalThis.alfa.Native.fromNode(document)),
        );
        const shown = web.Page.of(
          http.Request.empty(),
          http.Response.empty(),
          dom.Node.from(JSON.parse(json), device.Device.standard()),
          device.Device.standard(),
        );
        const outcomes = await act.Audit.of(shown, rules.default).evaluate();
        return [...outcomes]
          .map((outcome) => outcome.toJSON())
          .filter(({ outcome }) => outcome === 'failed')
          .map(
            ({ rule, target }) =>
              `${rule.uri.split('/').at(-1)} ${JSON.stringify(target).slice(0, 300)}`,
          );
      });
    },
  },
};
