// Readers of what the gateway serves: frames and HTML rendered on the server, calendar feeds, oEmbed, and structured data.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { currentConvoys } from '../../src/convoys/convoy.ts';
import { convoysJsonLd } from '../../src/convoys/export/json-ld.ts';
import { renderElement } from '../../src/gateway/ssr/index.ts';
import { elements } from '../manifest/elements.mjs';
import { apiBase, createGatewayWorld, publicUrl, vtc } from '../../test/gateway/support/world.ts';

const run = promisify(execFile);

/** Prints which tests of a page's events fail. */
const structuredDataTest = `
const { readFileSync } = require('node:fs');
const { structuredDataTestHtml } = require('structured-data-testing-tool');
structuredDataTestHtml(readFileSync('page.html', 'utf8'), { schemas: ['jsonld:Event'] })
  .catch(({ res }) => res)
  .then(({ failed }) => console.log(JSON.stringify(failed.map(({ test, description }) => test + ': ' + description))));
`;

const tags = elements().map(({ tagName }) => tagName);
const framePath = (tag) => `/embed/${tag}?vtc=${vtc}`;

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
      'aria-label-misuse: ': 'lists have names, so that a screen reader tells them apart',
    },
    async find() {
      const world = createGatewayWorld();
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
      for (const tag of tags) {
        await validate(`frame of ${tag}`, await textOf(world, framePath(tag)));
        await validate(`server-rendered ${tag}`, await renderElement(tag, { vtc }));
      }
      await validate('home page', await textOf(world, '/'));
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
      for (const tag of tags) {
        const found = await extract(publicUrl + framePath(tag), { maxwidth: 400 }, fetcher);
        const isFrame = found.html?.includes(`src="${publicUrl}/embed/${tag}?`);
        if (found.type !== 'rich' || !found.title || found.width > 400 || !isFrame)
          findings.push(`${tag}: ${JSON.stringify(found)}`);
      }
      return findings;
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
