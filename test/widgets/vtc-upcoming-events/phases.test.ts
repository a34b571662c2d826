import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { wholeSteps } from '../../../src/convoys/status-text.js';
import { convoy } from '../../support/convoys.js';
import { visibleText } from '../../support/visible-text.js';
import { ElementFixture } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';
const phase = /Meets in .+?(?= 18:00)|Starts in .+?(?= 18:00)|Under way .+? left|No convoys/;

describe('the phases of a convoy', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-26T17:30:00Z');
  });
  afterEach(() => fixture.close());

  it('change at the right times, from the day before to the day after, with few timers', async () => {
    const element = await fixture.show(tag, { 'no-calendar': '' }, { items: [convoy()] });
    const wakeUpsBefore = fixture.clock.wakeUps;
    for (const [time, expected] of [
      ['2026-11-26T17:30:01Z', 'Meets in 23 hours'],
      ['2026-11-27T10:20:00Z', 'Meets in 7 hours'],
      ['2026-11-27T14:29:00Z', 'Meets in 3 hours'],
      ['2026-11-27T14:31:00Z', 'Meets in 2 hrs 45 mins'],
      ['2026-11-27T16:29:00Z', 'Meets in 1 hour'],
      ['2026-11-27T16:48:00Z', 'Meets in 42 minutes'],
      ['2026-11-27T17:29:59Z', 'Meets in 1 minute'],
      ['2026-11-27T17:30:01Z', 'Starts in 29 minutes'],
      ['2026-11-27T17:59:59Z', 'Starts in 1 minute'],
      ['2026-11-27T18:00:01Z', 'Under way for 1 min 2 hrs left'],
      ['2026-11-27T19:00:01Z', 'Under way for 1 hr 1 hr left'],
      ['2026-11-27T20:00:01Z', 'No convoys'],
      ['2026-11-28T20:00:00Z', 'No convoys'],
    ] as const) {
      await fixture.clock.advance(Date.parse(time) - fixture.clock.now);
      expect(phase.exec(visibleText(element))?.[0], time).to.equal(expected);
    }
    expect(element.state).to.equal('empty');
    expect(fixture.clock.wakeUps - wakeUpsBefore).to.equal(
      // Hours from 24 to 3, quarters of an hour, minutes of the last hour, minutes until the start, minutes on the road, midnights.
      22 + 7 + 61 + 30 + 120 + 2,
    );
  });

  it('use two timers a day for a distant convoy: at midnight, and when the number of days changes', async () => {
    const element = await fixture.show(
      tag,
      {},
      { items: [convoy({ startAt: '2026-12-20T18:00:00Z', endAt: null, meetupAt: null })] },
    );
    expect(visibleText(element)).to.include('Starts in 24 days 18:00');
    const wakeUpsBefore = fixture.clock.wakeUps;
    await fixture.clock.advance(3 * 86_400_000);
    expect(visibleText(element)).to.include('Starts in 21 days 18:00');
    expect(fixture.clock.wakeUps - wakeUpsBefore).to.equal(6);
  });

  it('are shorter in later rows from three hours before the start on, in one unit', async () => {
    for (const [startAt, expected] of [
      ['2026-12-02T18:00:00Z', 'in 5 days'],
      ['2026-11-29T12:00:00Z', 'Starts in 1 day 23 hrs'],
      ['2026-11-28T12:00:00Z', 'in 23 hours'],
      ['2026-11-27T15:30:01Z', 'in 3 hours'],
      ['2026-11-27T15:29:59Z', 'Starts in 2 hrs 45 mins'],
      ['2026-11-27T14:30:01Z', 'Starts in 2 hours'],
    ] as const) {
      fixture.close();
      fixture = new ElementFixture('2026-11-27T12:30:00Z');
      const common = { endAt: null, meetupAt: null };
      const items = ['2026-11-27T13:00:00Z', startAt].map((start, id) =>
        convoy({ ...common, id, startAt: start }),
      );
      const element = await fixture.show(tag, {}, { items });
      const countdowns = element.shadowRoot?.querySelectorAll<HTMLElement>('.badge');
      expect(countdowns?.[1]?.innerText, startAt).to.equal(expected);
    }
  });

  it('round the time down by at most a quarter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 86_400_000 }), (spanMs) => {
        const shown = wholeSteps(spanMs);
        expect(shown).to.be.at.most(spanMs);
        expect(spanMs - shown).to.be.lessThan(Math.max(60_001, spanMs / 4));
        expect(wholeSteps(shown || 1)).to.equal(shown);
      }),
    );
  });

  it('retain a convoy that has started although the API no longer lists it', async () => {
    fixture.close();
    fixture = new ElementFixture('2026-11-27T17:50:00Z');
    const later = { startAt: '2026-11-29T18:00:00Z', endAt: '2026-11-29T20:00:00Z' };
    const items = [convoy({ id: 7 }), convoy({ id: 8, meetupAt: null, ...later })];
    fixture.backend.respond = ({ url }) =>
      url.includes('/events')
        ? Response.json({ items: items.filter(({ startAt }) => Date.parse(startAt) > Date.now()) })
        : undefined;
    const element = await fixture.show(tag, { token: 'emb_1', theme: 'light' });
    await fixture.clock.advance(Date.parse('2026-11-27T18:20:00Z') - fixture.clock.now);
    expect(visibleText(element)).to.include('On the road now');
    await fixture.clock.advance(2 * 3_600_000);
    expect(visibleText(element)).not.to.include('On the road now');
    expect(element.state).to.equal('ready');
  });
});
