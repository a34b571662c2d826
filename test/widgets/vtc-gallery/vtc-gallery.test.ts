import { announcementsOf } from '../../support/announcements.js';
import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import type { GalleryData, VtcGallery } from '../../../src/widgets/vtc-gallery/vtc-gallery.js';
import { ElementFixture } from '../../support/element-fixture.js';

type GalleryImage = GalleryData['items'][number];

const pictureFile = `${location.origin}/test/support/picture.svg`;

const image = (id: number, fields: Partial<GalleryImage> = {}): GalleryImage => ({
  id,
  albumId: null,
  title: `Title ${id}`,
  caption: null,
  imageUrl: `${pictureFile}?${id}`,
  thumbnailUrl: null,
  featured: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...fields,
});

const images = (count: number, fields: Partial<GalleryImage> = {}) =>
  Array.from({ length: count }, (_, index) => image(index + 1, fields));

const gallery = (items: GalleryImage[], fields: Partial<GalleryData> = {}): GalleryData => ({
  albums: [],
  items,
  nextCursor: null,
  total: items.length,
  ...fields,
});

const album = (id: number, title: string) => ({ id, title, description: null });

describe('<vtc-gallery>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    fixture.backend.hasPictures = true;
  });
  afterEach(() => fixture.close());

  const show = async (
    attributes: Readonly<Record<string, string>> = {},
    data?: GalleryData,
  ): Promise<VtcGallery> => (await fixture.show('vtc-gallery', attributes, data)) as VtcGallery;

  const all = (element: HTMLElement, selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const find = (element: HTMLElement, selector: string) => {
    const [found] = all(element, selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const links = (element: HTMLElement) => all(element, '[part~="list"] [part~="link"]');
  const titles = (element: HTMLElement) =>
    all(element, '[part~="list"] .title').map(({ textContent }) => textContent);
  const announcement = (element: VtcGallery) =>
    find(element, '[role="status"]').textContent?.trim();
  const focused = (element: HTMLElement) => element.shadowRoot?.activeElement;

  const galleryRequests = () =>
    fixture.backend.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/gallery'))
      .map(({ search }) => search);

  /** Responds with some images, filtered and paged as the API does. */
  function serve(items: GalleryImage[], albums: GalleryData['albums'] = []): void {
    fixture.backend.respond = ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith('/gallery')) return undefined;
      const albumId = searchParams.get('albumId');
      const matching = items.filter((image) => !albumId || image.albumId === Number(albumId));
      const start = Number(searchParams.get('offset'));
      const end = start + Number(searchParams.get('limit'));
      const page = matching.slice(start, end);
      return Response.json({
        albums,
        images: page,
        items: page,
        nextCursor: end < matching.length ? end : null,
        total: matching.length,
      });
    };
  }

  async function press(element: VtcGallery, target: HTMLElement, key: string): Promise<boolean> {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    await element.updateComplete;
    return event.defaultPrevented;
  }

  async function swipe(element: VtcGallery, [x, y]: readonly [number, number], release = true) {
    const target = find(element, '.viewer');
    const at = (type: string, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { clientX, clientY, isPrimary: true, bubbles: true }),
      );
    at('pointerdown', 200, 200);
    at('pointermove', 200 + x, 200 + y);
    at(release ? 'pointerup' : 'pointercancel', 200 + x, 200 + y);
    await element.updateComplete;
  }

  const openDialog = (element: HTMLElement) => all(element, 'dialog:modal')[0];
  const caption = (element: HTMLElement) =>
    find(element, '[part~="caption"]').innerText.split(/\n+/).filter(Boolean);
  const shownTitle = (element: HTMLElement) =>
    all(element, '.viewer img:not([hidden])').map((image) => image.getAttribute('alt'));

  /** Waits until an image has failed to load. */
  const whenFailed = (element: VtcGallery, selector: string) =>
    fixture.clock.until(() => all(element, selector).length === 0);

  async function open(element: VtcGallery, index: number): Promise<HTMLElement> {
    const link = links(element)[index];
    if (!link) throw new Error(`There is no picture ${index}.`);
    // Safari does not focus a link that is clicked.
    link.click();
    await element.updateComplete;
    return link;
  }

  describe('the pictures', () => {
    it('are 12, featured ones first, and more on request', async () => {
      serve(
        images(70).map((image) => ({ ...image, featured: image.id === 50 || image.id === 65 })),
      );
      const element = await show();
      expect(galleryRequests()).to.deep.equal(['?limit=60&offset=0']);
      expect(links(element)).to.have.length(12);
      expect(titles(element).slice(0, 3)).to.deep.equal(['Title 50', 'Title 1', 'Title 2']);
      const before = titles(element);
      for (let page = 2; page <= 6; page += 1) {
        find(element, '.text-button').click();
        await fixture.clock.until(() => links(element).length >= Math.min(70, page * 12));
      }
      expect(galleryRequests()).to.deep.equal(['?limit=60&offset=0', '?limit=60&offset=59']);
      expect(links(element)).to.have.length(70);
      expect(titles(element).slice(0, 12)).to.deep.equal(before);
      expect(titles(element)[60]).to.equal('Title 65');
      expect(all(element, '.text-button')).to.have.length(0);
    });

    it('focus their end when the button disappears with the last page', async () => {
      serve(images(20));
      const element = await show();
      const more = find(element, '.text-button');
      more.focus();
      more.click();
      await element.updateComplete;
      expect(links(element)).to.have.length(20);
      expect(focused(element)?.className).to.equal('end');
      await fixture.clock.advance(0);
      expect(announcement(element)).to.equal('20 of 20');
      await fixture.clock.advance(6000);
      // A picture that cannot be loaded is no news.
      find(element, '[part~="list"] img').dispatchEvent(new Event('error'));
      await element.updateComplete;
      expect(announcement(element)).to.equal('');
    });

    it('have a retry button where more of them cannot be loaded', async () => {
      serve(images(70));
      const element = await show({ limit: '60' });
      fixture.backend.fail(500);
      const announced = announcementsOf(element);
      find(element, '.text-button').focus();
      find(element, '.text-button').click();
      await fixture.clock.advance(20_000);
      await fixture.clock.until(() => all(element, '.failure').length > 0);
      expect(find(element, '.end').innerText).to.include('The pictures could not be loaded.');
      expect(announced).to.deep.equal(['Gallery: The pictures could not be loaded']);
      expect(focused(element)?.ariaLabel).to.equal('Try again: Gallery');
      serve(images(70));
      find(element, '.end button').click();
      await fixture.clock.until(() => links(element).length === 70);
      expect(links(element)).to.have.length(70);
    });

    it('load when they are near, without a referrer, in boxes of a fixed shape', async () => {
      const element = await show({}, gallery(images(3)));
      for (const picture of all(element, '[part~="list"] img')) {
        expect(picture.getAttribute('loading')).to.equal('lazy');
        expect(picture.getAttribute('referrerpolicy')).to.equal('no-referrer');
        const { width, height } = picture.getBoundingClientRect();
        expect(width / height).to.be.closeTo(16 / 9, 0.02);
      }
    });

    for (const [width, height] of [
      [1, 5000],
      [5000, 1],
    ] as const) {
      it(`fill their box, and the lightbox shows them, with ${width} × ${height} pixels`, async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const element = await show({}, gallery(images(2)));
        const [picture] = all(element, '[part~="list"] img');
        Object.assign(picture ?? {}, { src: canvas.toDataURL() });
        await (picture as HTMLImageElement).decode();
        const box = picture?.getBoundingClientRect();
        expect(Number(box?.width) / Number(box?.height)).to.be.closeTo(16 / 9, 0.02);
        await open(element, 0);
        const large = find(element, '.viewer img:not([hidden])') as HTMLImageElement;
        large.src = canvas.toDataURL();
        await large.decode();
        const shown = large.getBoundingClientRect();
        const place = find(element, '.viewer').getBoundingClientRect();
        expect(Math.min(shown.width, shown.height)).to.be.at.least(4);
        expect(shown.width).to.be.at.most(place.width);
        expect(shown.height).to.be.at.most(place.height);
      });
    }

    it('fall back to the original where the thumbnail is broken, and are left out where both are', async () => {
      const element = await show(
        {},
        gallery([
          image(1),
          image(2, { thumbnailUrl: `${location.origin}/none-2` }),
          image(3, { imageUrl: `${location.origin}/none-3` }),
          image(4),
        ]),
      );
      await whenFailed(element, '[src*="none"]');
      expect(titles(element)).to.deep.equal(['Title 1', 'Title 2', 'Title 4']);
      expect(all(element, '[part~="item"]')).to.have.length(3);
      await open(element, 1);
      expect(caption(element)).to.deep.equal(['2 of 3', 'Title 2']);
      expect(element.data?.items.map(({ id }) => id)).to.deep.equal([1, 2, 3, 4]);
    });

    for (const [cause, again] of [
      ['with the next refresh', (element: VtcGallery) => void element.refresh()],
      ['when the browser is online', () => void dispatchEvent(new Event('online'))],
    ] as const)
      it(`are tried again ${cause}, where they could not be loaded`, async () => {
        serve(images(3));
        const element = await show();
        find(element, '[part~="list"] img').dispatchEvent(new Event('error'));
        await element.updateComplete;
        expect(titles(element)).to.deep.equal(['Title 2', 'Title 3']);
        again(element);
        await fixture.clock.advance(1000);
        expect(titles(element)).to.deep.equal(['Title 1', 'Title 2', 'Title 3']);
      });

    it('change nothing in the data when they have loaded', async () => {
      const element = await show({}, gallery(images(2)));
      const before = element.data;
      find(element, '[part~="list"] img').dispatchEvent(new Event('load'));
      element.requestUpdate();
      await element.updateComplete;
      expect(element.data).to.equal(before);
    });

    it('take the places of more broken ones than a page has', async () => {
      const isBroken = (id: number) => id % 10 !== 0;
      const element = await show(
        { limit: '10' },
        gallery(
          images(60).map((image) =>
            isBroken(image.id)
              ? { ...image, imageUrl: `${location.origin}/none-${image.id}` }
              : image,
          ),
        ),
      );
      await fixture.clock.until(() => all(element, '[part~="item"]').length === 6);
      expect(titles(element)).to.deep.equal([10, 20, 30, 40, 50, 60].map((id) => `Title ${id}`));
      expect(all(element, '[part~="list"] img')).to.have.length(6);
    });

    it('are titles where no picture can be loaded', async () => {
      const broken = images(3).map((image) => ({
        ...image,
        imageUrl: `${location.origin}/none-${image.id}`,
      }));
      const element = await show({}, gallery(broken));
      await whenFailed(element, 'img');
      expect(element.state).to.equal('ready');
      expect(titles(element)).to.deep.equal(['Title 1', 'Title 2', 'Title 3']);
    });

    it('are left out where they have no https URL', async () => {
      const element = await show(
        {},
        gallery([
          image(1, { imageUrl: 'javascript:alert(1)' }),
          image(2, { imageUrl: 'http://pictures.example/2', thumbnailUrl: 'data:image/png,' }),
          image(3),
        ]),
      );
      expect(titles(element)).to.deep.equal(['Title 3']);
    });

    it('have names without titles, and show hostile titles as text', async () => {
      const hostile = '<img src=x onerror=alert(1)>';
      const element = await show(
        {},
        gallery([image(1, { title: ' ' }), image(2, { title: hostile })]),
      );
      expect(links(element).map((link) => link.getAttribute('aria-label'))).to.deep.equal([
        'Enlarge: Picture 1',
        `Enlarge: ${hostile}`,
      ]);
      expect(all(element, '[onerror]')).to.have.length(0);
    });

    it('are titles with links, and without pictures or a lightbox, with images="none"', async () => {
      const element = await show({ images: 'none' }, gallery(images(2)));
      expect(titles(element)).to.deep.equal(['Title 1', 'Title 2']);
      const [link] = links(element);
      expect(link).to.have.property('href', `${pictureFile}?1`);
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
      await element.updateComplete;
      expect(all(element, 'dialog, img')).to.have.length(0);
    });

    for (const count of [1, 2, 3]) {
      it(`are in rows without a hole, ${count} of them`, async () => {
        const element = await show({ limit: '60' }, gallery(images(count)));
        const boxes = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect());
        expect(boxes).to.have.length(count);
        const widths = new Set(boxes.map(({ width }) => Math.round(width)));
        expect(widths.size).to.equal(1);
      });
    }

    it('are beside each other where two are shown', async () => {
      const element = await show({ limit: '2' }, gallery(images(2)));
      for (const width of [280, 480, 900]) {
        element.style.inlineSize = `${width}px`;
        const tops = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect().top);
        expect(tops).to.have.length(2);
        expect(new Set(tops).size, `${width} px`).to.equal(1);
      }
    });

    for (const count of [12, 24, 60])
      it(`fill the last row where the first is twice as large, ${count} of them`, async () => {
        const element = await show({ limit: '60' }, gallery(images(count)));
        for (const width of [640, 900, 1200]) {
          element.style.inlineSize = `${width}px`;
          const boxes = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect());
          const [first, second] = boxes;
          expect(first?.width, `${width} px`).to.be.closeTo(2 * (second?.width ?? NaN) + 8, 2);
          const end = find(element, '.pictures').getBoundingClientRect().right;
          expect(boxes.at(-1)?.right, `${width} px`).to.be.closeTo(end, 1);
          const area = boxes.reduce((sum, box) => sum + (box.width + 8) * (box.height + 8), 0);
          const list = find(element, '.pictures').getBoundingClientRect();
          expect(area / ((list.width + 8) * (list.height + 8))).to.be.closeTo(1, 0.02);
          const [large, , third, fourth] = all(element, '.thumbnail').map((picture) =>
            picture.getBoundingClientRect(),
          );
          const neighbour = width < 832 ? third : fourth;
          expect(large?.bottom, `${width} px`).to.be.closeTo(neighbour?.bottom ?? NaN, 0.5);
          expect(large?.width, `${width} px`).to.be.closeTo(first?.width ?? NaN, 0.5);
        }
      });

    it('are shown one at a time with limit="1": with title, number, and buttons to the others', async () => {
      serve(images(70));
      const element = await show({ limit: '1' });
      const shown = () => find(element, '.single').innerText.split(/\n+/);
      expect(shown()).to.deep.equal(['Title 1', '1 of 70']);
      expect(all(element, '.text-button')).to.have.length(0);
      const [previous, next] = all(element, '.frame > button');
      expect([previous?.ariaLabel, next?.ariaLabel]).to.deep.equal([
        'Previous picture',
        'Next picture',
      ]);
      expect(previous?.ariaDisabled).to.equal('true');
      for (const position of [2, 3]) {
        next?.click();
        await element.updateComplete;
        expect(shown()).to.deep.equal([`Title ${position}`, `${position} of 70`]);
        expect(titles(element)).to.deep.equal([`Title ${position}`]);
      }
      previous?.click();
      await element.updateComplete;
      expect(shown()).to.deep.equal(['Title 2', '2 of 70']);
      for (let position = 3; position <= 60; position++) {
        next?.click();
        await element.updateComplete;
      }
      await fixture.clock.until(() => galleryRequests().length === 2);
      expect(shown()).to.deep.equal(['Title 60', '60 of 70']);
      await fixture.clock.until(() => next?.ariaDisabled !== 'true');
      next?.click();
      await element.updateComplete;
      expect(shown()[1]).to.equal('61 of 70');
    });

    it('have the buttons of a picture that is shown alone beside its number, below it', async () => {
      const element = await show({ limit: '1' }, gallery(images(3)));
      for (const width of [280, 480, 900, 1200]) {
        element.style.inlineSize = `${width}px`;
        const picture = find(element, '.thumbnail').getBoundingClientRect();
        const number = find(element, '.single > .secondary').getBoundingClientRect();
        const [previous, next] = all(element, '.frame > button').map((button) =>
          button.getBoundingClientRect(),
        );
        for (const { top, width: size } of [previous, next] as DOMRect[]) {
          expect(top - picture.bottom, `${width} px`).to.be.closeTo(8, 1);
          expect(size, `${width} px`).to.equal(32);
        }
        expect(number.top, `${width} px`).to.be.above(picture.bottom);
        expect(number.right, `${width} px`).to.be.below(previous?.left ?? NaN);
        expect(next?.right, `${width} px`).to.be.closeTo(picture.right, 1);
      }
    });

    it('have a button that adds as many, at least 12, or those that are left', async () => {
      for (const [limit, text] of [
        ['20', 'Show 10 more'],
        ['2', 'Show 12 more'],
      ] as const) {
        const element = await show({ limit }, gallery(images(30)));
        const more = find(element, '.text-button');
        expect(more.innerText.trim()).to.equal(text);
        const before = links(element).length;
        more.click();
        await element.updateComplete;
        expect(links(element).length - before).to.equal(Number(/\d+/.exec(text)?.[0]));
      }
    });

    it('fill the width where there is one', async () => {
      const element = await show({}, gallery(images(1)));
      for (const width of [280, 640, 1200]) {
        element.style.inlineSize = `${width}px`;
        const [list] = all(element, '.pictures');
        const [picture] = all(element, '.thumbnail');
        const box = picture?.getBoundingClientRect();
        expect(box?.width).to.be.closeTo(list?.getBoundingClientRect().width ?? 0, 1);
        expect(box?.height).to.be.at.most(480);
      }
    });

    it('show a part of the next one at the end of a strip', async () => {
      const element = await show({ layout: 'strip' }, gallery(images(12)));
      for (const width of [280, 320, 360, 420, 480, 560, 640, 760, 900, 1050, 1200]) {
        element.style.inlineSize = `${width}px`;
        const end = all(element, '.frame')[0]?.getBoundingClientRect().right ?? NaN;
        const shares = all(element, '[part~="item"]').map((item) => {
          const { left, right } = item.getBoundingClientRect();
          return (Math.min(right, end) - left) / (right - left);
        });
        const cut = shares.filter((share) => share > 0 && share < 0.99);
        expect(cut, `${width} px`).to.have.length(1);
        expect(cut[0], `${width} px`).to.be.within(0.3, 0.85);
      }
    });

    for (const lang of ['en', 'ar'])
      it(`have an arrow at each end of a strip beyond which there are more, in ${lang}`, async () => {
        const element = await show({ layout: 'strip', lang }, gallery(images(12)));
        // Browsers without timelines of scrolling show none.
        if (!CSS.supports('timeline-scope: --row')) return;
        const row = find(element, '.frame');
        /** Animations follow the position of the row with a later frame. */
        const expectShown = async (host: HTMLElement, ...expected: string[]) => {
          for (let frame = 0; ; frame++) {
            await new Promise(requestAnimationFrame);
            const shown = ['.previous', '.next'].map(
              (name) => getComputedStyle(find(host, `.frame ~ ${name}`)).visibility,
            );
            if (frame < 60 && shown.join() !== expected.join()) continue;
            return expect(shown).to.deep.equal(expected);
          }
        };
        await expectShown(element, 'hidden', 'visible');
        const end = (row.scrollWidth - row.clientWidth) * (lang === 'ar' ? -1 : 1);
        row.scrollLeft = end / 2;
        await expectShown(element, 'visible', 'visible');
        row.scrollLeft = end;
        await expectShown(element, 'visible', 'hidden');
        find(element, '.frame ~ .previous').click();
        await fixture.clock.until(() => Math.abs(row.scrollLeft) < Math.abs(end));
        const few = await show({ layout: 'strip' }, gallery(images(1)));
        await expectShown(few, 'hidden', 'hidden');
      });

    it('are one row that scrolls in a strip', async () => {
      const element = await show({ layout: 'strip' }, gallery(images(12)));
      const tops = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect().top);
      const frame = find(element, '.frame');
      expect(new Set(tops).size).to.equal(1);
      expect(frame.scrollWidth).to.be.greaterThan(frame.clientWidth);
    });
  });

  describe('an album', () => {
    const albums = [album(7, 'Convoys'), album(8, '7'), album(9, 'Empty'), album(10, 'convoys')];
    const items = [
      image(1, { albumId: 7 }),
      image(2, { albumId: 8 }),
      image(3, { albumId: 10 }),
      image(4),
    ];

    for (const [name, expected, requests] of [
      ['7', ['Title 1'], 1],
      ['8', ['Title 2'], 1],
      ['Convoys', ['Title 1'], 2],
      ['convoys', ['Title 3'], 2],
      ['CONVOYS', ['Title 1'], 2],
    ] as const) {
      it(`is chosen by album="${name}", an id before a title`, async () => {
        serve(items, albums);
        const element = await show({ album: name });
        expect(titles(element)).to.deep.equal(expected);
        expect(galleryRequests()).to.have.length(requests);
        expect(all(element, '[role="tab"]')).to.have.length(0);
      });
    }

    it('may have a number as its title, which is no id', async () => {
      serve([image(1, { albumId: 3 })], [album(3, '2026')]);
      expect(titles(await show({ album: '2026' }))).to.deep.equal(['Title 1']);
    });

    it('may have a number as its title where the API has nothing for an unknown id', async () => {
      serve([image(1, { albumId: 3 })], [album(3, '2026')]);
      const { respond } = fixture.backend;
      fixture.backend.respond = (request) =>
        request.url.includes('albumId=2026')
          ? Response.json({ error: { code: 'NOT_FOUND', message: '' } }, { status: 404 })
          : respond(request);
      expect(titles(await show({ album: '2026' }))).to.deep.equal(['Title 1']);
    });

    it('has an empty state if it has no pictures', async () => {
      serve(items, albums);
      expect((await show({ album: 'Empty' })).state).to.equal('empty');
    });

    it('has an empty state if it is unknown, and the owner is warned', async () => {
      serve(items, albums);
      const { warn } = console;
      const warned: string[] = [];
      console.warn = (message: string) => warned.push(message);
      const element = await show({ album: 'Buses' });
      console.warn = warn;
      expect(element.state).to.equal('empty');
      expect(warned).to.deep.equal([
        '<vtc-gallery album="Buses">: invalid value; use the id or title of one of Convoys, 7, Empty, convoys.',
      ]);
    });

    it('is chosen in data of the page, too', async () => {
      const element = await show({ album: 'Convoys' }, gallery(items, { albums }));
      expect(titles(element)).to.deep.equal(['Title 1']);
      expect(fixture.backend.requests).to.have.length(0);
    });
  });

  describe('the tabs', () => {
    const albums = [album(7, 'Convoys'), album(8, 'Trucks')];
    const items = [image(1, { albumId: 7 }), image(2, { albumId: 8 }), image(3)];
    const tabs = (element: HTMLElement) => all(element, '[role="tab"]');

    it('show the description of the chosen album without markup above its pictures', async () => {
      const described = { ...album(7, 'Convoys'), description: '**Roads**, <b>two</b>\nlines' };
      serve(items, [described, album(8, 'Trucks')]);
      const element = await show();
      const paragraphs = () =>
        all(element, '[role="tabpanel"] .description').map((paragraph) => paragraph.innerText);
      expect(paragraphs()).to.deep.equal([]);
      for (const [tab, expected] of [
        [1, ['Roads, two\nlines']],
        [2, []],
      ] as const) {
        tabs(element)[tab]?.click();
        await fixture.clock.advance(100);
        expect(titles(element)).to.have.length(1);
        expect(paragraphs()).to.deep.equal(expected);
      }
    });
    const selected = (element: HTMLElement) =>
      tabs(element).map((tab) => `${tab.getAttribute('aria-selected')} ${tab.tabIndex}`);

    /** Accessible name of the pictures of the chosen tab. */
    const panelName = (element: VtcGallery) => {
      const id = find(element, '[role="tabpanel"]').getAttribute('aria-labelledby');
      return find(element, `[id="${id}"]`).innerText;
    };

    it('are one for each album and one for all, with one stop of the Tab key', async () => {
      serve(items, albums);
      const element = await show();
      expect(tabs(element).map(({ innerText }) => innerText)).to.deep.equal([
        'All pictures',
        'Convoys',
        'Trucks',
      ]);
      expect(selected(element)).to.deep.equal(['true 0', 'false -1', 'false -1']);
      expect(find(element, '[role="tablist"]').getAttribute('aria-label')).to.equal('Albums');
      expect(panelName(element)).to.equal('All pictures');
    });

    it('do not exist for one album', async () => {
      serve(items, albums.slice(1));
      expect(tabs(await show())).to.have.length(0);
    });

    it('show the pictures of an album at once, and load the others', async () => {
      const many = [
        ...images(60, { albumId: 7 }),
        image(61, { albumId: 8 }),
        image(62, { albumId: 8 }),
      ];
      many.splice(3, 0, image(70, { albumId: 8 }));
      serve(many, albums);
      const element = await show();
      fixture.backend.hold();
      tabs(element)[2]?.click();
      await element.updateComplete;
      expect(titles(element)).to.deep.equal(['Title 70']);
      expect(panelName(element)).to.equal('Trucks');
      fixture.backend.release();
      await fixture.clock.until(() => links(element).length === 3);
      expect(titles(element)).to.deep.equal(['Title 70', 'Title 61', 'Title 62']);
      expect(galleryRequests().at(-1)).to.include('albumId=8');
    });

    it('stay while an album loads, when it is empty and when it fails', async () => {
      serve([image(1, { albumId: 7 })], albums);
      const element = await show();
      fixture.backend.hold();
      tabs(element)[2]?.click();
      await element.updateComplete;
      expect(element.state).to.equal('loading');
      expect(tabs(element)).to.have.length(3);
      fixture.backend.release();
      await fixture.clock.until(() => element.state !== 'loading');
      expect(element.state).to.equal('empty');
      expect(tabs(element)).to.have.length(3);
      tabs(element)[0]?.click();
      await fixture.clock.until(() => element.state === 'ready');
      expect(titles(element)).to.deep.equal(['Title 1']);
    });

    for (const [lang, keys, expected] of [
      [
        'en',
        ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'],
        [1, 2, 0, 2, 0, 2],
      ],
      [
        'ar',
        ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
        [1, 2, 0, 2, 0, 2],
      ],
    ] as const) {
      it(`move the focus and the selection by keys in ${lang}`, async () => {
        const { default: sections } = await import('../../../src/locales/ar.js');
        const messages = { ...sections.common, ...sections.vtcGallery };
        const { registerMessages } = await import('../../../src/base.js');
        registerMessages('ar', messages);
        const element = await show({ lang }, gallery(items, { albums }));
        tabs(element)[0]?.focus();
        for (const [index, key] of keys.entries()) {
          const tab = focused(element);
          expect(tab).to.be.instanceOf(HTMLElement);
          expect(await press(element, tab as HTMLElement, key)).to.equal(true);
          const place = expected[index] ?? 0;
          expect(focused(element)).to.equal(tabs(element)[place]);
          expect(selected(element)[place]).to.equal('true 0');
        }
        expect(titles(element)).to.deep.equal(['Title 2']);
      });
    }

    it('begin with all pictures of another company', async () => {
      serve(items, albums);
      const element = await show();
      tabs(element)[1]?.click();
      await element.updateComplete;
      element.vtc = '2';
      await element.updateComplete;
      await fixture.clock.until(() => element.state === 'ready');
      expect(selected(element)[0]).to.equal('true 0');
      expect(titles(element)).to.have.length(3);
      expect(galleryRequests().at(-1)).not.to.include('albumId');
    });
  });

  describe('the lightbox', () => {
    it('opens a picture with its name, position, title and caption in plain text', async () => {
      const element = await show(
        {},
        gallery([
          image(1),
          image(2, { caption: '**Bold** and [a link](https://l.example/)' }),
          image(3),
        ]),
      );
      const link = await open(element, 1);
      const dialog = openDialog(element);
      expect(dialog?.ariaLabel).to.equal('Gallery');
      const descriptions = dialog?.ariaDescribedByElements?.map(({ textContent }) =>
        textContent?.trim(),
      );
      expect(descriptions).to.deep.equal(['2 of 3', 'Title 2']);
      expect(link.getAttribute('aria-haspopup')).to.equal('dialog');
      expect(caption(element)).to.deep.equal(['2 of 3', 'Title 2', 'Bold and a link']);
      expect(shownTitle(element)).to.deep.equal(['Title 2']);
      const original = find(element, 'dialog a');
      expect(original).to.have.property('href', `${pictureFile}?2`);
      expect(original).to.have.property('target', '_blank');
      expect(original.getAttribute('rel')).to.include('noopener');
      const { violations } = await fixture.clock.withRealTimers(() => axe.run(element));
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
    });

    it('covers the page with opaque black on light and on dark pages', async () => {
      for (const theme of ['light', 'dark']) {
        const element = await show({ theme }, gallery(images(1)));
        await open(element, 0);
        const dialog = find(element, 'dialog');
        const { left, top, width, height } = dialog.getBoundingClientRect();
        expect([left, top]).to.deep.equal([0, 0]);
        expect(width).to.be.at.least(document.documentElement.clientWidth);
        expect(height).to.be.at.least(innerHeight);
        const { backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop');
        expect([backgroundColor, opacity]).to.deep.equal(['rgb(0, 0, 0)', '1']);
        element.remove();
      }
    });

    it('moves by its buttons, and stops at both ends', async () => {
      const element = await show({}, gallery(images(3)));
      await open(element, 1);
      const step = async (name: string) => {
        find(element, `.${name}`).click();
        await element.updateComplete;
        return shownTitle(element)[0];
      };
      expect(await step('next')).to.equal('Title 3');
      expect(find(element, '.next').getAttribute('aria-disabled')).to.equal('true');
      expect(await step('next')).to.equal('Title 3');
      expect(await step('previous')).to.equal('Title 2');
      expect(await step('previous')).to.equal('Title 1');
      expect(find(element, '.previous').getAttribute('aria-disabled')).to.equal('true');
    });

    for (const [lang, next, previous] of [
      ['en', 'ArrowRight', 'ArrowLeft'],
      ['ar', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      it(`moves by arrow keys and swipes in ${lang}`, async () => {
        const { default: sections } = await import('../../../src/locales/ar.js');
        const messages = { ...sections.common, ...sections.vtcGallery };
        const { registerMessages } = await import('../../../src/base.js');
        registerMessages('ar', messages);
        const element = await show({ lang }, gallery(images(3)));
        await open(element, 0);
        const dialog = find(element, 'dialog');
        expect(await press(element, dialog, next)).to.equal(true);
        expect(shownTitle(element)).to.deep.equal(['Title 2']);
        await press(element, dialog, previous);
        expect(shownTitle(element)).to.deep.equal(['Title 1']);
        const forwards = lang === 'en' ? -90 : 90;
        await swipe(element, [forwards, 10]);
        expect(shownTitle(element)).to.deep.equal(['Title 2']);
        await swipe(element, [-forwards, 10]);
        expect(shownTitle(element)).to.deep.equal(['Title 1']);
      });
    }

    it('ignores keys with modifiers', async () => {
      const element = await show({}, gallery(images(3)));
      await open(element, 0);
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowRight',
        altKey: true,
        cancelable: true,
      });
      find(element, 'dialog').dispatchEvent(event);
      await element.updateComplete;
      expect(event.defaultPrevented).to.equal(false);
      expect(shownTitle(element)).to.deep.equal(['Title 1']);
    });

    it('does not move by short, vertical or cancelled swipes, and stays open after them', async () => {
      const element = await show({}, gallery(images(3)));
      await open(element, 1);
      await swipe(element, [20, 0]);
      await swipe(element, [-60, 200]);
      await swipe(element, [-200, 0], false);
      find(element, '.viewer').click();
      await element.updateComplete;
      expect(shownTitle(element)).to.deep.equal(['Title 2']);
      expect(openDialog(element)).not.to.equal(undefined);
    });

    for (const [name, close] of [
      [
        'its button',
        (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('.bar button')?.click(),
      ],
      [
        'a click beside the picture',
        (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('.viewer')?.click(),
      ],
      ['a click on the dialog', (dialog: HTMLElement) => dialog.click()],
    ] as const) {
      it(`closes by ${name}, and the focus returns`, async () => {
        const element = await show({}, gallery(images(3)));
        const link = await open(element, 1);
        const dialog = find(element, 'dialog');
        expect(focused(element)).to.equal(dialog.querySelector('.bar button'));
        find(element, '.next').click();
        await element.updateComplete;
        close(dialog);
        await fixture.clock.until(() => all(element, 'dialog').length === 0);
        expect(all(element, 'dialog')).to.have.length(0);
        expect(focused(element) === link).to.equal(true);
      });
    }

    it('stays open on a click on the picture', async () => {
      const element = await show({}, gallery(images(3)));
      await open(element, 1);
      find(element, '.viewer img:not([hidden])').click();
      await element.updateComplete;
      expect(openDialog(element)).not.to.equal(undefined);
    });

    it('loads both neighbours ahead, without a referrer', async () => {
      const element = await show({}, gallery(images(5)));
      await open(element, 2);
      const loaded = all(element, '.viewer img');
      expect(loaded.map((image) => image.getAttribute('src'))).to.deep.equal(
        [2, 3, 4].map((id) => `${pictureFile}?${id}`),
      );
      expect(new Set(loaded.map((image) => image.getAttribute('referrerpolicy')))).to.deep.equal(
        new Set(['no-referrer']),
      );
    });

    it('skips an adjacent broken picture, and shows a thumbnail for a broken original', async () => {
      const broken = `${location.origin}/none`;
      const element = await show(
        {},
        gallery([
          image(1),
          image(2, { imageUrl: `${broken}-2`, thumbnailUrl: `${pictureFile}?small-2` }),
          image(3),
        ]),
      );
      await open(element, 0);
      await whenFailed(element, '.viewer [src*="none"]');
      find(element, '.next').click();
      await element.updateComplete;
      expect(all(element, '.viewer img:not([hidden])')[0]).to.have.property(
        'src',
        `${pictureFile}?small-2`,
      );
    });

    it('shows the next picture if the open one fails', async () => {
      const element = await show({}, gallery(images(3)));
      await open(element, 1);
      const failing = find(element, '.viewer img:not([hidden])') as HTMLImageElement;
      failing.dispatchEvent(new Event('error'));
      await element.updateComplete;
      expect(shownTitle(element)).to.deep.equal(['Title 3']);
      expect(caption(element)[0]).to.equal('2 of 2');
    });

    it('shows all pictures in order, and loads more at the end', async () => {
      serve(images(63));
      const element = await show({ limit: '60' });
      await open(element, 57);
      expect(caption(element)[0]).to.equal('58 of 63');
      for (let position = 59; position <= 63; position += 1) {
        await fixture.clock.until(() => !find(element, '.next').hasAttribute('aria-disabled'));
        find(element, '.next').click();
        await element.updateComplete;
        expect(caption(element)[0]).to.equal(`${position} of 63`);
      }
      expect(galleryRequests()).to.have.length(2);
    });

    it('has no buttons and no position for one picture', async () => {
      const element = await show({}, gallery(images(1)));
      await open(element, 0);
      expect(all(element, '.icon-button:is(.next, .previous)')).to.have.length(0);
      expect(caption(element)).to.deep.equal(['Title 1']);
    });

    it('does not move the page when it opens and closes', async () => {
      const element = await show({ limit: '60' }, gallery(images(60)));
      document.body.style.setProperty('padding-block', '2000px');
      links(element)[30]?.scrollIntoView();
      const before = scrollY;
      await open(element, 30);
      expect(scrollY).to.equal(before);
      find(element, '.bar button').click();
      await fixture.clock.until(() => all(element, 'dialog').length === 0);
      expect(scrollY).to.equal(before);
      document.body.removeAttribute('style');
      scrollTo(0, 0);
    });

    it('closes when the element is removed', async () => {
      const element = await show({}, gallery(images(3)));
      await open(element, 1);
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      expect(all(element, 'dialog')).to.have.length(0);
    });

    it('keeps a caption of any length within the window', async () => {
      const caption300 = 'A very long story. '.repeat(300);
      const element = await show(
        {},
        gallery([image(1, { title: 'T'.repeat(300), caption: caption300 })]),
      );
      await open(element, 0);
      const dialog = find(element, 'dialog');
      expect(dialog.scrollHeight).to.be.at.most(dialog.clientHeight);
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
      expect(find(element, '.viewer').clientHeight).to.be.greaterThan(innerHeight / 4);
      // To scroll it by keyboard.
      expect(find(element, '.caption').tabIndex).to.equal(0);
    });
  });

  describe('a link', () => {
    async function click(element: VtcGallery, init: MouseEventInit = {}) {
      let prevented = false;
      const stay = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', stay, { once: true });
      const path = { bubbles: true, cancelable: true, composed: true };
      links(element)[0]?.dispatchEvent(new MouseEvent('click', { ...path, ...init }));
      await element.updateComplete;
      return { prevented, hasDialog: all(element, 'dialog').length > 0 };
    }

    it('dispatches vtc-select, which can be cancelled', async () => {
      const element = await show({}, gallery(images(2)));
      const selected: unknown[] = [];
      element.addEventListener(
        'vtc-select',
        (event) => {
          selected.push((event as CustomEvent<{ item: GalleryImage }>).detail.item.id);
          event.preventDefault();
        },
        { once: true },
      );
      expect(await click(element)).to.deep.equal({ prevented: true, hasDialog: false });
      expect(selected).to.deep.equal([1]);
      expect(await click(element)).to.deep.equal({ prevented: true, hasDialog: true });
    });

    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      it(`opens elsewhere with ${Object.keys(init).join()}`, async () => {
        const element = await show({}, gallery(images(2)));
        expect(await click(element, init)).to.deep.equal({ prevented: false, hasDialog: false });
      });

    it('leads to the picture if the lightbox cannot open, which leaves no dialog behind', async () => {
      const element = await show({}, gallery(images(2)));
      const { prototype } = HTMLDialogElement;
      const { showModal } = prototype;
      prototype.showModal = () => {
        throw new DOMException('It is open already.', 'InvalidStateError');
      };
      let url: string | undefined;
      const stop = (event: NavigateEvent) => {
        ({ url } = event.destination);
        event.preventDefault();
      };
      navigation.addEventListener('navigate', stop, { once: true });
      links(element)[0]?.click();
      await fixture.clock.until(() => url !== undefined);
      prototype.showModal = showModal;
      await element.updateComplete;
      expect(url).to.equal(`${pictureFile}?1`);
      expect(all(element, 'dialog')).to.have.length(0);
    });

    it('leads to the picture with no-lightbox', async () => {
      const element = await show({ 'no-lightbox': '' }, gallery(images(2)));
      expect(links(element)[0]).to.have.property('href', `${pictureFile}?1`);
      expect(links(element)[0]?.getAttribute('aria-label')).to.equal('Title 1');
      expect(await click(element)).to.deep.equal({ prevented: false, hasDialog: false });
    });

    it('leads to the page of href-template', async () => {
      const element = await show({ 'href-template': '#{id}' }, gallery(images(2)));
      expect(links(element)[0]).to.have.property('hash', '#1');
      expect(await click(element)).to.deep.equal({ prevented: false, hasDialog: false });
    });
  });
});
