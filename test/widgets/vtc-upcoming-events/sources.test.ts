import { expect } from '@open-wc/testing';
import { configure } from '../../../src/element/configure.js';
import { embedToken } from '../../support/embed-tokens.js';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { convoy } from '../../support/convoys.js';
import { visibleText } from '../../support/visible-text.js';
import { ElementFixture } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';
const secret = embedToken(1);
/** The meet-up of a convoy with its time; the text "Meet-up" is also the name of a category. */
const meetup = /Meet-up \d+:\d\d/;

describe('the endpoint of upcoming convoys', () => {
  let fixture: ElementFixture;
  let warnings: string[];
  const { warn } = console;

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:10:00Z');
    warnings = [];
    console.warn = (...texts: unknown[]) => warnings.push(texts.join(' '));
  });

  afterEach(() => {
    console.warn = warn;
    fixture.close();
  });

  const requestedPaths = () =>
    fixture.backend.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.includes('/events'))
      .map(({ pathname, search }) => pathname + search);

  it('is the embed endpoint with a token', async () => {
    const element = await fixture.show(tag, { token: secret, limit: '4' });
    expect(requestedPaths()).to.deep.equal(['/vtcs/northern_haul/events/upcoming?limit=30']);
    expect(element.shadowRoot?.querySelectorAll('li')).to.have.length(4);
    expect(visibleText(element)).to.match(meetup);
    expect(warnings).to.deep.equal([]);
  });

  for (const [name, token] of [
    ['is missing', undefined],
    ['is rejected', 'emb_000000000000'],
  ] as const) {
    it(`is the public list when the token ${name}, with one warning for the site owner`, async () => {
      const element = await fixture.show(tag, token ? { token } : {});
      expect(element.state).to.equal('ready');
      expect(visibleText(element)).not.to.match(meetup);
      const first = requestedPaths().length;
      void element.refresh();
      await fixture.clock.advance(700_000);
      expect(requestedPaths().slice(first).join()).not.to.include('upcoming');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('<vtc-upcoming-events>').and.not.include('emb_');
      expect(warnings[0])
        .to.match(token ? /rejects this token/ : /token is missing/)
        .and.include('set token');
    });
  }

  it('is used again at the next interval but one after a firewall has blocked it', async () => {
    const blocked = () => new Response('<html>Blocked</html>', { status: 403 });
    fixture.backend.respond = ({ url }) => (url.includes('/upcoming') ? blocked() : undefined);
    const element = await fixture.show(tag, { token: secret, 'refresh-seconds': '60' });
    expect(element.state).to.equal('ready');
    expect(visibleText(element)).not.to.match(meetup);
    fixture.backend.recover();
    const isEmbedded = () => requestedPaths().some((path) => path.includes('/upcoming?'));
    fixture.backend.clearRequests();
    await fixture.clock.advance(70_000);
    expect(isEmbedded()).to.equal(false);
    await fixture.clock.advance(70_000);
    expect(isEmbedded()).to.equal(true);
    await fixture.clock.until(() => meetup.test(visibleText(element)));
    expect(warnings).to.have.length(1);
  });

  it('gives the whole data, also when it is set to itself', async () => {
    const element = await fixture.show(tag, { token: secret, limit: '1' });
    const items = () => element.shadowRoot?.querySelectorAll('[part~="item"]').length;
    const { data } = element;
    element.data = data;
    await element.updateComplete;
    expect(items()).to.equal(1);
    expect(data).to.have.property('items').with.length.above(3);
    expect(element.data).to.deep.equal(data);
    element.setAttribute('limit', '3');
    await element.updateComplete;
    expect(items()).to.equal(3);
  });

  it('is requested with a new token after a rejected one', async () => {
    const element = await fixture.show(tag, { token: 'emb_000000000000' });
    element.setAttribute('token', secret);
    await fixture.clock.until(() => meetup.test(visibleText(element)));
    expect(visibleText(element)).to.match(meetup);
  });

  it('is requested with a rejected token from another API that is configured later', async () => {
    const { backend, clock } = fixture;
    const first = `${backend.apiBase}/first`;
    backend.respond = ({ url }) => {
      if (!url.startsWith(first)) return undefined;
      return url.includes('/upcoming')
        ? new Response('', { status: 401 })
        : Response.json({ items: [] });
    };
    configure({ apiBase: first });
    const element = await fixture.show(tag, { 'api-base': '', token: secret });
    expect(visibleText(element)).not.to.match(meetup);
    configure({ apiBase: backend.apiBase });
    await clock.until(() => meetup.test(visibleText(element)));
    expect(visibleText(element)).to.match(meetup);
    configure({ apiBase: '' });
  });

  it('is not the public list when the embed endpoint fails', async () => {
    fixture.backend.respond = ({ url }) =>
      url.includes('/upcoming') ? new Response('', { status: 404 }) : undefined;
    const element = await fixture.show(tag, { token: secret });
    expect(element.error?.code).to.equal('NOT_FOUND');
    expect(warnings).to.deep.equal([]);
  });

  it('is requested with the maximum page size; limit and filters apply to the response', async () => {
    const items = [
      convoy({ id: 1, name: 'One', category: 'race', game: 'ats' }),
      convoy({ id: 2, name: 'Two', category: 'Convoy', game: 'ats' }),
      convoy({ id: 3, name: 'Three', category: 'convoy', game: null }),
      convoy({ id: 4, name: 'Four', category: 'convoy', game: 'ATS' }),
    ];
    fixture.backend.respond = ({ url }) =>
      url.includes('/events') ? Response.json({ items }) : undefined;
    const element = await fixture.show(tag, {
      token: secret,
      limit: '2',
      category: 'convoy',
      game: 'ats',
    });
    expect(requestedPaths()).to.deep.equal(['/vtcs/northern_haul/events/upcoming?limit=30']);
    expect(visibleText(element))
      .to.match(/Two.*Three/)
      .and.not.match(/One|Four/);
  });

  it('shows convoys of the public list with a filter by game, which they do not have', async () => {
    const element = await fixture.show(tag, { game: 'ats' });
    expect(element.state).to.equal('ready');
  });

  it('keeps the token in the Authorization header of the two endpoints, in every state', async () => {
    const readable: string[] = [];
    const record = (text: unknown) => readable.push(String(text));
    const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => {
      const original = console[name];
      console[name] = (...texts: unknown[]) => texts.forEach(record);
      return () => (console[name] = original);
    });
    const listen = (event: Event) =>
      record(JSON.stringify((event as CustomEvent<unknown>).detail) + event.type);
    for (const type of ['vtc-load', 'vtc-error', 'vtc-select']) {
      document.body.addEventListener(type, listen);
    }
    const channel = new BroadcastChannel('canary');
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = (message) => record(JSON.stringify(message));

    const states: string[] = [];
    /** Records all that other scripts can read from an element and its page, except the attribute. */
    const recordState = (element: VtcElement<unknown>) => {
      const { state, error, data, shadowRoot } = element;
      states.push(error ? `${state} ${error.code}` : state);
      record(
        shadowRoot?.innerHTML +
          JSON.stringify([data, error, { ...localStorage, ...sessionStorage }]),
      );
      record([...document.scripts].map(({ text }) => text).join() + location.href + document.title);
    };

    for (const each of [tag, 'vtc-live-events']) {
      const element = await fixture.show(each, { token: secret, 'structured-data': '' });
      for (const status of [404, 429, 500, 401, 403]) {
        fixture.backend.fail(status);
        void element.refresh();
        await fixture.clock.advance(30_000);
        recordState(element);
      }
      fixture.backend.respond = () => Response.json({ items: [] });
      void element.refresh();
      await fixture.clock.advance(1000);
      recordState(element);
      fixture.backend.recover();
      void element.refresh();
      await fixture.clock.advance(1000);
      recordState(element);
      const property = document.createElement(each) as HTMLElement & { token: string };
      property.token = secret;
      document.body.append(property);
      await fixture.clock.advance(1000);
      record(property.outerHTML + property.shadowRoot?.innerHTML);
      element.removeAttribute('token');
      record(document.documentElement.outerHTML + element.shadowRoot?.innerHTML);
    }

    BroadcastChannel.prototype.postMessage = postMessage;
    channel.close();
    logs.forEach((restore) => restore());
    record(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    record(performance.getEntries().map(({ name }) => name));
    const key = secret.slice(4);
    expect(readable.join('\n')).not.to.include(key);
    expect(readable.length).to.be.greaterThan(20);
    expect([...new Set(states)]).to.include.members([
      'ready',
      'empty',
      'ready NOT_FOUND',
      'error UNAUTHORIZED',
    ]);
    let authorizedRequests = 0;
    for (const { url, headers, body } of fixture.backend.requests) {
      expect(url + String(body)).not.to.include(key);
      for (const [name, value] of headers) {
        if (!value.includes(key)) continue;
        authorizedRequests += 1;
        expect(`${name} ${new URL(url).pathname}`).to.match(
          /^authorization \/vtcs\/northern_haul\/events\/(live|upcoming)$/,
        );
      }
    }
    expect(authorizedRequests).to.be.greaterThan(2);
  });
});
