import { expect } from '@open-wc/testing';
import { DrivenClock } from '../support/driven-clock.js';

const start = '2026-11-27T18:00:00.000Z';

const dates = () => [new Date(Date.now()).toISOString(), new Date().toISOString()];

describe('The driven clock', () => {
  let clock: DrivenClock;
  beforeEach(() => {
    clock = new DrivenClock(start);
  });
  afterEach(() => clock.restore());

  it('keeps its date while timers and frames are real', async () => {
    await clock.withRealTimers(async () => {
      await new Promise((done) => setTimeout(done));
      await new Promise(requestAnimationFrame);
      expect(dates()).to.deep.equal([start, start]);
    });
    expect(dates()).to.deep.equal([start, start]);
  });

  it('drives timers again after they were real', async () => {
    await clock.withRealTimers(() => Promise.resolve());
    let isDue = false;
    setTimeout(() => (isDue = true), 60_000);
    await clock.advance(59_000);
    expect(isDue).to.equal(false);
    await clock.advance(1000);
    expect(isDue).to.equal(true);
    expect(dates()[1]).to.equal('2026-11-27T18:01:00.000Z');
  });
});
