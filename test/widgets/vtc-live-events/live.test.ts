import { expect } from '@open-wc/testing';
import { convoy, Stage, words } from '../../support/convoys.js';

const tag = 'vtc-live-events';
const later = { startAt: '2026-11-28T18:00:00Z', endAt: '2026-11-28T20:00:00Z', meetupAt: null };

describe('what is on the road', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = new Stage('2026-11-27T18:45:00Z');
  });
  afterEach(() => stage.close());

  const show = (items: readonly unknown[], attributes: Readonly<Record<string, string>> = {}) =>
    stage.show(tag, attributes, { items });

  const said = (element: HTMLElement) =>
    element.shadowRoot?.querySelector('[role="status"] .visually-hidden')?.textContent;

  it('has its elapsed and remaining time as words and as a bar', async () => {
    const element = await show([convoy()]);
    const bar = element.shadowRoot?.querySelector('progress');
    expect(words(element)).to.include('On the road now 45 mins / 2 hrs · 1 hr 15 mins left');
    expect(bar?.labels?.[0]?.innerText).to.include('1 hr 15 mins left');
    expect(bar?.position).to.equal(0.375);
    await stage.clock.advance(30 * 60_000 + 1000);
    expect(words(element)).to.include('1 hr 15 mins / 2 hrs · 45 mins left');
  });

  it('leaves when it is over by the clock, though asking fails', async () => {
    stage.backend.answer = ({ url }) =>
      url.includes('/events') ? Response.json({ items: [convoy()] }) : undefined;
    const element = await stage.show(tag, { token: 'emb_1', theme: 'light' });
    expect(words(element)).to.include('2 hrs ·');
    stage.backend.fail(500);
    await stage.clock.advance(80 * 60_000);
    expect(words(element)).not.to.include('2 hrs ·');
    expect(element.shadowRoot?.querySelector('.live')).to.equal(null);
  }).timeout(30_000);

  it('says once who arrives and who leaves, and nothing at first', async () => {
    const soon = { startAt: '2026-11-27T19:00:00Z', endAt: '2026-11-27T21:00:00Z' };
    const element = await show([convoy(), convoy({ id: 2, name: 'Second', ...soon })]);
    const heard: (string | null | undefined)[] = [];
    const status = element.shadowRoot?.querySelector('[role="status"]');
    new MutationObserver(() => heard.push(said(element))).observe(status ?? element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    expect(said(element)).to.equal('');
    await stage.clock.advance(3 * 3_600_000);
    expect(heard).to.deep.equal([
      'Second: On the road now. ',
      'Weekly Convoy: Ended. ',
      'Second: Ended. ',
    ]);
  }).timeout(30_000);

  it('tells two convoys of one name apart', async () => {
    const element = await show([convoy()]);
    element.data = { items: [convoy({ id: 2 })] };
    await element.updateComplete;
    expect(said(element)).to.equal('Weekly Convoy: On the road now. Weekly Convoy: Ended. ');
  });

  it('has a second convoy at its start, though the API was asked before', async () => {
    const soon = { id: 2, name: 'Second', startAt: '2026-11-27T18:50:30Z', meetupAt: null };
    const all = [convoy(), convoy(soon)];
    const now = () => Date.now();
    stage.backend.answer = ({ url }) =>
      url.includes('/events')
        ? Response.json({
            items: all.filter(
              ({ startAt }) => url.includes('/live') === Date.parse(startAt) <= now(),
            ),
          })
        : undefined;
    const element = await stage.show(tag, { token: 'emb_1', theme: 'light', 'refresh-seconds': '600' });
    await stage.clock.advance(Date.parse(soon.startAt) - 100 - stage.clock.now);
    expect(words(element)).not.to.include('Second');
    await stage.clock.advance(200);
    expect(words(element)).to.include('Second On the road now');
    expect(said(element)).to.equal('Second: On the road now. ');
  });

  it('says nothing of a change to another company', async () => {
    const element = await show([convoy()]);
    element.data = null;
    await element.updateComplete;
    element.data = { items: [convoy({ id: 9, name: 'Other' })] };
    await element.updateComplete;
    expect(said(element)).to.equal('');
  });

  describe('when nothing is', () => {
    it('shows the next convoy with its countdown, which starts by itself', async () => {
      const element = await show([convoy(later), convoy({ ...later, id: 2, name: 'After' })]);
      expect(element.state).to.equal('ready');
      expect(words(element))
        .to.match(/^Next convoy.*Starts in 23 hrs Start/)
        .and.not.match(/After/);
      await stage.clock.advance(Date.parse(later.startAt) + 100 - stage.clock.now);
      expect(words(element)).to.include('2 hrs ·').and.not.include('Next convoy');
    }).timeout(30_000);

    it('asks for the next convoy only when it is to be shown', async () => {
      for (const [whenEmpty, isLive, paths] of [
        ['next', false, ['upcoming', 'live']],
        ['next', true, ['upcoming', 'live']],
        ['message', false, ['live']],
        ['hide', false, ['live']],
      ] as const) {
        stage.backend.requests.length = 0;
        stage.backend.answer = ({ url }) =>
          url.includes('/events')
            ? Response.json({ items: isLive ? [convoy()] : [convoy(later)] })
            : undefined;
        const attributes = { token: `emb_${whenEmpty}${isLive}`, 'when-empty': whenEmpty };
        await stage.show(tag, { ...attributes, theme: 'light' });
        expect(stage.backend.paths.map((path) => path.split('/').at(-1))).to.deep.equal(paths);
      }
    });

    it('says so with when-empty="message"', async () => {
      const element = await show([convoy(later)], { 'when-empty': 'message' });
      expect(element.state).to.equal('empty');
      expect(words(element)).to.include('No convoys');
    });

    it('takes no place with when-empty="hide", as attribute or property, and comes back', async () => {
      const row = document.createElement('div');
      row.style.cssText = 'display:grid;gap:40px';
      document.body.append(row, document.createElement('hr'));
      const element = await show([], { 'when-empty': 'hide' });
      row.append(element);
      await element.updateComplete;
      const height = () => row.getBoundingClientRect().height;
      expect(height()).to.equal(0);
      expect(element.hidden).to.equal(false);
      element.data = { items: [convoy()] };
      await element.updateComplete;
      expect(height()).to.be.greaterThan(60);
      element.data = { items: [] };
      await element.updateComplete;
      expect(height()).to.equal(0);
      Object.assign(element, { whenEmpty: 'message' });
      await element.updateComplete;
      expect(height()).to.be.greaterThan(60);
      Object.assign(element, { whenEmpty: 'hide' });
      await element.updateComplete;
      expect(height()).to.equal(0);
    });

    it('goes on asking while it is hidden', async () => {
      let items: unknown[] = [];
      stage.backend.answer = ({ url }) =>
        url.includes('/events') ? Response.json({ items }) : undefined;
      const element = await stage.show(tag, {
        token: 'emb_1',
        theme: 'light',
        loading: 'lazy',
        'when-empty': 'hide',
      });
      expect(element.state).to.equal('empty');
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      items = [convoy()];
      for (let minute = 0; minute < 6 && element.state === 'empty'; minute += 1) {
        await new Promise(requestAnimationFrame);
        await stage.clock.advance(60_000);
      }
      expect(element.state).to.equal('ready');
      expect(element.getBoundingClientRect().height).to.be.greaterThan(60);
    });
  });
});
