import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { ConvoyEvent } from '../../../src/convoys/convoy.js';
import { convoy } from '../../support/convoys.js';
import { visibleText } from '../../support/visible-text.js';
import { ElementFixture, queryAll } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

describe('the times of a convoy', () => {
  let fixture: ElementFixture;
  afterEach(() => fixture.close());

  const show = (
    now: string,
    attributes: Readonly<Record<string, string>>,
    ...fields: Partial<ConvoyEvent>[]
  ) => {
    fixture = new ElementFixture(now);
    const items = fields.map((each, id) => convoy({ id, ...each }));
    return fixture.show(tag, { 'no-calendar': '', ...attributes }, { items });
  };
  const shown = async (...[now, attributes, ...fields]: Parameters<typeof show>) =>
    visibleText(await show(now, attributes, ...fields));
  const times = (element: HTMLElement) => [...(element.shadowRoot?.querySelectorAll('time') ?? [])];

  for (const [zone, header, row, titles] of [
    [
      'UTC',
      'Time zone: UTC',
      'Tomorrow 27 Nov … 18:00 – 20:00 Meet-up 17:30 Calais',
      '27 Nov, 18:00 UTC',
    ],
    [
      'Europe/Berlin',
      ' Time (CET)',
      'Tomorrow 27 Nov … 19:00 – 21:00 Meet-up 18:30 18:00 UTC',
      '27 Nov, 19:00 CET (18:00 UTC)',
    ],
    [
      'Europe/London',
      ' Time (GMT)',
      'Tomorrow 27 Nov … 18:00 – 20:00 Meet-up 17:30 Calais',
      '27 Nov, 18:00 GMT',
    ],
    [
      'America/New_York',
      ' Time (GMT-5)',
      'Tomorrow 27 Nov … 13:00 – 15:00 Meet-up 12:30 18:00 UTC',
      '27 Nov, 13:00 GMT-5 (18:00 UTC)',
    ],
    [
      'America/Sao_Paulo',
      ' Time (GMT-3)',
      'Tomorrow 27 Nov … 15:00 – 17:00 Meet-up 14:30 18:00 UTC',
      '27 Nov, 15:00 GMT-3 (18:00 UTC)',
    ],
    [
      'Asia/Kolkata',
      ' Time (GMT+5:30)',
      'Tomorrow 27 Nov … 23:30 – 1:30 Meet-up 23:00 18:00 UTC',
      '27 Nov, 23:30 GMT+5:30 (18:00 UTC)',
    ],
    [
      'Asia/Kathmandu',
      ' Time (GMT+5:45)',
      'Tomorrow 27 Nov … 23:45 – 1:45 Meet-up 23:15 18:00 UTC',
      '27 Nov, 23:45 GMT+5:45 (18:00 UTC)',
    ],
    [
      'Australia/Sydney',
      ' Time (GMT+11)',
      'Sat 28 Nov … 5:00 – 7:00 Meet-up 4:30 Fri 27 Nov, 18:00 UTC',
      '28 Nov, 5:00 GMT+11 (Fri 27 Nov, 18:00 UTC)',
    ],
  ] as const) {
    it(`are correct in ${zone}, with the zone named once, and in the title with the date`, async () => {
      const element = await show('2026-11-26T12:00:00Z', { 'time-zone': zone }, {});
      const text = visibleText(element);
      for (const part of [header, ...row.split(' … ')]) expect(text).to.include(part);
      expect(times(element).at(-1)?.title).to.include(titles);
      expect(text.split(header)).to.have.length(2);
    });
  }

  it('have both time zones as text for screen readers', async () => {
    const element = await show('2026-11-26T12:00:00Z', { 'time-zone': 'Europe/Berlin' }, {});
    const start = times(element).at(-1);
    const hidden = start && getComputedStyle(start, '::after');
    expect(start?.innerText.trim()).to.equal('19:00\u00a0– 21:00');
    expect(hidden?.content).to.equal('" CET"');
    expect(visibleText(element)).to.include('21:00 Meet-up 18:30 18:00 UTC');
    expect(hidden?.display).not.to.equal('none');
  });

  it('have a <time> for the countdown to the meet-up and one for the start', async () => {
    const element = await show('2026-11-26T12:00:00Z', {}, {});
    expect(times(element).map(({ dateTime }) => dateTime)).to.deep.equal([
      '2026-11-27T17:30:00.000Z',
      '2026-11-27T18:00:00.000Z',
    ]);
    expect(times(element)[0]?.title).to.include('17:30');
  });

  it('have the end and the second time zone as text, which can be searched and copied', async () => {
    const zone = { 'time-zone': 'Europe/Berlin' };
    const element = await show('2026-11-26T12:00:00Z', zone, {});
    const text = element.shadowRoot?.querySelector('.when')?.textContent;
    expect(text).to.match(/19:00\s–\s21:00\s+Meet-up\s18:30\s+18:00\sUTC/);
  });

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
      '3:15 – 5:15 CEST Meet-up 1:45 CET 1:15 UTC',
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
      '2:30 – 3:30 CET Meet-up 2:30 CEST 1:30 UTC',
    ],
    [
      'over midnight: the meet-up has its own day',
      '2026-11-27T11:59:00Z',
      'UTC',
      {
        meetupAt: '2026-11-27T23:45:00Z',
        startAt: '2026-11-28T00:15:00Z',
        endAt: '2026-11-28T01:00:00Z',
      },
      'Tomorrow 28 Nov Weekly Convoy Meets in 11 hours 0:15 – 1:00 Meet-up today 23:45',
    ],
    [
      'without a meet-up',
      '2026-11-27T11:59:00Z',
      'UTC',
      { meetupAt: null },
      'Starts in 6 hours 18:00 – 20:00',
    ],
    [
      'with a meet-up after the start, which is none',
      '2026-11-27T11:59:00Z',
      'UTC',
      { meetupAt: '2026-11-27T19:00:00Z' },
      'Starts in 6 hours 18:00 – 20:00',
    ],
    [
      'with an end before the start, which is none',
      '2026-11-27T11:59:00Z',
      'UTC',
      { endAt: '2026-11-27T17:00:00Z' },
      '18:00 Meet-up 17:30 Calais',
    ],
    [
      'with a broken end and a broken meet-up',
      '2026-11-27T11:59:00Z',
      'UTC',
      { endAt: 'soon', meetupAt: '27.11.' },
      'Starts in 6 hours 18:00 Calais',
    ],
    [
      'as plain strings without a zone, which are UTC',
      '2026-11-27T11:59:00Z',
      'Europe/Berlin',
      { meetupAt: '2026-11-27 17:30:00', startAt: '2026-11-27T18:00', endAt: '2026-11-27 20:00' },
      '19:00 – 21:00 Meet-up 18:30 18:00 UTC',
    ],
    [
      'over more than a day: the end has its own',
      '2026-11-27T11:59:00Z',
      'UTC',
      { meetupAt: null, endAt: '2026-11-29T20:00:00Z' },
      '18:00 – Sun 29 Nov 20:00',
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
      'Sat 2 Jan 2027',
    ],
  ] as const) {
    it(`are correct ${name}`, async () => {
      const text = await shown(now, { 'time-zone': zone }, fields);
      expect(text).to.include(expected);
      expect(text).not.to.match(/Invalid|NaN|undefined|null|-\d+ (min|hr)/);
    });
  }

  for (const [lang, zone, fields, expected] of [
    ['en-US', 'UTC', {}, '6:00 – 8:00 PM Meet-up 5:30'],
    ['en-US', 'UTC', { endAt: null }, '6:00 PM Meet-up 5:30'],
    ['en-US', 'Europe/Berlin', {}, '7:00 – 9:00 PM Meet-up 6:30 18:00 UTC'],
    ['en-US', 'Asia/Kolkata', {}, '11:30 PM – 1:30 AM Meet-up 11:00 18:00 UTC'],
    ['en-US', 'Pacific/Auckland', {}, '7:00 – 9:00 AM Meet-up 6:30 Fri, Nov 27, 18:00 UTC'],
    ['en-US', 'UTC', { endAt: '2026-11-28T20:00:00Z' }, '6:00 PM – Sat, Nov 28 8:00 PM'],
  ] as const)
    it(`name a day period once (${lang}, ${zone}, ${JSON.stringify(fields)})`, async () => {
      const attributes = { lang, 'time-zone': zone };
      expect(await shown('2026-11-26T12:00:00Z', attributes, fields)).to.include(expected);
    });

  it('contain no NaN or Invalid Date, for any API data and zone', async () => {
    fixture = new ElementFixture('2026-11-27T12:00:00Z');
    const element = await fixture.show(tag, { layout: 'cards' }, { items: [] });
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
      // Paths of icons have negative numbers.
      const markup = element.shadowRoot?.innerHTML.replace(/ d="[^"]*"/g, '');
      const shown = `${visibleText(element)} ${markup}`;
      expect(shown).not.to.match(/Invalid|NaN|undefined|null|Infinity|[ (]-\d/);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  it('omit a convoy with an invalid start, and no other', async () => {
    const text = await shown(
      '2026-02-01T12:00:00Z',
      {},
      { startAt: 'tomorrow', name: 'Broken' },
      { startAt: '2026-02-31T18:00:00Z', endAt: null, meetupAt: null, name: 'Never' },
      { name: 'Fine' },
    );
    expect(text).to.include('Fine');
    expect(text).not.to.match(/Broken|Never|Invalid|NaN/);
  });

  it('change to today at midnight in the shown zone', async () => {
    const zone = { 'time-zone': 'Asia/Kathmandu' };
    const odd = { startAt: '2026-11-27T18:07:00Z', endAt: null, meetupAt: null };
    expect(await shown('2026-11-26T18:14:00Z', zone, odd)).to.include('Tomorrow 27 Nov');
    await fixture.clock.advance(61_000);
    const element = document.querySelector(tag);
    expect(element && visibleText(element)).to.include('Today 27');
  });

  for (const [layout, days] of [
    ['list', 1],
    ['compact', 1],
    ['cards', 2],
  ] as const) {
    it(`are sorted, with ${days} day headings in layout ${layout}`, async () => {
      const text = await shown(
        '2026-11-20T12:00:00Z',
        { layout },
        { name: 'Third', startAt: '2026-11-28T20:00:00Z', endAt: null, meetupAt: null },
        { name: 'First', startAt: '2026-11-27T18:00:00Z' },
        { name: 'Second', startAt: '2026-11-28T18:00:00Z', endAt: null, meetupAt: null },
      );
      expect(text).to.match(/27.*First.*28.*Second.*Third/);
      expect(text.match(/(?<!:)28/g)).to.have.length(days);
    });
  }

  for (const [layout, hidden] of [
    ['list', '"Sat 28"'],
    ['compact', '"Sat 28"'],
    ['cards', 'none'],
  ] as const)
    it(`have the day as text for screen readers below the first convoy of a day, in layout ${layout}`, async () => {
      const element = await show(
        '2026-11-20T12:00:00Z',
        { layout },
        { name: 'First', startAt: '2026-11-28T18:00:00Z', endAt: null, meetupAt: null },
        { name: 'Second', startAt: '2026-11-28T20:00:00Z', endAt: null, meetupAt: null },
      );
      const items = queryAll(element, '[part~="item"]');
      expect(items.map((item) => getComputedStyle(item, '::before').content)).to.deep.equal([
        'none',
        hidden,
      ]);
    });
});
