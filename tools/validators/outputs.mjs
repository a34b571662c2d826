// Readers of what the gateway serves: frames and HTML rendered on the server, calendar feeds, oEmbed,
// pages of convoys, and structured data; and of published files.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { currentConvoys } from '../../src/convoys/convoy.ts';
import { convoysJsonLd } from '../../src/convoys/export/json-ld.ts';
import { pngRenderer } from '../../src/gateway/node/png.ts';
import { renderElement } from '../../src/gateway/ssr/index.ts';
import { elements } from '../../src/widgets/all.ts';
import { apiBase, createGatewayWorld, publicUrl, vtc } from '../../test/gateway/support/world.ts';
import { pagesIn, publishSite } from '../../test/publish/static-site.ts';

const run = promisify(execFile);

/** Prints which tests of a page's events fail. */
const structuredDataTest = `
const { readFileSync } = require('node:fs');
const { structuredDataTestHtml } = require('structured-data-testing-tool');
structuredDataTestHtml(readFileSync('page.html', 'utf8'), { schemas: ['jsonld:Event'] })
  .catch(({ res }) => res)
  .then(({ failed }) => console.log(JSON.stringify(failed.map(({ test, description }) => test + ': ' + description))));
`;

const framePath = (tag, attributes = {}) =>
  `/embed/${tag}?${new URLSearchParams({ vtc, ...attributes })}`;

/** The text that the gateway responds with. */
async function textOf({ get }, path) {
  const response = await get(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** The live and upcoming convoys of the company, as the API has them. */
async function convoysOf({ sandbox, token, clock }) {
  const events = [];
  for (const path of ['live', 'upcoming?limit=30']) {
    const headers = { authorization: `Bearer ${token}` };
    const url = `${apiBase}/vtcs/${vtc}/events/${path}`;
    const response = await sandbox.fetch(new Request(url, { headers }));
    events.push(...(await response.json()).items);
  }
  return currentConvoys(events, clock.now());
}

/** Findings of a reader that returns the events of a feed: what differs from the convoys. */
function differences(convoys, events) {
  const lines = (list) => list.map(({ name, start, end }) => `${name} ${start} ${end}`).sort();
  const expected = lines(
    convoys.map(({ event, startMs, endMs }) => ({ name: event.name, start: startMs, end: endMs })),
  );
  const found = lines(events.map(({ name, start, end }) => ({ name, start: +start, end: +end })));
  return [
    ...found.filter((line) => !expected.includes(line)).map((line) => `unexpected: ${line}`),
    ...expected.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
  ];
}

const feedReader = (read) => ({
  async find(tool) {
    const world = createGatewayWorld();
    const text = await textOf(world, `/calendar/${vtc}.ics`);
    return differences(await convoysOf(world), await read(tool, text));
  },
});

export const outputValidators = {
  'html-validate': {
    explained: {
      'no-implicit-button-type: ': 'no form reaches the buttons of a shadow root',
      '"checked" (should omit value|has invalid value "true")':
        "Lit's renderer writes properties as attributes; any value is true",
      'aria-label-misuse: ': 'lists have names, so that a screen reader tells them apart',
    },
    async find() {
      // The host of the scene with a form.
      const world = createGatewayWorld({ linkHosts: ['gateway.example'] });
      const validator = new HtmlValidate({
        extends: ['html-validate:recommended'],
        rules: {
          'doctype-style': 'off',
          'no-trailing-whitespace': 'off',
          'void-style': 'off',
          // The level of a heading is that which the page asks for.
          'prefer-native-element': ['error', { exclude: ['heading', 'listbox'] }],
        },
      });
      const findings = [];
      const validate = async (name, html) => {
        const { results } = await validator.validateString(html);
        for (const { messages } of results)
          findings.push(...messages.map(({ ruleId, message }) => `${name} ${ruleId}: ${message}`));
      };
      for (const { tag, scenes } of elements)
        for (const { name, attributes } of scenes) {
          const scene = name ? `${tag}, ${name}` : tag;
          await validate(`frame of ${scene}`, await textOf(world, framePath(tag, attributes)));
          const html = await renderElement(tag, { vtc, ...attributes });
          await validate(`server-rendered ${scene}`, html);
        }
      await validate('home page', await textOf(world, '/'));
      await validate('page of a convoy', await textOf(world, `/convoy/${vtc}/next`));
      const { get } = world;
      await validate('page of an unknown convoy', await (await get('/convoy/nobody/1')).text());
      const published = await publishSite({ language: 'de' });
      const folders = [published.site, published.out, join(published.out, vtc, 'convoys/next')];
      for (const file of folders.flatMap((folder) =>
        pagesIn(readdirSync(folder)).map((name) => join(folder, name)),
      ))
        await validate(`published ${relative(published.site, file)}`, readFileSync(file, 'utf8'));
      published.remove();
      return findings;
    },
  },
  'node-ical': feedReader(async ({ require }, text) =>
    Object.values(require('node-ical').sync.parseICS(text))
      .filter(({ type }) => type === 'VEVENT')
      .map(({ summary, start, end }) => ({ name: summary, start, end })),
  ),
  'ts-ics': feedReader(async ({ load }, text) => {
    const { convertIcsCalendar } = await load('ts-ics');
    return convertIcsCalendar(undefined, text).events.map(({ summary, start, end }) => ({
      name: summary,
      start: start.date,
      end: end.date,
    }));
  }),
  'oembed-extractor': {
    async find({ load }) {
      const { extract, setProviderList } = await load('@extractus/oembed-extractor');
      setProviderList([
        {
          provider_name: 'Gateway',
          provider_url: publicUrl,
          endpoints: [{ schemes: [`${publicUrl}/embed/*`], url: `${publicUrl}/oembed` }],
        },
      ]);
      const { get } = createGatewayWorld();
      const fetcher = (url) => get(String(url).slice(publicUrl.length));
      const findings = [];
      for (const { tag } of elements) {
        const found = await extract(publicUrl + framePath(tag), { maxwidth: 400 }, fetcher);
        const isFrame = found.html?.includes(`src="${publicUrl}/embed/${tag}?`);
        if (found.type !== 'rich' || !found.title || found.width > 400 || !isFrame)
          findings.push(`${tag}: ${JSON.stringify(found)}`);
      }
      return findings;
    },
  },
  'open-graph-scraper-lite': {
    async find({ load }) {
      const { default: read } = await load('open-graph-scraper-lite');
      const world = createGatewayWorld({ png: await pngRenderer() });
      const [convoy] = await convoysOf(world);
      const url = `${publicUrl}/convoy/${vtc}/${convoy.event.id}`;
      const { result } = await read({ html: await textOf(world, `/convoy/${vtc}/next?lang=de`) });
      const [image] = result.ogImage;
      const picture = await world.get(image.url.slice(publicUrl.length));
      const bytes = Buffer.from(await picture.arrayBuffer());
      const found = {
        title: result.ogTitle,
        url: result.ogUrl,
        siteName: result.ogSiteName,
        locale: result.ogLocale,
        card: result.twitterCard,
        cardImage: result.twitterImage[0].url,
        image: image.url,
        type: [image.type, picture.headers.get('content-type')],
        width: [image.width, String(bytes.readUInt32BE(16))],
        height: [image.height, String(bytes.readUInt32BE(20))],
        hasDescriptions: [result.ogDescription, result.twitterDescription].every(Boolean),
      };
      const poster = `${publicUrl}/poster/${vtc}/${convoy.event.id}.png`;
      const expected = {
        title: convoy.event.name,
        url,
        siteName: 'Northern Haul',
        locale: 'de_DE',
        card: 'summary_large_image',
        cardImage: poster,
        image: poster,
        type: ['image/png', 'image/png'],
        width: ['1200', '1200'],
        height: ['630', '630'],
        hasDescriptions: true,
      };
      return Object.keys(expected)
        .filter((name) => JSON.stringify(found[name]) !== JSON.stringify(expected[name]))
        .map((name) => `${name}: ${JSON.stringify(found[name])}`);
    },
  },
  'structured-data-testing-tool': {
    async find({ folder }) {
      const convoys = await convoysOf(createGatewayWorld());
      const data = convoysJsonLd({ linkOf: ({ id }) => `${publicUrl}/convoys/${id}` }, convoys);
      const html = `<!doctype html><html><head><script type="application/ld+json">${data}</script></head></html>`;
      writeFileSync(join(folder, 'page.html'), html);
      writeFileSync(join(folder, 'test.cjs'), structuredDataTest);
      // In a process of its own, since it replaces global functions.
      const { stdout } = await run(process.execPath, ['test.cjs'], { cwd: folder });
      return JSON.parse(stdout);
    },
  },
};
