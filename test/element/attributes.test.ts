import { expect } from '@open-wc/testing';
import { ElementFixture } from '../support/element-fixture.js';
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

const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('a removed attribute', () => {
  let fixture: ElementFixture;
  let warnings: unknown[];
  const { warn } = console;

  beforeEach(() => {
    fixture = new ElementFixture(undefined, {
      attributes: { loading: 'lazy', vtc: 'northern_haul', token: embedToken(1) },
    });
    warnings = [];
    console.warn = (warning) => void warnings.push(warning);
  });

  afterEach(() => {
    console.warn = warn;
    fixture.close();
  });

  async function show(tag: string, attributes: Readonly<Record<string, string>> = {}) {
    const element = fixture.create(tag, attributes);
    // All elements are inside the viewport.
    element.style.cssText = 'position: absolute; inset: 0 auto auto 0';
    document.body.append(element);
    await fixture.clock.until(() => element.state !== 'loading');
    return element;
  }

  const styles = ({ shadowRoot }: Element) =>
    shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText),
    );

  for (const [tag, own] of Object.entries(attributesOf))
    for (const [attribute, value] of Object.entries(own))
      it(`${attribute} of ${tag} returns to its default, without a warning`, async () => {
        const expected = await show(tag);
        const element = await show(tag, { [attribute]: value });
        element.removeAttribute(attribute);
        await fixture.clock.advance(1000);
        expect(Reflect.get(element, propertyOf(attribute))).to.equal(
          Reflect.get(expected, propertyOf(attribute)),
        );
        expect(styles(element)).to.deep.equal(styles(expected));
        expect(warnings).to.deep.equal([]);
      });

  it('returns to the default if a framework has set the property before', async () => {
    const element = await show('vtc-roster');
    Reflect.set(element, 'layout', 'list');
    element.setAttribute('layout', 'list');
    element.removeAttribute('layout');
    expect(Reflect.get(element, 'layout')).to.equal('grid');
  });

  for (const value of [null, undefined])
    it(`theme is "auto" if a framework sets the property to ${value}`, async () => {
      const expected = await show('vtc-roster');
      const element = await show('vtc-roster', { theme: 'dark' });
      Reflect.set(element, 'theme', value);
      await fixture.clock.advance(1000);
      expect(styles(element)).to.deep.equal(styles(expected));
    });
});
