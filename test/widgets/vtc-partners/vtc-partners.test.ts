import { expect } from '@open-wc/testing';
import type { Partnership } from '../../../src/widgets/vtc-partners/vtc-partners.js';
import { ElementFixture } from '../../support/element-fixture.js';
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
        list: ['Since 2026', 'Since 2026'],
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
    { layout: 'list', images: 'all', banners: [], dates: ['Since 2026'] },
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

  const partners = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      partner({ id: index + 1, name: `Partner ${index + 1}` }),
    );
  const many = partners(12);

  for (const { attributes, shown } of [
    { attributes: {}, shown: 8 },
    { attributes: { limit: '3' }, shown: 3 },
    { attributes: { layout: 'list', limit: '9' }, shown: 9 },
    { attributes: { heading: '' }, shown: 8 },
  ]) {
    it(`shows ${shown} of 12 partners with ${JSON.stringify(attributes)}, the others by a button below them that names their number`, async () => {
      const element = await show(many, attributes);
      expect(names(element)).to.have.length(shown);
      const [button] = all(element, '.text-button');
      expect(button?.innerText.trim()).to.equal(`Show ${12 - shown} more`);
      expect(button?.ariaLabel).to.equal(`Show ${12 - shown} more: Partners`);
      expect(button?.ariaExpanded).to.equal('false');
      const [list, below] = [all(element, '.partners')[0], button].map((part) =>
        part?.getBoundingClientRect(),
      );
      expect(below?.left).to.equal(list?.left);
      expect(below?.top).to.be.at.least(list?.bottom ?? NaN);
      button?.click();
      await element.updateComplete;
      expect(names(element)).to.have.length(12);
      expect(button?.ariaExpanded).to.equal('true');
    });
  }

  it('has as much space below the text of its button as above its heading', async () => {
    const element = await show(many, { theme: 'light' });
    const [base, heading, button] = ['.base', '.heading', '.text-button'].map((selector) =>
      all(element, selector)[0]?.getBoundingClientRect(),
    );
    const above = (heading?.top ?? NaN) - (base?.top ?? NaN);
    // The button is 2.67 times as high as its text of 15 px, of which a line has 1.1.
    const end = (button?.bottom ?? NaN) - ((2.67 - 1.1) / 2) * 15;
    expect((base?.bottom ?? NaN) - end).to.be.closeTo(above, 1.5);
  });

  for (const [layout, count] of [
    ['grid', 7],
    ['grid', 8],
    ['grid', 6],
    ['grid', 3],
    ['grid', 4],
    ['grid', 5],
    ['grid', 10],
    ['grid', 13],
    ['list', 6],
    ['list', 7],
  ] as const)
    it(`gives ${count} partners columns of one width in layout ${layout}`, async () => {
      const element = await show(partners(count), { layout, theme: 'light' });
      for (const width of [480, 640, 900, 1200]) {
        element.style.inlineSize = `${width}px`;
        const boxes = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect());
        const columns = new Set(boxes.map(({ left }) => Math.round(left))).size;
        const widths = boxes.map((box) => box.width);
        expect(Math.max(...widths) - Math.min(...widths), `${width} px`).to.be.below(1);
        expect(Math.min(...widths), `${width} px`).to.be.at.least(180);
        // In a wide grid, the last one is not alone in its row.
        const isAlone = columns > 1 && boxes.at(-1)?.top !== boxes.at(-2)?.top;
        if (layout === 'grid' && width > 840) expect(isAlone, `${width} px`).to.equal(false);
        if (layout === 'list') expect(columns, `${width} px`).to.be.below(3);
      }
    });

  it('lists partners in rows of two', async () => {
    const element = await show(partners(7), { layout: 'list', theme: 'light' });
    for (const width of [640, 900]) {
      element.style.inlineSize = `${width}px`;
      const boxes = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect());
      expect(boxes[1]?.top, `${width} px`).to.equal(boxes[0]?.top);
      expect(boxes[1]?.left, `${width} px`).to.be.above(boxes[0]?.right ?? NaN);
      expect(boxes[2]?.left, `${width} px`).to.equal(boxes[0]?.left);
    }
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
          // A name that is cut ends with an ellipsis before the icons.
          const box = name?.parentElement;
          if (box && box.scrollWidth > box.clientWidth) continue;
          const text = document.createRange();
          text.selectNodeContents(name as Node);
          const last = [...text.getClientRects()].at(-1) as DOMRect;
          const [icon] = all(element, '.distinctions .icon')
            .filter((other) => icons?.contains(other))
            .map((other) => other.getBoundingClientRect()) as [DOMRect];
          const gap = dir === 'rtl' ? last.left - icon.right : icon.left - last.right;
          expect(gap, `${name?.textContent ?? ''}, ${width} px`).to.be.within(3, 8);
          expect(icon.top).to.be.within(last.top, last.bottom);
        }
      }
    });
  }

  it('has the names of all partners below their logos, also of a last one that is alone in its row', async () => {
    const element = await show([1, 2, 3].map((id) => partner({ id })));
    for (const width of [280, 480, 640]) {
      element.style.inlineSize = `${width}px`;
      const logos = all(element, '.avatar').map((logo) => logo.getBoundingClientRect());
      for (const [index, name] of all(element, '.name').entries()) {
        const { left, top } = name.getBoundingClientRect();
        expect(top, `${width} px`).to.be.at.least(logos[index]?.bottom ?? NaN);
        expect(left, `${width} px`).to.be.closeTo(logos[index]?.left ?? NaN, 1);
      }
    }
  });

  it('has the year directly below the name, and draws a cover where there is no banner', async () => {
    const element = await show([
      partner({ banner: pixel }),
      partner({ id: 8, name: 'A '.repeat(40) }),
    ]);
    element.style.inlineSize = '480px';
    for (const year of all(element, '.since'))
      expect(year.getBoundingClientRect().top).to.be.closeTo(
        year.previousElementSibling?.getBoundingClientRect().bottom ?? NaN,
        0.5,
      );
    expect(all(element, '.scene')).to.have.length(2);
  });

  it('draws nothing dark behind a picture, which would shine through at its round corners', async () => {
    const element = await show([partner({ banner: pixel }), partner({ id: 8 })]);
    element.shadowRoot?.querySelectorAll<HTMLElement>('img').forEach((img) => (img.hidden = false));
    const [withPicture, drawn] = all(element, '.cover').map((cover) => [
      getComputedStyle(cover).backgroundImage === 'none',
      getComputedStyle(cover, '::before').display === 'none',
      getComputedStyle(cover, '::after').display === 'none',
    ]);
    expect(withPicture).to.deep.equal([true, true, true]);
    expect(drawn).to.deep.equal([false, false, false]);
  });

  for (const lang of ['en', 'ar'])
    it(`shows whole logos in columns that begin where the heading does, each with its name, in ${lang}`, async () => {
      const element = await show(partners(7), { layout: 'logos', lang, theme: 'light' });
      const [list] = all(element, '[part~="list"]');
      for (const [width, rows] of [
        [280, 4],
        [360, 2],
        [480, 2],
        [640, 2],
        [900, 1],
        [1200, 1],
      ] as const) {
        element.style.inlineSize = `${width}px`;
        const box = list?.getBoundingClientRect() ?? new DOMRect(NaN);
        const logos = all(element, '.avatar').map((logo) => logo.getBoundingClientRect());
        expect(new Set(logos.map(({ top }) => Math.round(top))).size, `${width} px`).to.equal(rows);
        for (const logo of logos) {
          expect(logo.left).to.be.at.least(box.left - 0.5);
          expect(logo.right).to.be.at.most(box.right + 0.5);
          expect(logo.width).to.be.closeTo(logo.height, 0.5);
        }
        for (const { offsetWidth } of all(element, '[part~="name"]'))
          expect(offsetWidth, `name at ${width} px`).to.be.above(20);
        const starts = logos.map(({ left, right }) =>
          Math.round(lang === 'ar' ? box.right - right : left - box.left),
        );
        expect(starts[0]).to.equal(0);
        expect(new Set(starts).size, `columns at ${width} px`).to.equal(Math.ceil(7 / rows));
      }
    });

  it('shows the first partners again when the company changes', async () => {
    for (const name of ['vtc', 'api-base']) {
      const element = await show(many);
      all(element, '.text-button')[0]?.click();
      await element.updateComplete;
      expect(names(element)).to.have.length(12);
      element.setAttribute(name, name === 'vtc' ? '2' : 'https://other.example');
      await element.updateComplete;
      expect(names(element), name).to.have.length(8);
    }
  });

  for (const [count, attributes, shown] of [
    [10, {}, 10],
    [11, {}, 8],
    [12, { limit: '10' }, 12],
    [12, { layout: 'logos' }, 12],
  ] as const)
    it(`hides at least three: shows ${shown} of ${count} partners with ${JSON.stringify(attributes)}`, async () => {
      const element = await show(partners(count), attributes);
      expect(names(element)).to.have.length(shown);
      expect(all(element, '.text-button')).to.have.length(shown < count ? 1 : 0);
    });

  it('shows whole names as tooltips', async () => {
    const element = await show([partner()], { layout: 'logos' });
    expect(all(element, '[part~="item"]').map(({ title }) => title)).to.deep.equal([
      'Polar Express',
    ]);
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
