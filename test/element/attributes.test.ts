import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { Backend } from '../support/backend.js';
import { DrivenClock } from '../support/driven-clock.js';
import { embedToken } from '../support/embed-tokens.js';

const attributesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'vtc-upcoming-events': { layout: 'cards', limit: '3', 'no-calendar': '' },
  'vtc-live-events': { 'when-empty': 'message' },
  'vtc-card': {
    layout: 'banner',
    show: 'about',
    theme: 'dark',
    loading: 'eager',
    images: 'none',
    heading: 'Heading',
    'heading-level': '5',
    'refresh-seconds': '60',
    'time-zone': 'Asia/Tokyo',
    'second-time-zone': 'none',
    'href-template': 'https://my.example/{id}',
  },
  'vtc-roster': { layout: 'list', 'group-by': 'none', 'page-size': '7', searchable: '' },
  'server-stats': { layout: 'compact', show: 'peak', range: '24h' },
};

const property = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('a removed attribute', () => {
  let backend: Backend;
  let clock: DrivenClock;
  let warnings: unknown[];
  const { warn } = console;

  beforeEach(() => {
    clock = new DrivenClock('2026-11-20T17:00:00Z');
    backend = new Backend();
    warnings = [];
    console.warn = (warning) => void warnings.push(warning);
  });

  afterEach(() => {
    console.warn = warn;
    document.body.replaceChildren();
    backend.restore();
    clock.restore();
  });

  async function place(tag: string, attributes: Readonly<Record<string, string>> = {}) {
    const element = document.createElement(tag);
    const all = { 'api-base': backend.apiBase, vtc: 'northern_haul', token: embedToken(1) };
    for (const [name, value] of Object.entries({ ...all, ...attributes }))
      element.setAttribute(name, value);
    // All elements are in the viewport.
    element.style.cssText = 'position: absolute; inset: 0 auto auto 0';
    document.body.append(element);
    await clock.until(() => Reflect.get(element, 'state') !== 'loading');
    return element;
  }

  const styles = ({ shadowRoot }: Element) =>
    shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText),
    );

  for (const [tag, own] of Object.entries(attributesOf))
    for (const [attribute, value] of Object.entries(own))
      it(`${attribute} of ${tag} returns to its default, without a warning`, async () => {
        const expected = await place(tag);
        const element = await place(tag, { [attribute]: value });
        element.removeAttribute(attribute);
        await clock.advance(1000);
        expect(Reflect.get(element, property(attribute))).to.equal(
          Reflect.get(expected, property(attribute)),
        );
        expect(styles(element)).to.deep.equal(styles(expected));
        expect(warnings).to.deep.equal([]);
      });

  it('returns to the default if a framework has set the property before', async () => {
    const element = await place('vtc-roster');
    Reflect.set(element, 'layout', 'list');
    element.setAttribute('layout', 'list');
    element.removeAttribute('layout');
    expect(Reflect.get(element, 'layout')).to.equal('grid');
  });

  for (const value of [null, undefined])
    it(`theme is "auto" if a framework sets the property to ${value}`, async () => {
      const expected = await place('vtc-roster');
      const element = await place('vtc-roster', { theme: 'dark' });
      Reflect.set(element, 'theme', value);
      await clock.advance(1000);
      expect(styles(element)).to.deep.equal(styles(expected));
    });
});
