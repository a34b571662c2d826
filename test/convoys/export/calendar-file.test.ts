import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile } from '../../../src/convoys/export/calendar-file.js';
import { googleLink, outlookLink } from '../../../src/convoys/export/calendar-links.js';
import { type ConvoyEvent, currentConvoys } from '../../../src/convoys/convoy.js';
import type { ConvoyTextContext } from '../../../src/convoys/convoy-view.js';
import { calendarNote } from '../../../src/convoys/export/convoy-lines.js';
import { discordText } from '../../../src/convoys/export/convoy-lines.js';
import { translator } from '../../../src/locales/translator.js';
import { shownName } from '../../../src/text/shown-name.js';
import { convoy } from '../../support/convoys.js';

const view = {
  translate: translator({}, 'en-GB'),
  zones: { locale: 'en-GB', zone: 'Europe/Berlin', secondZone: 'UTC' },
  now: Date.parse('2026-11-21T12:00:00Z'),
  linkOf: ({ externalLink }: ConvoyEvent) => externalLink ?? undefined,
  apiBase: 'https://api.example/v1',
  pageUrl: 'https://fleet.example/convoys',
} as unknown as ConvoyTextContext;

const file = (events: readonly ConvoyEvent[]) => calendarFile(view, currentConvoys(events, 0));

const parsed = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarm = component.getFirstSubcomponent('valarm');
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      link: component.getFirstPropertyValue('url') ?? undefined,
      reminder: Number(
        (alarm?.getFirstPropertyValue('trigger') as ICAL.Duration | undefined)?.toSeconds(),
      ),
    };
  });

/** The characters of a name that are retained: all except lone surrogates, and control characters other than line feed and tab. */
const withoutControls = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:no',
    'a;b,c\\n\\;\\,"d":e',
    '🎄🚚👩🏽‍🚀 ç ł İ 长途 قافلة '.repeat(9),
    'C'.repeat(300),
    '</script><img src=x onerror=alert(1)>',
    '\\',
    'half a character \ud83d',
    'trailing\\',
    ' leading and trailing ',
    '\n\n',
    '\t',
  ),
);

const at = fc
  .integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 0) })
  .map((ms) => ms - (ms % 1000));

const events = fc.record({
  name: hostile,
  departure: fc.option(hostile),
  server: fc.option(hostile),
  externalLink: fc.option(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true })),
  start: at,
  minutes: fc.integer({ min: 1, max: 3000 }),
  ahead: fc.option(fc.integer({ min: 1, max: 300 })),
});

describe('the calendar file', () => {
  it('round-trips 200 convoys with hostile texts', () => {
    fc.assert(
      fc.property(fc.array(events, { minLength: 1, maxLength: 4 }), (list) => {
        const all = list.map(({ start, minutes, ahead, ...texts }, index) =>
          convoy({
            ...texts,
            id: index,
            startAt: new Date(start).toISOString(),
            endAt: new Date(start + minutes * 60_000).toISOString(),
            meetupAt: ahead === null ? null : new Date(start - ahead * 60_000).toISOString(),
          }),
        );
        const read = new Map(parsed(file(all)).map((event) => [event.uid, event]));
        expect(read.size).to.equal(all.length);
        for (const [index, { name, departure, server, externalLink }] of all.entries()) {
          const { start = 0, minutes = 0, ahead } = list[index] ?? {};
          const event = read.get(`event-${index}@api.example/v1`);
          expect(event?.summary).to.equal(withoutControls(shownName(name)));
          expect(event?.start).to.equal(start);
          expect(event?.end).to.equal(start + minutes * 60_000);
          expect(event?.reminder).to.equal(-60 * ((ahead ?? 0) + 15));
          for (const text of [departure, server, externalLink]) {
            expect(event?.description).to.include(withoutControls(text ?? ''));
          }
          expect(event?.link).to.equal(externalLink ?? view.pageUrl);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('folds lines at 75 octets between characters, with CRLF', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const text = file([convoy({ name })]);
        expect(text.endsWith('\r\n')).to.equal(true);
        expect(text.replaceAll('\r\n', '')).not.to.match(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          const octets = new TextEncoder().encode(line);
          expect(octets.length).to.be.at.most(75);
          expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).to.equal(
            line.replace(/\p{Cs}/gu, '\ufffd'),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has the required properties of RFC 5545, in UTC', () => {
    const lines = file([convoy()]).split('\r\n');
    for (const line of [
      'VERSION:2.0',
      'PRODID:-//vtc-widgets//EN',
      'UID:event-1@api.example/v1',
      'DTSTAMP:20261121T120000Z',
      'DTSTART:20261127T180000Z',
      'DTEND:20261127T200000Z',
      'TRIGGER:-PT45M',
      'ACTION:DISPLAY',
    ]) {
      expect(lines).to.include(line);
    }
  });

  it('has revision and last change of a full record that says when it was changed', () => {
    const revised = (updatedMs?: number) => {
      const record = { description: '', organizer: undefined, isCancelled: false, updatedMs };
      const text = { ...view, recordOf: () => record };
      return calendarFile(text, currentConvoys([convoy()], 0)).split('\r\n');
    };
    const first = revised(Date.UTC(2026, 10, 20, 8, 30));
    expect(first).to.include('LAST-MODIFIED:20261120T083000Z');
    expect(first).to.include('SEQUENCE:29919390');
    expect(revised(Date.UTC(2026, 10, 20, 8, 31))).to.include('SEQUENCE:29919391');
    expect(revised().join('\n')).not.to.match(/LAST-MODIFIED|SEQUENCE/);
  });

  for (const [endAt, end] of [
    ['+012026-11-27T20:00:00Z', '99991231T235959Z'],
    ['9999-12-31T23:59:59-12:00', '99991231T235959Z'],
    ['9999-12-31T20:00:00Z', '99991231T200000Z'],
  ])
    it(`has a valid end for ${endAt}`, () => {
      const lines = file([convoy({ endAt: endAt ?? null })]).split('\r\n');
      expect(lines).to.include(`DTEND:${end}`);
    });

  it('keeps the UID of a convoy when its time or name changes', () => {
    const moved = convoy({ name: 'Other', startAt: '2026-12-01T18:00:00Z', endAt: null });
    expect(parsed(file([moved]))[0]?.uid).to.equal(parsed(file([convoy()]))[0]?.uid);
  });

  it('has different UIDs for two APIs, and the same for one', () => {
    const uid = (apiBase: string | undefined) =>
      parsed(calendarFile({ ...view, apiBase }, currentConvoys([convoy()], 0)))[0]?.uid;
    const bases = [
      'https://api.example',
      'https://api.example/v1',
      'https://api.example/v2',
      'https://other.example/v1',
      'http://localhost:8787/v1',
      'http://localhost:8788/v1',
      'https://api.example/a,b;c',
      undefined,
    ];
    expect(new Set(bases.map(uid)).size).to.equal(bases.length);
    expect(uid('https://API.example:443/v1/')).to.equal(uid('https://api.example/v1'));
    expect(uid('https://name:secret@api.example/v1?key=secret')).to.equal(
      uid('https://api.example/v1'),
    );
  });
});

describe('links to calendars', () => {
  const [entry] = currentConvoys(
    [convoy({ name: 'A & B + 100% #1?\u2028', externalLink: null })],
    0,
  );
  if (!entry) throw new Error('no convoy');
  const note = calendarNote(view, entry);

  it('open Google with name, times and note', () => {
    const { origin, searchParams } = new URL(googleLink(entry, note));
    expect(origin).to.equal('https://calendar.google.com');
    expect(searchParams.get('text')).to.equal('A & B + 100% #1?');
    expect(searchParams.get('dates')).to.equal('20261127T180000Z/20261127T200000Z');
    expect(searchParams.get('details')).to.equal(
      'Meet-up: Fri 27 Nov, 18:30 CET\nStart: Fri 27 Nov, 19:00 CET\nCalais → Duisburg\nSimulation 1',
    );
  });

  it('open Outlook with name, times and note, and no plus for a space', () => {
    const link = outlookLink(entry, note);
    const { origin, searchParams } = new URL(link);
    expect(origin).to.equal('https://outlook.live.com');
    expect(link).not.to.include('+');
    expect(searchParams.get('subject')).to.equal('A & B + 100% #1?');
    expect(searchParams.get('startdt')).to.equal('2026-11-27T18:00:00.000Z');
    expect(searchParams.get('enddt')).to.equal('2026-11-27T20:00:00.000Z');
    expect(searchParams.get('body')).to.equal(note);
  });
});

describe('the message for Discord', () => {
  const message = (fields: Partial<ConvoyEvent>) => {
    const [entry] = currentConvoys([convoy(fields)], 0);
    if (!entry) throw new Error('no convoy');
    return discordText(view, entry);
  };

  it('has a Discord timestamp for each time', () => {
    expect(message({ externalLink: 'https://a.example/1' })).to.equal(
      [
        '**Weekly Convoy**',
        'Meet-up: <t:1795800600:F> (<t:1795800600:R>)',
        'Start: <t:1795802400:F> (<t:1795802400:R>)',
        'Calais → Duisburg',
        'Simulation 1',
        'https://a.example/1',
      ].join('\n'),
    );
  });

  it('contains no mentions and no Markdown of hostile names', () => {
    const text = message({ name: '@everyone **b** <@1> `c` ||d||\n# e', departure: '@here' });
    expect(text).not.to.match(/@(everyone|here|1)/);
    expect(text.split('\n')[0]).to.equal(
      '**@\u200beveryone \\*\\*b\\*\\* \\<@\u200b1\\> \\`c\\` \\|\\|d\\|\\| \\# e**',
    );
  });
});
