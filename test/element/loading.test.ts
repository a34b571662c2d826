import { expect } from '@open-wc/testing';
import { schedulerKey } from '../../src/client/shared-scheduler.js';
import type { ElementError } from '../../src/element/events.js';
import { convoy } from '../support/convoys.js';
import { ElementFixture, query, queryAll, texts } from '../support/element-fixture.js';
import { visibleText } from '../support/visible-text.js';

const company = '/vtcs/northern_haul';
const minute = 60_000;

describe('loading', () => {
  let page: ElementFixture;

  beforeEach(() => {
    page = new ElementFixture('2026-11-20T17:00:00Z', {
      lang: 'en',
      attributes: { vtc: 'northern_haul', theme: 'page', 'time-zone': 'UTC' },
    });
  });

  const { random } = Math;

  afterEach(() => {
    Math.random = random;
    Reflect.deleteProperty(navigator, 'onLine');
    page.close();
  });

  const countOf = (path: string) => page.backend.paths.filter((sent) => sent === path).length;

  /** Responds to the requests of one path with a status. */
  const failAt = (path: string, status: number) => {
    page.backend.respond = ({ url }) =>
      new URL(url).pathname === path ? Response.json({}, { status }) : undefined;
  };

  const connect = (onLine: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };

  it('shows the other parts when the API rejects one, and requests it at the poll after the next', async () => {
    failAt(`${company}/recruitment`, 403);
    const element = await page.show('vtc-recruitment', { 'refresh-seconds': '60' });
    expect(element.state).to.equal('ready');
    expect(element.error?.code).to.equal('FORBIDDEN');
    expect(visibleText(element)).to.include('Join');
    await page.clock.advance(1.1 * minute);
    expect([countOf(company), countOf(`${company}/recruitment`)]).to.deep.equal([2, 1]);
    page.backend.recover();
    await page.clock.advance(1.1 * minute);
    expect([countOf(company), countOf(`${company}/recruitment`)]).to.deep.equal([3, 2]);
    expect(element.error).to.equal(null);
  });

  it('removes a part that the API no longer allows, and keeps the others', async () => {
    const element = await page.show('vtc-recruitment');
    failAt(`${company}/recruitment`, 401);
    void element.refresh();
    await page.clock.advance(1000);
    expect(element.data).to.have.property('recruitment', undefined);
    expect(element.data).to.have.nested.property('vtc.handle', 'northern_haul');
  });

  for (const [part, status] of [
    ['a part', 404],
    ['a part', 400],
  ] as const)
    it(`polls the other parts after a ${status} of ${part}`, async () => {
      failAt(`${company}/recruitment`, status);
      await page.show('vtc-recruitment', { 'refresh-seconds': '60' });
      await page.clock.advance(3.3 * minute);
      expect([countOf(company), countOf(`${company}/recruitment`)]).to.deep.equal([4, 1]);
    });

  it('shows the time of the next try after another 429, also in elements whose request was not sent', async () => {
    page.backend.fail(429);
    const elements = [
      await page.show('vtc-partners', { 'refresh-seconds': '60' }),
      await page.show('vtc-news', { 'refresh-seconds': '60' }),
    ];
    const noteOf = (element: HTMLElement) => /Next try at [\d:]+/.exec(visibleText(element))?.[0];
    expect(elements.map(noteOf)).to.deep.equal(['Next try at 5:01', 'Next try at 5:01']);
    // The cooldown ends after a minute; one request is sent, whose 429 starts another one of five minutes.
    await page.clock.advance(1.1 * minute);
    expect(elements.map(noteOf)).to.deep.equal(['Next try at 5:06', 'Next try at 5:06']);
  });

  for (const status of [401, 403])
    it(`requests again after two intervals when everything is rejected with ${status}`, async () => {
      page.backend.fail(status);
      const element = await page.show('vtc-card', { 'refresh-seconds': '60' });
      expect(element.state).to.equal('error');
      page.backend.recover();
      await page.clock.advance(1.9 * minute);
      expect(countOf(company)).to.equal(1);
      await page.clock.advance(0.4 * minute);
      expect(countOf(company)).to.equal(2);
      expect(element.state).to.equal('ready');
    });

  it('keeps the error of provided data until there is data of the API', async () => {
    const element = page.add('vtc-card', { 'refresh-seconds': '60' }, { data: 'text' });
    await page.clock.advance(1000);
    expect(element.state).to.equal('error');
    expect(element.error?.code).to.equal('SETUP');
    await page.clock.advance(1.1 * minute);
    expect(element.state).to.equal('ready');
    expect(element.error).to.equal(null);
  });

  it('polls after a refresh of data that the page provided', async () => {
    const { data } = await page.show('vtc-card');
    const element = await page.show('vtc-card', {}, data);
    page.backend.clearRequests();
    await page.clock.advance(60 * minute);
    const before = page.backend.requests.length;
    void element.refresh();
    await page.clock.advance(1000);
    document.body.replaceChildren(element);
    page.backend.clearRequests();
    await page.clock.advance(17 * minute);
    expect(before).to.be.above(0);
    expect(countOf(company)).to.equal(1);
  });

  it('keeps data of the page when a refresh is rejected', async () => {
    const { data } = await page.show('vtc-card');
    const element = await page.show('vtc-card', {}, data);
    page.backend.fail(403);
    void element.refresh();
    await page.clock.advance(1000);
    expect(element.error?.code).to.equal('FORBIDDEN');
    expect(element.state).to.equal('ready');
  });

  it('has the error of vtc-error when more data could not be loaded, and is not stale', async () => {
    const element = await page.show('vtc-news', { limit: '1' });
    const errors: [ElementError, ElementError | null][] = [];
    element.addEventListener('vtc-error', (event) =>
      errors.push([(event as CustomEvent<ElementError>).detail, element.error]),
    );
    page.backend.fail(404);
    queryAll(element, '.end button')[0]?.click();
    await page.clock.advance(1000);
    expect(errors).to.have.length(1);
    expect(errors[0]?.[1]).to.deep.equal(errors[0]?.[0]);
    expect(element.matches(':state(stale)')).to.equal(false);
    page.backend.recover();
    void element.refresh();
    await page.clock.advance(1000);
    expect(element.error).to.equal(null);
  });

  for (const tag of ['vtc-event', 'vtc-calendar', 'vtc-card', 'vtc-upcoming-events'] as const) {
    it(`requests <${tag}> again when the network returns, also if it was lost unnoticed`, async () => {
      for (const isNoticed of [true, false]) {
        const element = await page.show(tag);
        page.backend.respond = () => Response.error();
        if (isNoticed) connect(false);
        await page.clock.advance(40 * minute);
        page.backend.recover();
        page.backend.clearRequests();
        connect(true);
        await page.clock.advance(5_100);
        expect(page.backend.requests, `${isNoticed}`).not.to.have.length(0);
        expect(element.error).to.equal(null);
        document.body.replaceChildren();
      }
    });

    it(`requests <${tag}> again at each refresh`, async () => {
      const element = await page.show(tag);
      for (let round = 0; round < 2; round += 1) {
        page.backend.clearRequests();
        void element.refresh();
        await page.clock.advance(1000);
        expect(page.backend.requests).not.to.have.length(0);
      }
    });
  }

  it('does not request everything at once when the network returns', async () => {
    let share = 0;
    Math.random = () => (share = (share + 0.3) % 1);
    const kinds = ['card', 'rules', 'partners', 'gallery', 'roster', 'recruitment', 'past-events'];
    for (const kind of kinds) {
      const element = page.add(`vtc-${kind}`);
      // All near the viewport.
      element.style.cssText = 'position: fixed; inset: 0 auto auto 0';
      await page.clock.advance(1000);
    }
    connect(false);
    await page.clock.advance(120 * minute);
    page.backend.clearRequests();
    connect(true);
    await page.clock.advance(900);
    expect(page.backend.requests).to.have.length(0);
    const counts: number[] = [];
    for (let second = 1; second <= 5; second += 1) {
      await page.clock.advance(1000);
      counts.push(page.backend.requests.length);
    }
    expect(Math.max(...counts)).to.be.at.least(kinds.length);
    expect(new Set(counts).size).to.be.above(2);
  });

  it('updates the remaining time of a live convoy each minute without polling', async () => {
    const data = {
      items: [convoy({ startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T17:06:00Z' })],
    };
    for (const tag of ['vtc-live-events', 'vtc-upcoming-events', 'vtc-event'] as const) {
      const given = tag === 'vtc-event' ? { event: data.items[0] } : data;
      const element = await page.show(tag, {}, given);
      const before = page.clock.now;
      await page.clock.advance(minute - (before % minute) + 100);
      const minutes = Math.ceil(
        (new Date(data.items[0]?.endAt ?? 0).getTime() - page.clock.now) / minute,
      );
      expect(visibleText(element), tag).to.match(new RegExp(` ${minutes} mins? left`));
    }
  });

  it('shows a stored response without its e-mail on the next page of the tab, and requests it', async () => {
    const first = await page.show('vtc-card');
    const body = { ...(first.data as object), email: 'crew@northern.example' };
    page.backend.respond = ({ url }) =>
      new URL(url).pathname === company ? Response.json(body) : undefined;
    void first.refresh();
    await page.clock.advance(1000);
    dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    Reflect.deleteProperty(globalThis, schedulerKey);
    page.backend.clearRequests();
    page.backend.hold();
    const next = page.add('vtc-card');
    await page.clock.advance(1000);
    expect(next.state).to.equal('ready');
    expect(countOf(company)).to.equal(1);
    page.backend.release();
  });

  it('sends one request when its HTML is removed and written again eight times', async () => {
    page.backend.hold();
    const box = document.createElement('div');
    document.body.append(box);
    for (let round = 0; round < 8; round += 1) {
      box.innerHTML = '';
      await page.clock.advance(50);
      box.innerHTML = `<vtc-card vtc="northern_haul" theme="page" api-base="${page.backend.apiBase}"></vtc-card>`;
      await page.clock.advance(50);
    }
    page.backend.release();
    await page.clock.advance(1000);
    expect(countOf(company)).to.equal(1);
    expect(texts(box.firstElementChild as HTMLElement, '[part~="base"]').join()).to.include(
      'Northern',
    );
    expect(query(box.firstElementChild as HTMLElement, '.skeleton')).to.equal(undefined);
  });
});
