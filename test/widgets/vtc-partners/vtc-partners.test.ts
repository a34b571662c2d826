import { expect } from '@open-wc/testing';
import type { Partnership } from '../../../src/widgets/vtc-partners/vtc-partners.js';
import { addBox, ElementFixture } from '../../support/element-fixture.js';
import { useTestFont } from '../../support/test-font.js';

const tag = 'vtc-partners';

const pixel = 'https://i.example/banner.png';

const partner = (fields: Partial<Partnership> = {}): Partnership => ({
  id: 7,
  name: 'Polar Express',
  handle: 'polar_express',
  profilePicture: null,
  banner: null,
  verified: false,
  partnered: false,
  partnershipCreatedAt: '2026-01-01T00:00:00Z',
  ...fields,
});

describe('<vtc-partners>', () => {
  before(useTestFont);

  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  const show = (items: readonly Partnership[], attributes: Readonly<Record<string, string>> = {}) =>
    fixture.show(tag, attributes, { items });

  const all = (element: HTMLElement, selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const names = (element: HTMLElement) =>
    all(element, '[part~="name"]').map(({ textContent }) => textContent);

  it('shows names and distinctions, which assistive technology can read', async () => {
    const element = await show([partner({ verified: true, partnered: true }), partner({ id: 8 })]);
    const [first, second] = all(element, '[part~="item"]');
    expect(first?.innerText.split(/\n+/).map((text) => text.trim())).to.include.members([
      'Polar Express',
      'Verified by the platform',
      'Partner of the platform',
    ]);
    expect(second?.innerText).not.to.include('platform');
  });

  for (const layout of ['grid', 'list', 'logos'] as const) {
    it(`names every partner in layout ${layout}, one without a picture too`, async () => {
      const element = await show(
        [partner(), partner({ id: 8, name: 'Étoile', profilePicture: 'https://i.example/8.png' })],
        { layout, images: layout === 'list' ? 'none' : 'all', 'href-template': '#{id}' },
      );
      const lastLines = {
        grid: ['Since 2026', 'Since 2026'],
        list: ['@polar_express', '@polar_express'],
        logos: ['Polar Express', 'Étoile'],
      };
      expect(all(element, 'a').map(({ innerText }) => innerText.trim().split('\n').at(-1))).to.eql(
        lastLines[layout],
      );
      expect(names(element)).to.deep.equal(['Polar Express', 'Étoile']);
    });
  }

  for (const { layout, images, banners, dates } of [
    { layout: 'grid', images: 'all', banners: [pixel], dates: ['Since 2026'] },
    { layout: 'grid', images: 'none', banners: [], dates: ['Since 2026'] },
    { layout: 'list', images: 'all', banners: [], dates: [] },
    { layout: 'logos', images: 'all', banners: [], dates: [] },
  ]) {
    it(`shows ${banners.length} banners and ${dates.length} dates in layout ${layout}, images ${images}`, async () => {
      const element = await show(
        [
          partner({ banner: pixel }),
          partner({ id: 8, banner: 'javascript:alert(1)', partnershipCreatedAt: 'once' }),
        ],
        { layout, images },
      );
      expect(all(element, 'img').map((image) => image.getAttribute('src'))).to.deep.equal(banners);
      const text = all(element, '[part~="list"]')[0]?.textContent ?? '';
      expect(text.match(/Since \d+/g) ?? []).to.deep.equal(dates);
      expect(text.match(/Since/g) ?? []).to.have.length(dates.length);
    });
  }

  const many = [1, 2, 3, 4, 5, 6, 7].map((id) => partner({ id, name: `Partner ${id}` }));

  for (const { attributes, shown } of [
    { attributes: {}, shown: 6 },
    { attributes: { limit: '3' }, shown: 3 },
    { attributes: { layout: 'list', limit: '6' }, shown: 6 },
  ]) {
    it(`shows ${shown} of 7 partners with ${JSON.stringify(attributes)}, the others by a button in the line of the heading`, async () => {
      const element = await show(many, attributes);
      expect(names(element)).to.have.length(shown);
      const [button] = all(element, '.text-button');
      expect(button?.ariaLabel).to.equal('Show more: Partners');
      expect(button?.ariaExpanded).to.equal('false');
      const few = await show(many.slice(0, shown), attributes);
      expect(element.offsetHeight).to.equal(few.offsetHeight);
      button?.click();
      await element.updateComplete;
      expect(names(element)).to.have.length(7);
      expect(button?.ariaExpanded).to.equal('true');
    });
  }

  it('has the button after the list where it has no heading, and nothing above the list', async () => {
    const element = await show(many, { heading: '' });
    const [list] = all(element, '.partners');
    const [button] = all(element, '.text-button');
    const topOf = (part?: Element) => part?.getBoundingClientRect().top ?? NaN;
    expect(topOf(button)).to.be.at.least(list?.getBoundingClientRect().bottom ?? NaN);
    expect(topOf(list) - topOf(element)).to.be.at.most(18);
    button?.click();
    await element.updateComplete;
    expect(names(element)).to.have.length(7);
  });

  it('breaks no word of a name beside its distinctions in two columns of 280 px', async () => {
    const named = ['Iron Gate Spedition', 'Old Harbour Transportes'].map((name, id) =>
      partner({ id, name, verified: true, partnered: id === 0 }),
    );
    const element = await show(named);
    element.style.inlineSize = '280px';
    const range = document.createRange();
    for (const name of all(element, '[part~="name"]')) {
      const text = [...name.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!text) throw new Error('The name has no text.');
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        expect(range.getClientRects(), word).to.have.length(1);
      }
    }
    const lefts = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect().left);
    expect(new Set(lefts).size).to.equal(2);
  });

  for (const { layout, dir } of [
    { layout: 'grid', dir: 'ltr' },
    { layout: 'grid', dir: 'rtl' },
    { layout: 'list', dir: 'ltr' },
    { layout: 'list', dir: 'rtl' },
  ]) {
    it(`shows distinctions 4 to 8 px after the last word of names of either script, in layout ${layout} and direction ${dir}`, async () => {
      const items = ['Iron Gate Spedition', 'Old Harbour Transportes', 'شركة النقل'].map(
        (name, id) => partner({ id, name, verified: true, partnered: id === 0 }),
      );
      const element = await show(items, { layout, lang: dir === 'rtl' ? 'ar' : 'en' });
      for (const width of [280, 480, 900]) {
        element.style.inlineSize = `${width}px`;
        const lines = all(element, '.name-line');
        expect(lines).to.have.length(3);
        for (const line of lines) {
          const [name, icons] = ['[part~="name"]', '.distinctions'].map((selector) =>
            line.querySelector(selector),
          );
          const text = document.createRange();
          text.selectNodeContents(name as Node);
          const last = [...text.getClientRects()].at(-1) as DOMRect;
          const [icon] = all(element, '.distinctions .icon')
            .filter((other) => icons?.contains(other))
            .map((other) => other.getBoundingClientRect()) as [DOMRect];
          const gap = dir === 'rtl' ? last.left - icon.right : icon.left - last.right;
          expect(gap, `${name?.textContent ?? ''}, ${width} px`).to.be.within(4, 8);
          expect(icon.top).to.be.within(last.top, last.bottom);
        }
      }
    });
  }

  it('begins the row of logos below the heading, and fades out a logo that is cut', async () => {
    for (const lang of ['en', 'ar']) {
      const element = await show(many, { layout: 'logos', lang });
      const [list] = all(element, '[part~="list"]');
      const [heading] = all(element, '[part~="heading"]');
      const [first] = all(element, '[part~="item"]');
      if (!list || !heading || !first) throw new Error('Nothing is shown.');
      for (const width of [280, 480, 1200]) {
        element.style.inlineSize = `${width}px`;
        const side = lang === 'ar' ? 'right' : 'left';
        expect(first.getBoundingClientRect()[side], `${lang}, ${width} px`).to.be.closeTo(
          all(element, '.header')[0]?.getBoundingClientRect()[side] ?? NaN,
          1,
        );
        const box = list.getBoundingClientRect();
        expect(getComputedStyle(list).maskImage).to.include(lang === 'ar' ? 'to left' : '100% -');
        // Half of a logo is visible at the end, unless all logos are in view.
        const shares = all(element, '[part~="item"]').map((item) => {
          const { left, right } = item.getBoundingClientRect();
          const visible = Math.min(right, box.right - 5) - Math.max(left, box.left + 5);
          return visible / (right - left);
        });
        const cut = shares.filter((share) => share > 0 && share < 0.99);
        expect(cut, `${lang}, ${width} px`).to.have.length(width < 600 ? 1 : 0);
        for (const share of cut) expect(share).to.be.closeTo(0.5, 0.05);
      }
    }
  });

  it('shows the first partners again when the company changes', async () => {
    for (const name of ['vtc', 'api-base']) {
      const element = await show(many);
      all(element, '.text-button')[0]?.click();
      await element.updateComplete;
      expect(names(element)).to.have.length(7);
      element.setAttribute(name, name === 'vtc' ? '2' : 'https://other.example');
      await element.updateComplete;
      expect(names(element), name).to.have.length(6);
    }
  });

  it('shows no button where all partners are shown', async () => {
    expect(all(await show(many.slice(1)), '.text-button')).to.have.length(0);
    expect(all(await show(many, { limit: '7' }), '.text-button')).to.have.length(0);
  });

  it('shows any number of logos in one row, which the keyboard scrolls', async () => {
    const [row, single] = [
      await show(many, { layout: 'logos' }),
      await show([partner()], { layout: 'logos' }),
    ];
    addBox(280).append(row, single);
    expect(names(row)).to.have.length(7);
    expect(row.offsetHeight).to.equal(single.offsetHeight);
    const [list] = all(row, '[part~="list"]');
    expect(list?.scrollWidth).to.be.above(list?.clientWidth ?? Infinity);
    expect(list?.tabIndex).to.equal(0);
    const [first, second] = all(row, '[part~="item"]').map((item) => item.getBoundingClientRect());
    expect(second?.left).to.be.above(first?.right ?? Infinity);
    expect(first?.width).to.equal(first?.height);
  });

  it('shows the names of logos as tooltips', async () => {
    const element = await show([partner()], { layout: 'logos' });
    expect(all(element, '[part~="item"]').map(({ title }) => title)).to.deep.equal([
      'Polar Express',
    ]);
    expect(all(element, '[part~="name"]')[0]?.offsetWidth).to.equal(1);
  });

  it('links partners by their handle, or by their id without one', async () => {
    const element = await show([partner(), partner({ id: 8, handle: null })], {
      'href-template': 'https://a.example/vtc/{handle}',
    });
    const links = all(element, 'a').map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['https://a.example/vtc/polar_express', 'https://a.example/vtc/8']);
  });

  it('dispatches vtc-select with the partner', async () => {
    const element = await show([partner()], { 'href-template': '#{handle}' });
    const selected: unknown[] = [];
    element.addEventListener('vtc-select', (event) => {
      event.preventDefault();
      selected.push((event as CustomEvent<{ item: unknown }>).detail.item);
    });
    all(element, 'a')[0]?.click();
    expect(selected).to.deep.equal([partner()]);
  });

  it('shows a dash for a blank name, and neither scripts nor pictures of hostile fields', async () => {
    const element = await show([
      partner({ name: ' \n' }),
      partner({
        id: 8,
        name: '<img src=x onerror=alert(1)>',
        profilePicture: 'javascript:alert(1)',
      }),
    ]);
    expect(names(element)).to.deep.equal(['—', '<img src=x onerror=alert(1)>']);
    expect(all(element, 'img, script')).to.have.length(0);
  });

  it('removes a partner that is private in the next response without a message, and keeps the others', async () => {
    let items = [
      partner(),
      partner({ id: 8, name: 'Étoile' }),
      partner({ id: 9, name: 'Ostwind' }),
    ];
    fixture.backend.respond = ({ url }) =>
      url.includes('/partnerships') ? Response.json({ items }) : undefined;
    const element = await fixture.show(tag, { 'href-template': '#{id}' });
    const last = all(element, 'a').at(-1);
    last?.focus();
    items = items.filter(({ id }) => id !== 8);
    void element.refresh();
    await fixture.clock.until(() => names(element).length === 2);
    expect(names(element)).to.deep.equal(['Polar Express', 'Ostwind']);
    expect(element.shadowRoot?.activeElement === last).to.equal(true);
    expect(all(element, '[role="status"]')[0]?.innerText.trim()).to.equal('');
    expect(element.state).to.equal('ready');
  });

  it('shows the empty text when the last partner has been removed', async () => {
    const element = await show([partner()]);
    element.data = { items: [] };
    await element.updateComplete;
    expect(element.state).to.equal('empty');
    expect(all(element, '[part~="base"]')[0]?.innerText).to.include('No partners yet');
  });
});
