import { expect } from '@open-wc/testing';
import type { ConvoyEvent } from '../../../src/convoys/convoy.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, texts } from '../../support/element-fixture.js';
import { embedToken } from '../../support/embed-tokens.js';

const tag = 'vtc-event';
const token = embedToken(1);
const minuteMs = 60_000;

describe('the requests of <vtc-event>', () => {
  let fixture: ElementFixture;
  /** The company's convoys; the API lists each where it belongs at the time of the request. */
  let convoys: ConvoyEvent[];
  let liveStatus: number;

  const running = convoy({ id: 1, name: 'Running' });
  const next = convoy({
    id: 2,
    name: 'Next',
    startAt: '2026-11-28T18:00:00Z',
    endAt: '2026-11-28T20:00:00Z',
  });

  const listOf = (path: string, tab: string | null) => {
    const now = Date.now();
    const isLive = ({ startAt, endAt }: ConvoyEvent) =>
      Date.parse(startAt) <= now && now < Date.parse(endAt ?? '');
    const isUpcoming = ({ startAt }: ConvoyEvent) => Date.parse(startAt) > now;
    if (path.endsWith('/live')) return convoys.filter(isLive);
    if (path.endsWith('/upcoming') || tab !== 'past') return convoys.filter(isUpcoming);
    return convoys.filter((event) => !isLive(event) && !isUpcoming(event));
  };

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T18:40:00Z', {
      attributes: { vtc: 'northern_haul', 'time-zone': 'UTC', token },
    });
    convoys = [running, next];
    liveStatus = 200;
    fixture.backend.respond = ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.includes('/events')) return undefined;
      if (pathname.endsWith('/live') && liveStatus !== 200)
        return new Response('', { status: liveStatus });
      const offset = Number(searchParams.get('offset') ?? 0);
      const items = pathname.includes('/vtcs/') ? listOf(pathname, searchParams.get('tab')) : [];
      const end = offset + 30;
      const nextCursor = end < items.length ? end : null;
      return Response.json({ items: items.slice(offset, end), nextCursor, total: items.length });
    };
  });
  afterEach(() => fixture.close());

  const names = (element: HTMLElement) => texts(element, '.name');
  const eventRequests = () => fixture.backend.paths.filter((path) => path.includes('/events'));

  for (const status of [429, 500]) {
    it(`finds the running convoy at a later attempt after status ${status} for the live ones`, async () => {
      liveStatus = status;
      const element = fixture.add(tag, { event: '1', 'refresh-seconds': '60' });
      await fixture.clock.advance(30_000);
      await fixture.clock.until(() => element.error !== null);
      expect(element.error?.code).not.to.equal('NOT_FOUND');
      liveStatus = 200;
      await fixture.clock.advance(6 * minuteMs);
      await fixture.clock.until(() => names(element)[0] === 'Running');
      expect(names(element)).to.deep.equal(['Running']);
    });

    it(`keeps the running convoy while status ${status} hides the live ones`, async () => {
      for (const attributes of [{ event: '1' }, {}]) {
        liveStatus = 200;
        const element = await fixture.show(tag, { ...attributes, 'refresh-seconds': '60' });
        expect(names(element)).to.deep.equal(['Running']);
        liveStatus = status;
        await fixture.clock.advance(3 * minuteMs);
        expect(names(element)).to.deep.equal(['Running']);
        element.remove();
      }
    });
  }

  it('removes a running convoy that the API no longer lists as live', async () => {
    const element = await fixture.show(tag, { 'refresh-seconds': '60' });
    convoys = [next];
    await fixture.clock.advance(3 * minuteMs);
    await fixture.clock.until(() => names(element)[0] === 'Next');
    expect(names(element)).to.deep.equal(['Next']);
  });

  it('end with the convoy, if it is named', async () => {
    const element = await fixture.show(tag, { event: '1', 'refresh-seconds': '60' });
    await fixture.clock.advance(90 * minuteMs);
    fixture.backend.clearRequests();
    await fixture.clock.advance(60 * minuteMs);
    expect(eventRequests()).to.deep.equal([]);
    await element.refresh();
    expect(eventRequests().length).to.be.above(0);
  });

  it('are sent once for a convoy that has ended before', async () => {
    const ended = { startAt: '2026-11-20T18:00:00Z', endAt: '2026-11-20T20:00:00Z' };
    convoys = [running, next, convoy({ id: 3, name: 'Ended', ...ended })];
    const element = await fixture.show(tag, { event: '3' });
    await fixture.clock.advance(1000);
    expect(names(element)).to.deep.equal(['Ended']);
    const { length } = eventRequests();
    expect(length).to.be.within(3, 6);
    await fixture.clock.advance(60 * minuteMs);
    expect(eventRequests()).to.have.length(length);
    element.setAttribute('event', '2');
    await fixture.clock.until(() => names(element)[0] === 'Next');
    fixture.backend.clearRequests();
    await fixture.clock.advance(6 * minuteMs);
    expect(eventRequests().length).to.be.above(0);
  });

  it('go on for the next convoy without an id', async () => {
    const element = await fixture.show(tag, {});
    expect(names(element)).to.deep.equal(['Running']);
    await fixture.clock.advance(90 * minuteMs);
    await fixture.clock.until(() => names(element)[0] === 'Next');
  });

  it('advise the site owner about the id, if there is no such convoy', async () => {
    const errors: string[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => errors.push(parts.join(' '));
    const element = fixture.add(tag, { event: '77' });
    await fixture.clock.until(() => element.error !== null);
    console.error = error;
    expect(element.error?.code).to.equal('NOT_FOUND');
    expect(errors.join()).to.include('77').and.include('check event').and.not.include('check vtc');
    await element.updateComplete;
    expect(texts(element, '[part~="note"]')).to.deep.equal(['This convoy could not be found.']);
  });
});
