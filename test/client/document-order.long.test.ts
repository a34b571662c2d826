import { expect } from '@open-wc/testing';
import type { Backend } from '../support/backend.js';
import { ElementFixture } from '../support/element-fixture.js';

const companies = Array.from({ length: 20 }, (_, index) => String(index + 1));
const tags = [
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-card',
  'vtc-roster',
  'server-stats',
] as const;

describe('100 elements of 20 companies', () => {
  let fixture: ElementFixture;
  let backend: Backend;

  beforeEach(() => {
    fixture = new ElementFixture(undefined, {
      attributes: { loading: 'lazy', token: 'emb_x', heading: '' },
    });
    ({ backend } = fixture);
    backend.respond = () => Response.json({}, { status: 404 });
  });

  afterEach(() => fixture.close());

  /** The companies in the order of their first requests. */
  const requestedCompanies = (): string[] => [
    ...new Set(backend.paths.flatMap((path) => /^\/vtcs\/(\d+)/.exec(path)?.[1] ?? [])),
  ];

  const elementOf = (tag: string, vtc: string) => fixture.create(tag, { vtc });

  /** A section for each company; every second one has a shadow tree for its elements. */
  function createSections(): HTMLElement[] {
    return companies.map((_, index) => {
      const section = document.createElement('section');
      // All elements are inside the viewport.
      section.style.cssText = 'position: absolute; inset: 0 auto auto 0';
      if (index % 2) section.attachShadow({ mode: 'open' });
      return section;
    });
  }

  it('load in document order, independent of the order in which they are connected', async () => {
    const parents = createSections();
    document.body.append(...parents);
    // Connects them by tag, and from the end of the document.
    for (const tag of [...tags].reverse())
      for (const [index, parent] of [...parents.entries()].reverse())
        (parent.shadowRoot ?? parent).append(elementOf(tag, companies[index] ?? ''));
    await fixture.clock.until(() => requestedCompanies().length >= 8);
    expect(requestedCompanies().slice(0, 8)).to.deep.equal(companies.slice(0, 8));
  });

  it('load an element that is inserted at the top before others that wait for the rate limit', async () => {
    const parents = createSections();
    document.body.append(...parents);
    for (const [index, parent] of parents.entries())
      for (const tag of tags)
        (parent.shadowRoot ?? parent).append(elementOf(tag, companies[index] ?? ''));
    await fixture.clock.advance(5000);
    const before = requestedCompanies();
    expect(before.length).to.be.within(5, 19);
    document.body.prepend(elementOf('vtc-card', '99'));
    await fixture.clock.advance(65_000);
    expect(requestedCompanies()[before.length]).to.equal('99');
  });
});
