import { expect } from '@open-wc/testing';
import { VtcCard } from '../../src/widgets/vtc-card/vtc-card.js';
import type { Backend } from '../support/backend.js';
import { settled, type DrivenClock } from '../support/driven-clock.js';
import { ElementFixture } from '../support/element-fixture.js';
import { embedToken } from '../support/embed-tokens.js';

const minute = 60_000;
const token = embedToken(1);

/** The properties of elements that the tests use. */
interface TestedElement extends HTMLElement {
  readonly state: string;
  readonly error: { readonly code: string } | null;
  readonly data: { readonly name?: string } | null;
  readonly resource: { readonly nextAt: number | undefined };
  refresh(): Promise<void>;
}

describe('requests of elements', () => {
  let fixture: ElementFixture;
  let backend: Backend;
  let clock: DrivenClock;
  let events: string[];
  const recordEvent = ({ type }: Event) => void events.push(type);

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', { attributes: {} });
    ({ backend, clock } = fixture);
    events = [];
    document.addEventListener('vtc-error', recordEvent);
  });

  afterEach(() => {
    document.removeEventListener('vtc-error', recordEvent);
    fixture.close();
  });

  const add = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
    fixture.add(tag, attributes) as unknown as TestedElement;

  const company = { vtc: 'northern_haul' };
  const pathsSince = (count: number) => backend.paths.slice(count);

  for (const [name, fail] of [
    ['500', () => backend.fail(500)],
    ['a broken connection', () => (backend.respond = () => Promise.reject(new TypeError('lost')))],
  ] as const)
    it(`server-stats is stale and backs off in an outage with ${name}`, async () => {
      const stats = add('server-stats');
      await clock.until(() => stats.state === 'ready');
      await clock.advance(5000);
      const before = backend.requests.length;
      fail();
      await clock.advance(35 * minute);
      const requests = backend.requests.length - before;
      expect(stats.matches(':state(stale)')).to.equal(true);
      expect(events).to.include('vtc-error');
      expect(requests).to.be.at.most(30);
      expect(stats.state).to.equal('ready');
      backend.recover();
      void stats.refresh();
      await clock.until(() => !stats.matches(':state(stale)'));
      expect(stats.matches(':state(stale)')).to.equal(false);
    });

  it('loads once without a cached response, and shows a stale response while it is revalidated', async () => {
    const { load } = VtcCard.prototype;
    let loads = 0;
    VtcCard.prototype.load = function (query) {
      loads += 1;
      return load.call(this, query);
    };
    const first = add('vtc-card', company);
    await clock.until(() => first.state === 'ready');
    expect(loads).to.equal(1);
    first.remove();
    await clock.advance(20 * minute);
    backend.hold();
    const second = add('vtc-card', company);
    await clock.advance(100);
    VtcCard.prototype.load = load;
    expect([second.state, second.data?.name]).to.deep.equal(['ready', 'Northern Haul']);
    expect(backend.paths).to.have.length(2);
    backend.release();
  });

  it('bypasses the cache on manual refresh', async () => {
    const card = add('vtc-card', company);
    card.addEventListener('vtc-load', () => void card.refresh(), { once: true });
    await clock.until(() => card.state === 'ready');
    await settled();
    expect(backend.paths).to.deep.equal(['/vtcs/northern_haul', '/vtcs/northern_haul']);
  });

  it('marks only the failed section of server-stats as stale', async () => {
    const stats = add('server-stats', { show: 'totals servers' });
    await clock.until(() => stats.state === 'ready');
    await clock.advance(1000);
    backend.respond = ({ url }) =>
      url.includes('totals') ? Response.json({}, { status: 500 }) : undefined;
    await clock.advance(10 * minute);
    const sections = [
      ...(stats.shadowRoot?.querySelectorAll<HTMLElement>('[part="section"]') ?? []),
    ];
    const stale = sections.map(({ innerText }) => innerText.includes('could not be loaded'));
    expect(stale).to.deep.equal([true, false]);
    expect(stats.error?.code).to.equal('BAD_RESPONSE');
  });

  it('sends at most two requests for four manual refreshes while the connection is lost, and does not delay the next poll', async () => {
    const card = add('vtc-card', company);
    backend.respond = () => Promise.reject(new TypeError('lost'));
    await clock.advance(10_000);
    // More network errors start a cooldown.
    const roster = add('vtc-roster', company);
    await clock.advance(10_000);
    expect([card.state, roster.state]).to.deep.equal(['error', 'error']);
    const [plannedAt, sent] = [card.resource.nextAt ?? 0, backend.requests.length];
    for (let click = 0; click < 4; click++) {
      void card.refresh();
      await clock.advance(1000);
    }
    const manualRequests = backend.requests.length - sent;
    expect(manualRequests).to.be.within(1, 2);
    expect(card.resource.nextAt ?? 0).to.be.at.most(plannedAt);
    backend.recover();
    await clock.advance(5000);
    void card.refresh();
    await clock.until(() => card.state === 'ready');
    expect(card.state).to.equal('ready');
  });

  it("retries each element's own endpoint in an outage, not only the request for the theme", async () => {
    backend.respond = () => Promise.reject(new TypeError('lost'));
    // All elements are inside the viewport.
    add('vtc-upcoming-events', { ...company, token, limit: '1' });
    add('vtc-live-events', { ...company, token });
    const roster = add('vtc-roster', { ...company, 'page-size': '4' });
    // In a background tab IntersectionObserver reports late, and elements out of view load last.
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(roster);
    });
    await clock.advance(5000);
    const first = backend.requests.length;
    await clock.advance(30 * minute);
    const later = pathsSince(first);
    for (const path of ['events/upcoming', 'events/live', 'members'])
      expect(
        later.some((each) => each.endsWith(path)),
        path,
      ).to.equal(true);
  });

  for (const [name, invalid] of [
    ['a developer key as token', ['token', 'svc_secret']],
    ['no company', ['vtc', '']],
  ] as const)
    it(`drops the data when the attributes become invalid (${name})`, async () => {
      const upcoming = add('vtc-upcoming-events', { ...company, token });
      await clock.until(() => upcoming.state !== 'loading');
      upcoming.setAttribute(invalid[0], invalid[1]);
      await clock.advance(1000);
      expect([upcoming.state, upcoming.error?.code, upcoming.data]).to.deep.equal([
        'error',
        'SETUP',
        null,
      ]);
      upcoming.setAttribute('vtc', 'northern_haul');
      upcoming.setAttribute('token', token);
      await clock.until(() => upcoming.state === 'ready');
      expect(upcoming.state).to.equal('ready');
    });

  it('sends a rejected token again when api-base changes', async () => {
    backend.respond = ({ headers, url }) =>
      headers.has('authorization') && !url.includes('/other')
        ? Response.json({}, { status: 401 })
        : undefined;
    const upcoming = add('vtc-upcoming-events', { ...company, token });
    await clock.until(() => upcoming.state !== 'loading');
    const sent = backend.requests.length;
    await clock.advance(20 * minute);
    expect(
      backend.requests.slice(sent).some(({ headers }) => headers.has('authorization')),
    ).to.equal(false);
    upcoming.setAttribute('api-base', `${backend.apiBase}/other`);
    await clock.advance(1000);
    expect(
      backend.requests.some(
        ({ headers, url }) => headers.has('authorization') && url.includes('/other'),
      ),
    ).to.equal(true);
  });

  const changes: readonly {
    readonly name: string;
    readonly apply: (stats: TestedElement) => void;
    readonly removesTheme: boolean;
  }[] = [
    {
      name: 'theme="light"',
      apply: (stats) => stats.setAttribute('theme', 'light'),
      removesTheme: true,
    },
    { name: 'vtc removed', apply: (stats) => stats.removeAttribute('vtc'), removesTheme: true },
    {
      name: 'refresh-seconds="0"',
      apply: (stats) => stats.setAttribute('refresh-seconds', '0'),
      removesTheme: false,
    },
  ];
  for (const { name, apply, removesTheme } of changes)
    it(`stops requesting the theme of the company with ${name}`, async () => {
      const stats = add('server-stats', company);
      await clock.until(
        () => stats.state === 'ready' && backend.paths.some((path) => path.startsWith('/vtcs')),
      );
      await clock.advance(1000);
      const sent = backend.requests.length;
      apply(stats);
      await clock.advance(120 * minute);
      expect(pathsSince(sent).filter((path) => path.startsWith('/vtcs'))).to.deep.equal([]);
      if (removesTheme)
        expect((stats as unknown as { companyTheme?: object }).companyTheme).to.equal(undefined);
    });

  it('requests the embed endpoints without a header with token="proxy"', async () => {
    const authorizations: (string | null)[] = [];
    backend.respond = ({ url, headers }) => {
      if (!/events\/(live|upcoming)/.test(url)) return undefined;
      authorizations.push(headers.get('authorization'));
      return Response.json({ items: [] });
    };
    for (const tag of ['vtc-upcoming-events', 'vtc-live-events']) {
      const element = add(tag, { ...company, token: 'proxy' });
      await clock.until(() => element.state === 'empty');
      expect(element.state).to.equal('empty');
    }
    expect(authorizations.length).to.be.at.least(2);
    expect(new Set(authorizations)).to.deep.equal(new Set([null]));
  });

  it('sends the first request before the first render without waiting for Web Locks or BroadcastChannel', async () => {
    const { BroadcastChannel, fetch } = globalThis;
    navigator.locks.request = () => new Promise(() => undefined);
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(): void {}
    };
    let card: TestedElement | undefined;
    let hasRendered: boolean | undefined;
    globalThis.fetch = (input, init) => {
      hasRendered ??= !!card?.shadowRoot?.querySelector('[part~="base"]');
      return fetch(input, init);
    };
    try {
      card = add('vtc-card', { ...company, loading: 'lazy' });
      for (let microtask = 0; microtask < 20; microtask++) await undefined;
    } finally {
      Reflect.deleteProperty(navigator.locks, 'request');
      Object.assign(globalThis, { BroadcastChannel, fetch });
    }
    expect(hasRendered).to.equal(false);
  });

  it('sends no request far below the viewport', async () => {
    const spacer = document.createElement('div');
    spacer.style.height = '9000px';
    document.body.append(spacer);
    add('vtc-roster', { ...company, loading: 'lazy' });
    await clock.advance(5000);
    expect(backend.paths).to.deep.equal([]);
  });
});
