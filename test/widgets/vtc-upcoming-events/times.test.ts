import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { ConvoyEvent } from '../../../src/convoys/convoy.js';
import { convoy, Stage, words } from '../../support/convoys.js';

const tag = 'vtc-upcoming-events';

describe('the times of a convoy', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  const shown = async (
    now: string,
    attributes: Readonly<Record<string, string>>,
    ...fields: Partial<ConvoyEvent>[]
  ) => {
    stage = new Stage(now);
    const items = fields.map((each, id) => convoy({ id, ...each }));
    return words(await stage.show(tag, { 'no-calendar': '', ...attributes }, { items }));
  };

  for (const [zone, day, meetup, start] of [
    ['UTC', 'Fri 27 Nov tomorrow', '17:30 UTC', '18:00 UTC'],
    ['Europe/Berlin', 'Fri 27 Nov tomorrow', '18:30 CET (17:30 UTC)', '19:00 CET (18:00 UTC)'],
    ['Europe/London', 'Fri 27 Nov tomorrow', '17:30 GMT', '18:00 GMT'],
    ['America/New_York', 'Fri 27 Nov tomorrow', '12:30 GMT-5 (17:30 UTC)', '13:00 GMT-5'],
    ['America/Sao_Paulo', 'Fri 27 Nov tomorrow', '14:30 GMT-3', '15:00 GMT-3 (18:00 UTC)'],
    ['Asia/Kolkata', 'Fri 27 Nov tomorrow', '23:00 GMT+5:30', '23:30 GMT+5:30 (18:00 UTC)'],
    ['Asia/Kathmandu', 'Fri 27 Nov tomorrow', '23:15 GMT+5:45', '23:45 GMT+5:45'],
    ['Australia/Sydney', 'Sat 28 Nov', '4:30 GMT+11 (Fri 27 Nov, 17:30 UTC)', '5:00 GMT+11'],
  ] as const) {
    it(`are right in ${zone}, and named`, async () => {
      const text = await shown('2026-11-26T12:00:00Z', { 'time-zone': zone }, {});
      expect(text).to.include(day);
      expect(text).to.include(`Meet-up ${meetup}`);
      expect(text).to.include(`Start ${start}`);
    });
  }

  for (const [name, now, zone, fields, expected] of [
    [
      'when the clocks go forward between meet-up and start',
      '2026-03-28T12:00:00Z',
      'Europe/Berlin',
      {
        meetupAt: '2026-03-29T00:45:00Z',
        startAt: '2026-03-29T01:15:00Z',
        endAt: '2026-03-29T03:15:00Z',
      },
      'Meet-up 1:45 CET (0:45 UTC) Start 3:15 CEST (1:15 UTC) · 2 hrs',
    ],
    [
      'when the clocks go back between meet-up and start',
      '2026-10-24T12:00:00Z',
      'Europe/Berlin',
      {
        meetupAt: '2026-10-25T00:30:00Z',
        startAt: '2026-10-25T01:30:00Z',
        endAt: '2026-10-25T02:30:00Z',
      },
      'Meet-up 2:30 CEST (0:30 UTC) Start 2:30 CET (1:30 UTC) · 1 hr',
    ],
    [
      'over midnight: the meet-up has its own day',
      '2026-11-27T12:00:00Z',
      'UTC',
      {
        meetupAt: '2026-11-27T23:45:00Z',
        startAt: '2026-11-28T00:15:00Z',
        endAt: '2026-11-28T01:00:00Z',
      },
      'Sat 28 Nov tomorrow Weekly Convoy Meets in 11 hrs Meet-up today, 23:45 UTC Start 0:15 UTC · 45 mins',
    ],
    [
      'without a meet-up',
      '2026-11-27T12:00:00Z',
      'UTC',
      { meetupAt: null },
      'Starts in 6 hrs Start 18:00 UTC · 2 hrs',
    ],
    [
      'with a meet-up after the start, which is none',
      '2026-11-27T12:00:00Z',
      'UTC',
      { meetupAt: '2026-11-27T19:00:00Z' },
      'Starts in 6 hrs Start 18:00 UTC · 2 hrs',
    ],
    [
      'with an end before the start, which is none',
      '2026-11-27T12:00:00Z',
      'UTC',
      { endAt: '2026-11-27T17:00:00Z' },
      'Start 18:00 UTC Calais',
    ],
    [
      'with a broken end and a broken meet-up',
      '2026-11-27T12:00:00Z',
      'UTC',
      { endAt: 'soon', meetupAt: '27.11.' },
      'Starts in 6 hrs Start 18:00 UTC Calais',
    ],
    [
      'as plain strings without a zone, which are UTC',
      '2026-11-27T12:00:00Z',
      'Europe/Berlin',
      { meetupAt: '2026-11-27 17:30:00', startAt: '2026-11-27T18:00', endAt: '2026-11-27 20:00' },
      'Meet-up 18:30 CET (17:30 UTC) Start 19:00 CET (18:00 UTC) · 2 hrs',
    ],
    [
      'in another year',
      '2026-12-31T12:00:00Z',
      'UTC',
      {
        meetupAt: null,
        startAt: '2027-01-02T18:00:00Z',
        endAt: '2027-01-02T20:00:00Z',
      },
      'Sat, 2 Jan 2027',
    ],
  ] as const) {
    it(`are right ${name}`, async () => {
      const text = await shown(now, { 'time-zone': zone }, fields);
      expect(text).to.include(expected);
      expect(text).not.to.match(/Invalid|NaN|undefined|null|-\d+ (min|hr)/);
    });
  }

  it('never read as broken, whatever the API and the zone are', async () => {
    stage = new Stage('2026-11-27T12:00:00Z');
    const element = await stage.show(tag, { layout: 'cards' }, { items: [] });
    const times = fc.oneof(
      fc.date({ min: new Date('2026-11-26'), max: new Date('2029-01-01'), noInvalidDate: true }),
      fc.constantFrom('soon', '', '2026-02-31', '2026-11-27 18:00', '9999-12-31T23:59:59Z'),
    );
    const text = times.map((time) => (typeof time === 'string' ? time : time.toISOString()));
    const zones = fc.constantFrom(
      'UTC',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
      'America/St_Johns',
    );
    const property = fc.asyncProperty(text, text, fc.option(text), zones, async (...drawn) => {
      const [startAt, endAt, meetupAt, zone] = drawn;
      element.setAttribute('time-zone', zone);
      element.data = { items: [convoy({ startAt, endAt, meetupAt })] };
      await element.updateComplete;
      const shown = `${words(element)} ${element.shadowRoot?.innerHTML}`;
      expect(shown).not.to.match(/Invalid|NaN|undefined|null|Infinity|[ (]-\d/);
    });
    await fc.assert(property, { numRuns: 150 });
  }).timeout(30_000);

  it('cost a convoy whose start is broken its place, and no other', async () => {
    const text = await shown(
      '2026-11-27T12:00:00Z',
      {},
      { startAt: 'tomorrow', name: 'Broken' },
      { startAt: '2026-02-31', name: 'Never' },
      { name: 'Fine' },
    );
    expect(text).to.include('Fine');
    expect(text).not.to.match(/Broken|Invalid|NaN/);
  });

  it('say today for what becomes today at midnight in the shown zone', async () => {
    const zone = { 'time-zone': 'Asia/Kathmandu' };
    const odd = { startAt: '2026-11-27T18:07:00Z', endAt: null, meetupAt: null };
    expect(await shown('2026-11-26T18:14:00Z', zone, odd)).to.include('Fri 27 Nov tomorrow');
    await stage.clock.advance(61_000);
    const element = document.querySelector(tag);
    expect(element && words(element)).to.include('Fri 27 Nov today');
  });

  for (const [layout, days] of [
    ['list', 1],
    ['compact', 1],
    ['cards', 2],
  ] as const) {
    it(`are sorted, whatever order they came in, and a day is said ${days}x in layout ${layout}`, async () => {
      const text = await shown(
        '2026-11-20T12:00:00Z',
        { layout },
        { name: 'Third', startAt: '2026-11-28T20:00:00Z', endAt: null, meetupAt: null },
        { name: 'First', startAt: '2026-11-27T18:00:00Z' },
        { name: 'Second', startAt: '2026-11-28T18:00:00Z', endAt: null, meetupAt: null },
      );
      expect(text).to.match(/27 Nov.*First.*28 Nov.*Second.*Third/);
      expect(text.match(/28 Nov/g)).to.have.length(days);
    });
  }
});
