import { expect } from '@open-wc/testing';
import type { ConvoyEvent } from '../src/convoys/convoy.js';
import type { Attributes } from '../src/widgets/about.js';
import { elements } from '../src/widgets/all.js';
import { convoy } from './support/convoys.js';
import { embedToken } from './support/embed-tokens.js';
import { addBox, ElementFixture, plainText, query, queryAll } from './support/element-fixture.js';
import { textOf } from './support/element-stage.js';
import { useTestFont } from './support/test-font.js';

const createdAt = '2026-11-18T12:00:00Z';
const photo = 'https://i.example/1.png';

/** Data with an item of a title, for each element of vtc-more.js. */
const dataWith: Readonly<Record<string, (title: string) => object>> = {
  'vtc-calendar': (name) => ({
    items: [convoy({ id: 1, name, startAt: '2026-11-27T18:00:00Z' } as Partial<ConvoyEvent>)],
  }),
  'vtc-gallery': (title) => ({
    albums: [
      { id: 1, title, description: null },
      { id: 2, title: 'Trucks', description: null },
    ],
    items: [
      {
        id: 1,
        albumId: 1,
        title,
        caption: title,
        imageUrl: photo,
        thumbnailUrl: photo,
        featured: false,
        createdAt,
      },
    ],
    nextCursor: null,
    total: 1,
  }),
  'vtc-news': (title) => ({
    items: [
      {
        id: 1,
        title,
        content: title,
        image: null,
        pinned: true,
        createdAt,
        authorName: title,
        authorImage: null,
      },
    ],
    nextCursor: null,
    total: 1,
  }),
  'vtc-partners': (name) => ({
    items: [
      {
        id: 1,
        name,
        handle: 'polar_express',
        profilePicture: null,
        banner: null,
        verified: true,
        partnered: true,
        partnershipCreatedAt: createdAt,
      },
    ],
  }),
  'vtc-past-events': (name) => ({
    items: [
      convoy({ id: 1, name, startAt: '2026-11-14T18:00:00Z', endAt: '2026-11-14T20:00:00Z' }),
    ],
    nextCursor: null,
    total: 1,
  }),
};

const layouts: readonly (readonly [tag: string, attributes: Attributes])[] = [
  ...elements.flatMap(({ tag, scenes }) =>
    dataWith[tag] ? scenes.map(({ attributes }) => [tag, attributes] as const) : [],
  ),
  ['vtc-gallery', { images: 'none' }],
];

const titles = {
  'one letter': 'A',
  '300 letters in words': 'Winter convoy to the north '.repeat(11).trim(),
  '300 letters without a space': 'Ş'.repeat(300),
};

describe('The elements of vtc-more.js', () => {
  let fixture: ElementFixture;
  const { error, warn } = console;

  before(useTestFont);
  beforeEach(() => {
    console.error = console.warn = () => undefined;
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    fixture.backend.hasPictures = true;
  });
  afterEach(() => {
    fixture.close();
    Object.assign(console, { error, warn });
  });

  for (const [tag, attributes] of layouts)
    for (const [length, title] of Object.entries(titles))
      it(`show a title of ${length} within 280 px: ${tag} ${JSON.stringify(attributes)}`, async () => {
        const element = await fixture.show(tag, attributes, dataWith[tag]?.(title));
        addBox(280).append(element);
        await fixture.clock.advance(100);
        const base = query(element, '[part~="base"]');
        expect(element.state).to.equal('ready');
        expect(plainText(base?.textContent ?? '')).to.include(title);
        expect(base?.scrollWidth).to.be.at.most(280);
        const items = queryAll(element, '[part~="item"], [part~="cell"]').filter((item) =>
          item.checkVisibility(),
        );
        expect(items).to.not.be.empty;
        for (const item of items) {
          const { left, right } = item.getBoundingClientRect();
          const box = base?.getBoundingClientRect();
          expect(left).to.be.at.least(box?.left ?? 0);
          if (attributes.layout !== 'strip') expect(right).to.be.at.most(box?.right ?? 0);
        }
      });

  for (const tag of Object.keys(dataWith)) {
    const token: Attributes = tag === 'vtc-calendar' ? { token: embedToken(1) } : {};

    it(`${tag} shows its fallback content for a private company, and offers no retry`, async () => {
      const hidden = fixture.backend.world.companies.find(
        ({ visibility }) => visibility === 'private',
      );
      const element = fixture.add(
        tag,
        { vtc: String(hidden?.id) },
        { content: '<a href="https://a.example/">Ours</a>' },
      );
      await fixture.clock.until(() => element.state !== 'loading');
      expect(element.state).to.equal('error');
      expect(element.error?.code).to.equal('NOT_FOUND');
      expect(element.data).to.equal(null);
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
      expect(queryAll(element, 'button')).to.have.length(0);
    });

    for (const [name, response] of Object.entries({
      'responds with 500': () => Response.json({}, { status: 500 }),
      'cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
    }))
      it(`${tag} shows an error while the API ${name}, and its data after a retry`, async () => {
        fixture.backend.respond = response;
        const element = fixture.add(tag, token);
        await fixture.clock.advance(20_000);
        await fixture.clock.until(() => element.state === 'error');
        expect(textOf(element)).to.include('could not be loaded');
        expect(queryAll(element, '[part~="item"], [part~="cell"]')).to.have.length(0);
        fixture.backend.recover();
        await fixture.clock.advance(120_000);
        query(element, 'button')?.click();
        await fixture.clock.until(() => element.state === 'ready');
        expect(queryAll(element, '[part~="item"], [part~="cell"]')).to.not.be.empty;
      });
  }
});
