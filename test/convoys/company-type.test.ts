import { expect } from '@open-wc/testing';
import { registerMessages } from '../../src/element/language.js';
import { ElementFixture, plainText, query, queryAll } from '../support/element-fixture.js';
import { textOf } from '../support/element-stage.js';

const coach = 'city_coaches';

describe('the texts of a bus company', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', { attributes: { vtc: coach } });
  });
  afterEach(() => fixture.close());

  const headingOf = (element: HTMLElement) => plainText(query(element, '.heading')?.innerText);

  for (const [tag, heading] of [
    ['vtc-past-events', 'Past drives'],
    ['vtc-upcoming-events', 'Upcoming drives'],
    ['vtc-calendar', 'Calendar of drives'],
  ] as const)
    it(`are of drives in <${tag}>, as its record says`, async () => {
      const element = await fixture.show(tag);
      await fixture.clock.until(() => headingOf(element) === heading);
    });

  it('are of convoys for a trucking company', async () => {
    const element = await fixture.show('vtc-past-events', { vtc: 'northern_haul' });
    await fixture.clock.advance(1000);
    expect(headingOf(element)).to.equal('Past convoys');
  });

  it('are chosen by company-type, without a request for the company', async () => {
    const element = await fixture.show('vtc-past-events', {
      theme: 'page',
      'company-type': 'coach',
    });
    expect(headingOf(element)).to.equal('Past drives');
    expect(fixture.backend.paths).to.deep.equal([`/vtcs/${coach}/events`]);
    element.setAttribute('company-type', 'trucking');
    await element.updateComplete;
    expect(headingOf(element)).to.equal('Past convoys');
  });

  it('are in German in a German page', async () => {
    const element = await fixture.show('vtc-past-events', { lang: 'de' });
    await fixture.clock.until(() => headingOf(element) === 'Vergangene Fahrten');
  });

  it('are known in data of the page', async () => {
    const data = { items: [], nextCursor: null, total: 0, companyType: 'coach' };
    const element = await fixture.show('vtc-past-events', {}, data);
    expect(textOf(element)).to.include('No drive has ended yet');
  });

  it('are those of the page where it sets them', async () => {
    registerMessages('en', { olderConvoys: 'Earlier tours' });
    const element = await fixture.show('vtc-past-events', { limit: '1', 'company-type': 'coach' });
    expect(textOf(element)).to.include('Earlier tours');
    registerMessages('en', { olderConvoys: 'Older convoys', olderConvoysCoach: 'Older drives' });
    expect(headingOf(element)).to.equal('Past drives');
  });

  it('are a filter of lists of several companies', async () => {
    const element = await fixture.show('vtc-upcoming-events', {
      vtc: '',
      vtcs: `northern_haul ${coach}`,
      filters: 'company-type',
    });
    const chips = () => queryAll(element, '.chip');
    await fixture.clock.until(() => chips().length === 2);
    expect(chips().map((chip) => plainText(chip.querySelector('bdi')?.innerText))).to.deep.equal([
      'Bus companies',
      'Trucking companies',
    ]);
    chips()[0]?.click();
    await element.updateComplete;
    expect(chips()[0]?.ariaPressed).to.equal('true');
  });
});
