import { expect } from '@open-wc/testing';
import { loadDialogBy } from '../src/convoys/details-dialog.js';
import { themeKeys } from '../src/theme/palette.js';
import type { VtcElement } from '../src/element/vtc-element.js';
import '../src/index.js';
import '../src/more.js';
import { Backend } from './support/backend.js';
import { DrivenClock } from './support/driven-clock.js';
import { neededAttributes } from './support/needed-attributes.js';

// The file of the dialog is beside the built script, not beside the source.
loadDialogBy(() => import('../src/more.js'));

interface Documented {
  readonly name: string;
  readonly inheritedFrom?: object;
  readonly type?: { readonly text: string };
}

interface Documentation extends Record<string, readonly Documented[] | undefined> {
  readonly attributes: readonly (Documented & { readonly fieldName?: string })[];
  readonly members: readonly Documented[];
  readonly events: readonly Documented[];
  readonly slots: readonly Documented[];
  readonly cssParts: readonly Documented[];
  readonly cssProperties: readonly Documented[];
  readonly cssStates: readonly Documented[];
}

type Element = VtcElement<unknown>;

const { modules } = (await (await fetch('/dist/custom-elements.json')).json()) as {
  modules: { declarations: (Documentation & { tagName?: string })[] }[];
};
const documentations = modules
  .flatMap(({ declarations }) => declarations)
  .flatMap((declaration) =>
    declaration.tagName === undefined ? [] : [[declaration.tagName, declaration] as const],
  );

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesOf = (documented: readonly Documented[] | undefined = []) =>
  sorted(documented.map(({ name }) => name));

const stateNames = ['loading', 'ready', 'empty', 'error', 'stale', 'offline'];

/** Custom states that one element has. */
const ownStates = new Map([
  ['vtc-live-events', ['closed']],
  ['vtc-member', ['gone']],
]);

/** Attributes of the platform that an element reads too. */
const platformAttributes = ['lang'];

/** Set-ups that show the parts that are missing in the others. */
const special: Record<string, readonly Record<string, string>[]> = {
  'server-stats': [{ show: 'totals history servers peak heatmap' }],
  'vtc-live-events': [{ 'when-empty': 'message', vtc: 'quiet_yard' }],
  'vtc-recruitment': [{ form: '', action: 'https://apply.example/' }],
  'vtc-roster': [{ searchable: '', 'page-size': '10' }],
};

/** A set-up for each value of each attribute that has a list of them, and for companies of all kinds. */
function setUps(tag: string, { attributes }: Documentation): Record<string, string>[] {
  const listed = attributes.flatMap(({ name, type }) =>
    [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value = '']) => ({ [name]: value })),
  );
  const companies = [
    'bare_minimum',
    'big_fleet',
    'city_coaches',
    'hostile_names',
    'unknown',
    'quiet_yard',
  ].map((vtc) => ({ vtc }));
  const linked = { 'href-template': 'https://my.example/{id}' };
  return [{}, linked, ...listed, ...companies, ...(special[tag] ?? [])];
}

const filterParts = ['filters', 'filter-group', 'filter'];

/** Parts that not all data and attributes have: the date tile of a convoy that started on another day, hosts, filters. */
const atSomeTimes = new Map([
  ['vtc-calendar', ['day', 'hosts', ...filterParts]],
  ['vtc-live-events', ['hosts', ...filterParts]],
  ['vtc-past-events', ['hosts']],
  ['vtc-upcoming-events', ['hosts', ...filterParts]],
]);

const classOf = (tag: string) => customElements.get(tag) as unknown as typeof VtcElement;

describe('the manifest', () => {
  it('contains every element', () => {
    expect(documentations.map(([tag]) => tag)).to.include('vtc-card');
    for (const [tag] of documentations) expect(customElements.get(tag)).to.be.a('function');
  });

  it('lists the custom states of the elements', () => {
    for (const [tag, { cssStates }] of documentations) {
      expect(namesOf(cssStates)).to.deep.equal(
        sorted([...stateNames, ...(ownStates.get(tag) ?? [])]),
      );
    }
  });

  for (const [tag, documentation] of documentations) {
    describe(`of <${tag}>`, () => {
      let backend: Backend;
      let clock: DrivenClock;
      let parts: Set<string>;
      let slots: Set<string>;
      let events: Set<string>;

      function look(element: Element): void {
        const root = element.shadowRoot;
        for (const { part } of root?.querySelectorAll('[part]') ?? []) {
          for (const name of part) parts.add(name);
        }
        for (const { name } of root?.querySelectorAll('slot') ?? []) slots.add(name);
      }

      function make(attributes: Readonly<Record<string, string>>): Element {
        const element = document.createElement(tag) as Element;
        const takesToken = documentation.attributes.some(({ name }) => name === 'token');
        const company = backend.world.company(attributes.vtc ?? 'northern_haul');
        const token = takesToken && company ? { token: backend.world.embedToken(company) } : {};
        const all = {
          vtc: 'northern_haul',
          loading: 'eager',
          ...neededAttributes(tag),
          ...token,
          ...attributes,
        };
        for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
        element.setAttribute('api-base', backend.apiBase);
        element.dispatchEvent = (event) => {
          events.add(event.type);
          return HTMLElement.prototype.dispatchEvent.call(element, event);
        };
        return element;
      }

      /** Shows an element for a while, by the clock. */
      async function show(attributes: Readonly<Record<string, string>>, ms = 20_000) {
        const element = make(attributes);
        document.body.append(element);
        await element.updateComplete;
        look(element);
        await clock.advance(ms);
        look(element);
        const menus = element.shadowRoot?.querySelectorAll<HTMLElement>('[aria-expanded="false"]');
        menus?.[0]?.click();
        await element.updateComplete;
        look(element);
        const links = element.shadowRoot?.querySelectorAll<HTMLElement>('a[part~="link"]') ?? [];
        for (const link of links) link.click();
        // A click may open something, such as a picture.
        await element.updateComplete;
        look(element);
        element.remove();
      }

      before(async () => {
        parts = new Set();
        slots = new Set();
        events = new Set();
        clock = new DrivenClock('2026-11-20T17:00:00Z');
        backend = new Backend();
        const stay = (event: Event) => event.preventDefault();
        document.addEventListener('click', stay);
        for (const attributes of setUps(tag, documentation)) await show(attributes);
        // Long enough that something starts meanwhile.
        await show({ 'refresh-seconds': '0' }, 3_900_000);
        backend.restore();
        backend = new Backend();
        backend.fail(500);
        await show({});
        document.removeEventListener('click', stay);
        backend.restore();
        clock.restore();
      });

      it('has the attributes that it observes', () => {
        const { observedAttributes } = classOf(tag);
        const documented = namesOf(documentation.attributes);
        expect(documented.filter((name) => !platformAttributes.includes(name))).to.deep.equal(
          sorted(observedAttributes),
        );
      });

      it('has its properties and methods', () => {
        const settings = [...classOf(tag).elementProperties]
          .filter(([, { state }]) => !state)
          .map(([name]) => String(name));
        const element = document.createElement(tag);
        expect(namesOf(documentation.members)).to.include.members(settings);
        const absent = namesOf(documentation.members).filter(
          (name) => !(name in element) && !settings.includes(name),
        );
        expect(absent).to.deep.equal([]);
      });

      it('has the parts that it renders', () => {
        const documented = namesOf(documentation.cssParts);
        const own = namesOf(documentation.cssParts.filter((part) => !part.inheritedFrom));
        expect(documented).to.include.members([...parts]);
        const always = own.filter((name) => !atSomeTimes.get(tag)?.includes(name));
        expect([...parts]).to.include.members(always);
      });

      it('has the slots that it renders', () => {
        const own = namesOf(documentation.slots.filter((slot) => !slot.inheritedFrom));
        expect(namesOf(documentation.slots)).to.include.members([...slots]);
        expect([...slots]).to.include.members(own);
      });

      it('has the events that it dispatches', () => {
        const dispatched = [...events].filter((name) => name.startsWith('vtc-'));
        const own = namesOf(documentation.events);
        expect(own).to.include.members(dispatched);
        // The filters of live convoys are shown at some times only.
        const sometimes = tag === 'vtc-live-events' ? ['vtc-select', 'vtc-action'] : ['vtc-select'];
        expect(dispatched).to.include.members(own.filter((name) => !sometimes.includes(name)));
      });

      it('has the custom properties that its style sheets read', () => {
        const { shadowRoot } = document.body.appendChild(document.createElement(tag));
        const rules = shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
        const css = rules?.map(({ cssText }) => cssText).join('') ?? '';
        document.body.replaceChildren();
        const kebab = (key: string) =>
          key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const read = [
          ...[...css.matchAll(/var\((--vtc-[\w-]+)/g)].map(([, name = '']) => name),
          ...themeKeys.map((key) => `--vtc-${kebab(key)}`),
        ];
        expect(namesOf(documentation.cssProperties)).to.deep.equal(sorted(read));
      });
    });
  }
});
