import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { type ConvoyEvent, currentConvoys } from '../../src/convoys/convoy.js';
import { calendarFile } from '../../src/convoys/export/calendar-file.js';
import { textsFor } from '../../src/gateway/texts.js';
import { hostileNames, gatewayWithName } from './support/named.js';
import { createGatewayWorld, vtc } from './support/world.js';

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

describe('The calendar feed', () => {
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
