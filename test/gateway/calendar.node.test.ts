import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { type ConvoyEvent, currentConvoys } from '../../src/convoys/convoy.js';
import { calendarFile } from '../../src/convoys/export/calendar-file.js';
import { textsFor } from '../../src/gateway/texts.js';
import { parsedLengths } from '../text/parsed-lengths.js';
import { hostileNames, gatewayWithName } from './support/named.js';
import { createGatewayWorld, vtc } from './support/world.js';

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

/** A gateway whose full records have this description; the first convoy is cancelled, the second one hidden. */
function gatewayWithRecords(description: string) {
  const world = createGatewayWorld();
  const starts: string[] = [];
  world.upstream.respond = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const start = searchParams.get('startsFrom');
    if (pathname !== '/v1/events' || !start) return world.sandbox.fetch(request);
    if (!starts.includes(start)) starts.push(start);
    const response = await world.sandbox.fetch(request);
    const body = (await response.json()) as { items: object[] };
    const items = body.items.map((item) => ({
      ...item,
      description,
      lifecycleStatus: start === starts[0] ? 'cancelled' : 'published',
      safetyStatus: start === starts[1] ? 'removed' : 'visible',
    }));
    return Response.json({ ...body, items });
  };
  const recordRequests = () => world.requestedPaths().filter((path) => path.startsWith('/events?'));
  return { ...world, recordRequests };
}

describe('The calendar feed', () => {
  it('has the description as text and the status of the next three convoys, by one request each', async () => {
    const description = '## Plan\n\n- **Bring** fuel; see [our page](https://events.example/1)';
    const { get, recordRequests } = gatewayWithRecords(description);
    const text = await (await get(`/calendar/${vtc}.ics`)).text();
    const events = eventsOf(text);
    assert.ok(events.length > 3);
    const facts = events.map((event) => {
      const note = String(event.getFirstPropertyValue('description'));
      assert.doesNotMatch(note, /\*\*|##|\]\(/);
      return [
        /Plan\n+.*Bring fuel; see our page/.test(note),
        event.getFirstPropertyValue('status'),
      ];
    });
    assert.deepEqual(facts.slice(0, 3), [
      [true, 'CANCELLED'],
      [false, null],
      [true, null],
    ]);
    for (const fact of facts.slice(3)) assert.deepEqual(fact, [false, null]);
    const revisions = text.match(/^(?:SEQUENCE:\d+|LAST-MODIFIED:\d{8}T\d{6}Z)\r$/gm) ?? [];
    assert.equal(revisions.length, 4);
    assert.match(text.replaceAll('\r\n ', ''), /^STATUS:CANCELLED\r$/m);
    assert.equal(recordRequests().length, 3);
    await get(`/calendar/${vtc}.ics?lang=de`);
    assert.equal(recordRequests().length, 3);
  });

  for (const [name, unit] of [
    ['tabs', '\t'],
    ['marks of quotes', '> '],
    ['starts of links', '[a]('],
    ['items', '- a\n'],
    ['emoji', '🚚'],
  ] as const)
    it(`parses the beginning of a long description, once for all languages: ${name}`, async () => {
      const { get } = gatewayWithRecords(`Plan${unit.repeat(40_000)}`);
      const statusOf = async (lang: string) =>
        (await get(`/calendar/${vtc}.ics?lang=${lang}`)).status;
      const lengths = await parsedLengths(() => statusOf('en'));
      // Of three records, one of which is hidden.
      assert.equal(lengths.length, 2);
      assert.ok(Math.max(...lengths) <= 5001, lengths.join());
      assert.deepEqual(await parsedLengths(() => statusOf('de')), []);
    });

  for (const [body, status] of [
    ['{"items":1}', 200],
    ['<html>', 200],
    ['', 500],
  ] as const)
    it(`contains the convoys if the API returns ${status} ${body} for full records`, async () => {
      const { get, upstream } = createGatewayWorld();
      upstream.respond = ({ url }) =>
        new URL(url).pathname === '/v1/events' ? new Response(body, { status }) : undefined;
      const response = await get(`/calendar/${vtc}.ics`);
      assert.equal(response.status, 200);
      const text = await response.text();
      assert.ok(eventsOf(text).length > 3);
      assert.doesNotMatch(text, /STATUS/);
    });

  it("contains the entries of the element's file", async () => {
    const { get, clock } = createGatewayWorld();
    const response = await get(`/calendar/${vtc}.ics`);
    assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const feed = eventsOf(await response.text());
    const items: ConvoyEvent[] = [];
    for (const path of ['live', 'upcoming?limit=30']) {
      const list = await get(`/api/vtcs/${vtc}/events/${path}`);
      items.push(...((await list.json()) as { items: ConvoyEvent[] }).items);
    }
    const { locale, translate } = textsFor('en');
    const own = calendarFile(
      {
        translate,
        zones: { locale, zone: 'Europe/Oslo', secondZone: undefined },
        now: clock.now(),
        linkOf: () => undefined,
        apiBase: 'https://api.example/v1',
      },
      currentConvoys(items, clock.now()),
    );
    const facts = (events: typeof feed) =>
      events.map((event) =>
        ['uid', 'dtstart', 'dtend', 'summary'].map((name) =>
          String(event.getFirstPropertyValue(name)),
        ),
      );
    assert.ok(feed.length > 0);
    assert.deepEqual(facts(feed), facts(eventsOf(own)));
  });

  for (const name of hostileNames)
    it(`can be parsed by ical.js with the name ${JSON.stringify(name.slice(0, 30))}`, async () => {
      const { get } = gatewayWithName(name);
      const text = await (await get(`/calendar/${vtc}.ics`)).text();
      const events = eventsOf(text);
      assert.ok(events.length > 0 && events.length <= 100);
      for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
      const summaries = new Set(
        events.map((event) => String(event.getFirstPropertyValue('summary'))),
      );
      assert.ok(summaries.size <= 2);
    });

  it('contains public convoys without a token', async () => {
    const { get, requestedPaths } = createGatewayWorld({ tokens: {} });
    const events = eventsOf(await (await get(`/calendar/${vtc}.ics`)).text());
    assert.ok(events.length > 0);
    assert.ok(
      requestedPaths().every((path) => !/live|upcoming/.test(path)),
      requestedPaths().join(' '),
    );
  });

  it('has a language and a time zone', async () => {
    const { get } = createGatewayWorld();
    const text = await (await get(`/calendar/${vtc}.ics?lang=de&time-zone=Asia/Tokyo`)).text();
    assert.match(text.replaceAll('\r\n ', ''), /Treffen|Treffpunkt/);
    assert.match(text.replaceAll('\r\n ', ''), /GMT\+9/);
  });
});

describe('The calendar feed of several companies', () => {
  const summaries = async (response: Response) =>
    eventsOf(await response.text()).map((event) => String(event.getFirstPropertyValue('uid')));
  const member = 'alpine_cargo_c';

  it('has the convoys of each, and the names of all', async () => {
    const { get } = createGatewayWorld();
    const [own, other] = [
      await summaries(await get(`/calendar/${vtc}.ics`)),
      await summaries(await get(`/calendar/${member}.ics`)),
    ];
    const response = await get(`/calendar/${vtc}+${member}.ics`);
    assert.equal(response.status, 200);
    const text = await response.clone().text();
    assert.match(text.replaceAll('\r\n ', ''), /X-WR-CALNAME:.*Alpine Cargo/);
    assert.deepEqual(new Set(await summaries(response)), new Set([...own, ...other]));
  });

  it('has those that are found, and is not found without any', async () => {
    const { get } = createGatewayWorld();
    assert.equal((await get(`/calendar/${vtc}+nowhere.ics`)).status, 200);
    assert.equal((await get('/calendar/nowhere+elsewhere.ics')).status, 404);
    const many = [...Array(13).keys()].map((id) => id + 1).join('+');
    assert.equal((await get(`/calendar/${many}.ics`)).status, 400);
  });

  it('has convoys that others host together with the company, and named ones', async () => {
    const { get } = createGatewayWorld();
    const own = await summaries(await get(`/calendar/${vtc}.ics`));
    const all = await summaries(await get(`/calendar/${vtc}.ics?include=own+co-hosted`));
    const others = all.filter((uid) => !own.includes(uid));
    assert.ok(others.length > 3);
    const id = /event-(\d+)@/.exec(others[0] ?? '')?.[1];
    const chosen = await summaries(await get(`/calendar/${vtc}.ics?also=${id}`));
    assert.deepEqual(
      chosen.filter((uid) => !own.includes(uid)),
      [others[0]],
    );
  });
});
