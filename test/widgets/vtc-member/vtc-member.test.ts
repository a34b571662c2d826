import { expect } from '@open-wc/testing';
import { schedulerKey } from '../../../src/client/shared-scheduler.js';
import {
  addBox,
  ElementFixture,
  plainText,
  query,
  queryAll,
  texts,
} from '../../support/element-fixture.js';
import { textOf } from '../../support/element-stage.js';

const tag = 'vtc-member';
const member = 'driver_4';
const memberPath = `/vtcs/northern_haul/members/${member}`;

describe('<vtc-member>', () => {
  let fixture: ElementFixture;
  let messages: string[];
  const { error } = console;

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    messages = [];
    console.error = (...words: unknown[]) => messages.push(words.join(' '));
  });
  afterEach(() => {
    fixture.close();
    console.error = error;
  });

  const show = (attributes: Readonly<Record<string, string>> = {}, data?: unknown) =>
    fixture.show(tag, { member, ...attributes }, data);

  /** From now on, the company has no such member. */
  const leave = (status = 404) => {
    fixture.backend.respond = ({ url }) =>
      url.endsWith(memberPath)
        ? Response.json({ error: { code: 'NOT_FOUND', message: 'none' } }, { status })
        : undefined;
  };

  describe('shows', () => {
    it('name, all roles in their order and colours, month of joining, and company in a card', async () => {
      const element = await show();
      expect(texts(element, '[role="heading"]')).to.deep.equal(['BjörnClutch']);
      expect(texts(element, '[part~="item"]')).to.deep.equal(['COO', 'Admin', 'Driver']);
      const [first] = queryAll(element, '[part~="item"] .own');
      expect(first?.style.getPropertyValue('--dot')).to.equal('rgb(166 205 65)');
      expect(texts(element, '[part~="since"]')).to.deep.equal(['Member since May 2019']);
      expect(query(element, 'time')?.getAttribute('datetime')).to.equal('2019-05-13T04:51:36.206Z');
      expect(query(element, '[part~="company"] > .own')?.innerText).to.equal('Northern Haul');
    });

    it('each role with a dot 4 px before it, grey without a colour, 14 px from the role before', async () => {
      const { data } = await show();
      const { member: record } = data as { member: { roles: object[] } };
      const [first, ...others] = record.roles;
      const roles = [
        first,
        ...others.map((role, index) => ({ ...role, id: -1 - index, color: null })),
      ];
      const element = await show({}, { ...(data as object), member: { ...record, roles } });
      const shown = queryAll(element, '[part~="item"] .own');
      expect(shown).to.have.length(3);
      const boxes = queryAll(element, '[part~="item"]').map((item) => item.getBoundingClientRect());
      expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).to.be.closeTo(14, 0.5);
      for (const role of shown) {
        const dot = getComputedStyle(role, '::before');
        expect(dot.marginInlineEnd).to.equal('4px');
        expect(Number.parseFloat(dot.inlineSize)).to.be.above(5);
        expect(dot.backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
      }
      const colors = shown.map((role) => getComputedStyle(role, '::before').backgroundColor);
      expect(colors[1]).to.equal(colors[2]);
      expect(colors[0]).not.to.equal(colors[1]);
    });

    it('a name of eleven capitals in one line at 280 px', async () => {
      const element = await show();
      element.style.inlineSize = '280px';
      const name = query(element, '[part~="name"]') as HTMLElement;
      (query(element, '[role="heading"]') as HTMLElement).style.cssText =
        'text-transform: uppercase; letter-spacing: 0.04em';
      const range = document.createRange();
      range.selectNodeContents(name);
      expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).to.equal(
        1,
      );
    });

    it('roles by their rank in the company, whatever their order in the record', async () => {
      const { data } = await show();
      const { member: record } = data as { member: { roles: object[] } };
      const reversed = { ...record, roles: [...record.roles].reverse() };
      fixture.backend.respond = ({ url }) =>
        url.endsWith(memberPath) ? Response.json(reversed) : undefined;
      expect(texts(await show(), '[part~="item"]')).to.deep.equal(['COO', 'Admin', 'Driver']);
    });

    it('the owner with a crown, and with the role that the roster gives', async () => {
      const element = await show({ member: '1001', lang: 'de' });
      expect(texts(element, '[part~="item"]')).to.deep.equal(['Inhaber']);
      expect(queryAll(element, '[part~="name"] > .icon')).to.have.length(1);
    });

    it('the highest role only in a signature, in one line from 640 px on', async () => {
      const element = await show({ layout: 'signature' });
      expect(textOf(element).replace(/\s+/g, ' ').trim()).to.match(
        /BjörnClutch COO .*Northern Haul Member since May 2019$/,
      );
      addBox(640).append(element);
      await fixture.clock.advance(100);
      expect(element.offsetHeight).to.be.at.most(64);
    });

    it('a signature as wide as its content, with the date below the company where it is narrow', async () => {
      const element = await show({ layout: 'signature' });
      const box = (selector: string) =>
        query(element, selector)?.getBoundingClientRect() as DOMRect;
      for (const width of [280, 360, 480, 900]) {
        addBox(width).append(element);
        await fixture.clock.advance(100);
        const { height } = box('.membership');
        expect(box('time').height, `${width} px`).to.be.above(0);
        expect(height, `${width} px`).to.be.below(width < 300 ? 50 : 25);
        const ends = ['.line', '.company', 'time'].map((selector) => box(selector).right);
        expect(box('.base').right - Math.max(...ends), `${width} px`).to.be.within(0, 20);
      }
      expect(box('.base').width).to.be.below(600);
    });

    it('a link to the profile', async () => {
      const element = await show({ 'href-template': 'https://platform.example/u/{webId}' });
      const [link] = queryAll(element, 'a');
      expect(link?.getAttribute('href')).to.equal('https://platform.example/u/1005');
    });

    it('the member while the company is awaited, and without it if that cannot be loaded', async () => {
      let respond: (response: Response) => void = () => undefined;
      const awaited = new Promise<Response>((resolve) => (respond = resolve));
      fixture.backend.respond = ({ url }) =>
        /\/vtcs\/northern_haul$/.test(url) ? awaited : undefined;
      const element = fixture.add(tag, { member });
      await fixture.clock.until(() => element.state === 'ready');
      await element.updateComplete;
      expect(texts(element, '[role="heading"]')).to.deep.equal(['BjörnClutch']);
      expect(queryAll(element, '.company.skeleton-box')).to.have.length(1);
      respond(Response.json({}, { status: 404 }));
      await fixture.clock.until(() => queryAll(element, '.company').length === 0);
      expect(element.state).to.equal('ready');
    });

    it('data of the page, without a request and without waiting for a company', async () => {
      const { data } = await show();
      fixture.backend.clearRequests();
      const { member: record } = data as { member: object };
      const element = await show({}, { member: record });
      expect(texts(element, '[role="heading"]')).to.deep.equal(['BjörnClutch']);
      expect(queryAll(element, '.company')).to.have.length(0);
      expect(fixture.backend.paths).to.deep.equal([]);
    });
  });

  it('requests the member, the company and its roles, and for two members of a company these once', async () => {
    const elements = [fixture.add(tag, { member }), fixture.add(tag, { member: '1002' })];
    await fixture.clock.until(() => elements.every(({ state }) => state === 'ready'));
    await fixture.clock.advance(1000);
    expect(fixture.backend.paths.toSorted()).to.deep.equal([
      '/vtcs/northern_haul',
      '/vtcs/northern_haul/members/1002',
      memberPath,
      '/vtcs/northern_haul/roles',
    ]);
  });

  describe('of somebody who has left', () => {
    const content = '<a href="/team">Our team</a>';

    /** An element with data, after a refresh that has found no member. */
    async function showAndLeave(html = content) {
      const element = fixture.add(tag, { member }, { content: html });
      await fixture.clock.until(() => element.state === 'ready');
      leave();
      await element.refresh();
      return element;
    }

    it('shows the fallback content at the next refresh, and nothing of the member', async () => {
      const element = await showAndLeave();
      expect(element.state).to.equal('error');
      expect(element.data).to.equal(null);
      expect(element.matches(':state(gone)')).to.equal(true);
      expect(textOf(element)).to.equal('');
      expect(element.innerText).to.equal('Our team');
      expect(query(element, '[role="status"]')?.textContent).to.equal('');
    });

    it('takes no space without fallback content', async () => {
      const element = await showAndLeave('');
      expect(element.offsetHeight).to.equal(0);
    });

    it('names the reason to the owner once, and to the page in an event', async () => {
      const codes: string[] = [];
      const listen = (event: Event) =>
        codes.push((event as CustomEvent<{ code: string }>).detail.code);
      addEventListener('vtc-error', listen);
      const element = await showAndLeave();
      await element.refresh();
      removeEventListener('vtc-error', listen);
      expect(codes).to.deep.equal(['NOT_FOUND', 'NOT_FOUND']);
      expect(messages).to.deep.equal([
        '<vtc-member vtc="northern_haul">: the company has no member "driver_4", or no longer: remove the element, or set member to the id or handle in the address of the profile on the platform. Check vtc, too.',
      ]);
    });

    it('is not shown from a response that another element has received before', async () => {
      await show();
      leave();
      fixture.backend.hold();
      const element = fixture.add(tag, { member });
      await fixture.clock.advance(1000);
      expect(element.state).to.equal('loading');
      fixture.backend.release();
      await fixture.clock.until(() => element.state === 'error');
      expect(fixture.backend.paths.filter((path) => path === memberPath)).to.have.length(2);
    });

    it('is not shown on the next page of the tab, which stores other responses', async () => {
      await show();
      dispatchEvent(new Event('pagehide'));
      document.body.replaceChildren();
      Reflect.deleteProperty(globalThis, schedulerKey);
      expect(JSON.stringify(sessionStorage)).to.include('/vtcs/northern_haul/roles');
      expect(JSON.stringify(sessionStorage)).to.not.include('/members/');
      leave();
      fixture.backend.hold();
      const element = fixture.add(tag, { member });
      await fixture.clock.advance(1000);
      expect(element.state).to.equal('loading');
    });

    it('is not shown from data of the page once a request has found no member', async () => {
      const { data } = await show();
      leave();
      const element = await show({ 'refresh-seconds': '60' }, data);
      expect(element.state).to.equal('ready');
      await fixture.clock.advance(120_000);
      expect(element.state).to.equal('error');
      expect(textOf(element)).to.equal('');
    });
  });

  it('keeps the member with the age of the data when a refresh fails otherwise', async () => {
    const element = await show();
    leave(500);
    void element.refresh();
    await fixture.clock.advance(60_000);
    expect(element.state).to.equal('ready');
    expect(plainText(textOf(element))).to.match(/BjörnClutch.*Updated/);
    expect(messages).to.deep.equal([]);
  });
});
