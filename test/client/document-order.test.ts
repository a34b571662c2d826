import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { Backend } from '../support/backend.js';
import { DrivenClock } from '../support/driven-clock.js';

const companies = Array.from({ length: 20 }, (_, index) => String(index + 1));
const tags = [
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-card',
  'vtc-roster',
  'server-stats',
] as const;

describe('100 elements of 20 companies', () => {
  let backend: Backend;
  let clock: DrivenClock;

  beforeEach(() => {
    clock = new DrivenClock('2026-11-20T17:00:00Z');
    backend = new Backend();
    backend.respond = () => Response.json({}, { status: 404 });
  });

  afterEach(() => {
    document.body.replaceChildren();
    backend.restore();
    clock.restore();
  });

  /** The companies in the order of their first requests. */
  const requested = (): string[] => [
    ...new Set(backend.paths.flatMap((path) => /^\/vtcs\/(\d+)/.exec(path)?.[1] ?? [])),
  ];

  function elementOf(tag: string, vtc: string): HTMLElement {
    const element = document.createElement(tag);
    const attributes = { 'api-base': backend.apiBase, vtc, token: 'emb_x', heading: '' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  /** A section for each company; every other one has its elements in a shadow tree. */
  function sections(): HTMLElement[] {
    return companies.map((_, index) => {
      const section = document.createElement('section');
      // All elements are near the viewport, wherever they are in the document.
      section.style.cssText = 'position: absolute; inset: 0 auto auto 0';
      if (index % 2) section.attachShadow({ mode: 'open' });
      return section;
    });
  }

  it('load in document order, in whatever order they are connected', async () => {
    const parents = sections();
    document.body.append(...parents);
    // As when a script defines one tag after another, and from the end of the document.
    for (const tag of [...tags].reverse())
      for (const [index, parent] of [...parents.entries()].reverse())
        (parent.shadowRoot ?? parent).append(elementOf(tag, companies[index] ?? ''));
    await clock.until(() => requested().length >= 8);
    expect(requested().slice(0, 8)).to.deep.equal(companies.slice(0, 8));
  });

  it('load first what is inserted at the top while others wait for the rate limit', async () => {
    const parents = sections();
    document.body.append(...parents);
    for (const [index, parent] of parents.entries())
      for (const tag of tags)
        (parent.shadowRoot ?? parent).append(elementOf(tag, companies[index] ?? ''));
    await clock.advance(5000);
    const before = requested();
    expect(before.length).to.be.within(5, 19);
    document.body.prepend(elementOf('vtc-card', '99'));
    await clock.advance(65_000);
    expect(requested()[before.length]).to.equal('99');
  });
});
