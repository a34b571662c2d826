import { expect } from '@open-wc/testing';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { elements } from '../../src/widgets/all.js';
import { embedToken } from '../support/embed-tokens.js';
import { ElementFixture } from '../support/element-fixture.js';
import { neededAttributes } from '../support/needed-attributes.js';

// Its build replaces this name.
Reflect.set(
  globalThis,
  '__VTC_FILES__',
  Object.fromEntries(elements.map(({ tag, file }) => [tag, `vtc-${file}.js`])),
);
const { checkAttributes } = await import('../../src/doctor/attribute-checks.js');

type Class = typeof VtcElement;

/** Attributes without which nothing is shown. */
const required = ['vtc', 'token', 'api-base'];

const classOf = (tag: string) => customElements.get(tag) as unknown as Class;

const propertiesOf = (tag: string) =>
  [...classOf(tag).elementProperties].flatMap(([property, { attribute, type }]) =>
    typeof property === 'string' && attribute !== false
      ? {
          property,
          attribute: typeof attribute === 'string' ? attribute : property.toLowerCase(),
          isBoolean: type === Boolean,
        }
      : [],
  );

/** The values of all properties with an attribute, and the parsed settings. */
function valuesOf(tag: string, element: Element): unknown {
  const { settings } = element as VtcElement<unknown>;
  return [
    propertiesOf(tag).map(({ property }) => [property, Reflect.get(element, property) as unknown]),
    Object.keys(classOf(tag).attributeTypes).map((name) => [name, parsed(settings, name)]),
  ];
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** A setting, or the message of the error that it causes. */
function parsed(settings: object, name: string): unknown {
  try {
    return Reflect.get(settings, name);
  } catch (error) {
    return String(error);
  }
}

describe('An empty attribute', () => {
  let fixture: ElementFixture;
  const warned: unknown[] = [];
  const { warn } = console;
  beforeEach(() => {
    fixture = new ElementFixture(undefined, {
      attributes: { vtc: 'northern_haul', token: embedToken(1) },
    });
    fixture.backend.hasPictures = true;
    warned.length = 0;
    console.warn = (message: unknown) => warned.push(message);
  });
  afterEach(() => {
    console.warn = warn;
    fixture.close();
  });

  const tags = elements.map(({ tag }) => tag);

  /** Attributes without which an element has no data. */
  const neededBy = (tag: string) => [...required, ...Object.keys(neededAttributes(tag))];

  for (const tag of tags)
    for (const { attribute, isBoolean } of propertiesOf(tag))
      if (!isBoolean && attribute !== 'heading')
        for (const empty of ['', ' \u00a0'])
          it(`${attribute}="${empty}" of <${tag}> is an absent one`, () => {
            const [absent, element] = [document.createElement(tag), document.createElement(tag)];
            element.setAttribute(attribute, empty);
            expect(valuesOf(tag, element)).to.deep.equal(valuesOf(tag, absent));
            const other = document.createElement(tag);
            other.setAttribute(attribute, '3');
            other.setAttribute(attribute, empty);
            expect(valuesOf(tag, other)).to.deep.equal(valuesOf(tag, absent));
            expect(checkAttributes(element)).to.deep.equal([]);
          });

  for (const tag of tags)
    for (const { attribute, property, isBoolean } of propertiesOf(tag))
      if (isBoolean)
        it(`${attribute} of <${tag}> is on, as it is boolean`, () => {
          const element = document.createElement(tag);
          element.setAttribute(attribute, '');
          expect(Reflect.get(element, property)).to.equal(true);
        });

  for (const tag of tags)
    it(`of every name shows <${tag}> as without it, with the same requests and no warning`, async () => {
      const empty = propertiesOf(tag).flatMap(({ attribute, isBoolean }) =>
        isBoolean || neededBy(tag).includes(attribute) || /heading$|^loading$/.test(attribute)
          ? []
          : [[attribute, '']],
      );
      const show = async (attributes: Record<string, string>) => {
        const element = await fixture.show(tag, attributes);
        await fixture.clock.advance(1000);
        const paths = fixture.backend.requests.map(({ url }) => new URL(url)).map(pathOf);
        return { text: element.shadowRoot?.textContent, paths };
      };
      const absent = await show({});
      fixture.close();
      fixture = new ElementFixture(undefined, {
        attributes: { vtc: 'northern_haul', token: embedToken(1) },
      });
      fixture.backend.hasPictures = true;
      const element = await show(Object.fromEntries(empty) as Record<string, string>);
      expect(element).to.deep.equal(absent);
      expect(warned).to.deep.equal([]);
    });

  it('heading="" is no heading', async () => {
    const element = await fixture.show('vtc-card', { heading: '' });
    expect(element.headingText).to.equal('');
  });

  for (const value of ['ten', '12px', '0', '-3'])
    it(`is not meant by limit="${value}", which is reported as written`, async () => {
      await fixture.show('vtc-upcoming-events', { limit: value });
      expect(warned).to.have.length(1);
      expect(String(warned[0])).to.include(`limit="${value}"`);
    });
});
