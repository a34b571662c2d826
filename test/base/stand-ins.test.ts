import { expect } from '@open-wc/testing';
import { Task as LitTask } from '@lit/task';
import { css as litCss, html, LitElement } from 'lit';
import * as ownLit from '../../src/base/lit.js';
import { Task as OwnTask } from '../../src/base/task.js';

type Work = (given: [number], options: { signal: AbortSignal }) => Promise<string>;

/** What the file for browsers has in place of libraries must do what they do, as far as it is used. */
describe('stand-ins', () => {
  class Host extends LitElement {
    updates = 0;

    override requestUpdate(...given: Parameters<LitElement['requestUpdate']>): void {
      this.updates = (this.updates ?? 0) + 1;
      super.requestUpdate(...given);
    }
  }
  customElements.define('stand-in-host', Host);

  const kinds = {
    '@lit/task': (host: Host, task: Work) =>
      new LitTask<[number], string>(host, { autoRun: false, task }),
    'task.ts': (host: Host, task: Work) => new OwnTask<[number], string>(host, { task }),
  };
  for (const [name, create] of Object.entries(kinds)) {
    function world(work: (seconds: number, signal: AbortSignal) => Promise<string>) {
      const host = new Host();
      return { host, task: create(host, ([seconds], { signal }) => work(seconds, signal)) };
    }

    it(`${name} draws its host again before and after a run`, async () => {
      const { host, task } = world(() => Promise.resolve('done'));
      const before = host.updates;
      const run = task.run([1]);
      expect(host.updates).to.equal(before + 1);
      await run;
      expect(host.updates).to.equal(before + 2);
    });

    it(`${name} hands over what it is run with, and a failure ends a run quietly`, async () => {
      const seen: number[] = [];
      const { task } = world((seconds) => {
        seen.push(seconds);
        return Promise.reject(new Error('failed'));
      });
      await task.run([7]);
      expect(seen).to.deep.equal([7]);
    });

    it(`${name} aborts a run for the next one, and when told`, async () => {
      const signals: AbortSignal[] = [];
      const { task } = world((_, signal) => {
        signals.push(signal);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('left')));
        });
      });
      const runs = [task.run([1]), task.run([2])];
      expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false]);
      task.abort();
      expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, true]);
      await Promise.all(runs);
    });
  }

  interface Thing extends LitElement {
    size: number;
    words: readonly string[];
    mode: string;
    given: unknown;
  }

  interface Lit {
    readonly LitElement: typeof LitElement;
    readonly css: typeof litCss;
  }

  const bases = { lit: { LitElement, css: litCss }, 'lit.ts': ownLit as unknown as Lit };
  for (const [name, { LitElement: Base, css }] of Object.entries<Lit>(bases)) {
    const tag = `stand-in-${name.length}`;
    const log: string[] = [];
    const controller = Object.fromEntries(
      ['hostConnected', 'hostDisconnected', 'hostUpdate', 'hostUpdated'].map((moment) => [
        moment,
        () => log.push(moment),
      ]),
    );

    class Element extends Base {
      static override styles = [
        [
          css`
            p {
              color: rgb(1, 2, 3);
            }
          `,
        ],
        css`
          a {
            color: red;
          }
        `,
      ];
      static override properties = {
        size: {
          attribute: 'the-size',
          converter: { fromAttribute: (value: string | null) => Number(value ?? 7) },
        },
        words: {
          attribute: 'words',
          converter: { fromAttribute: (value: string | null) => value?.split(' ') ?? [] },
          hasChanged: (a: unknown, b: unknown) => String(a) !== String(b),
        },
        mode: {
          attribute: 'mode',
          converter: {
            fromAttribute: (value: string | null) => (value === 'loud' ? value : 'calm'),
          },
          reflect: true,
          useDefault: true,
        },
        given: { attribute: false, noAccessor: true },
      };

      size = 7;
      words: readonly string[] = [];
      mode = 'calm';
      #given: unknown;

      constructor() {
        super();
        this.addController(controller);
      }

      get given(): unknown {
        return this.#given;
      }

      set given(value: unknown) {
        log.push(`given ${String(value)}`);
        this.#given = value;
      }

      protected override willUpdate(): void {
        log.push('willUpdate');
      }

      protected override render() {
        log.push('render');
        return html`<p>${this.size} ${this.mode} ${this.words.join('+')}</p>`;
      }

      protected override updated(): void {
        log.push('updated');
      }
    }

    const shown = (element: Thing) => element.shadowRoot?.textContent;
    async function put(early: object = {}): Promise<Thing> {
      const element = document.createElement(tag) as Thing;
      Object.assign(element, early);
      document.body.append(element);
      if (!customElements.get(tag)) customElements.define(tag, Element);
      await element.updateComplete;
      return element;
    }

    describe(name, () => {
      afterEach(() => {
        document.body.replaceChildren();
        log.length = 0;
      });

      it('takes what was set before it was defined, and goes through its moments in order', async () => {
        const element = await put({ size: 3, given: 'early' });
        expect(shown(element)).to.equal('3 calm ');
        element.remove();
        expect(log).to.deep.equal([
          'hostConnected',
          'given early',
          'willUpdate',
          'hostUpdate',
          'render',
          'hostUpdated',
          'updated',
          'hostDisconnected',
        ]);
      });

      it('draws nothing before it is on the page', async () => {
        document.createElement(tag);
        await Promise.resolve();
        expect(log).to.deep.equal([]);
      });

      it('follows properties and attributes, in one update for all', async () => {
        const element = await put();
        log.length = 0;
        element.size = 1;
        element.setAttribute('words', 'a b');
        element.setAttribute('the-size', '2');
        expect(await element.updateComplete).to.equal(true);
        expect(shown(element)).to.equal('2 calm a+b');
        expect(log.filter((moment) => moment === 'render')).to.have.length(1);
        element.removeAttribute('the-size');
        await element.updateComplete;
        expect(shown(element)).to.equal('7 calm a+b');
      });

      it('draws nothing again for what has not changed', async () => {
        const element = await put();
        log.length = 0;
        element.size = 7;
        element.words = [];
        await element.updateComplete;
        expect(log).to.deep.equal([]);
      });

      it('shows a property in its attribute, but not its default nor what came from there', async () => {
        const element = await put();
        expect(element.hasAttribute('mode')).to.equal(false);
        element.mode = 'loud';
        await element.updateComplete;
        expect(element.getAttribute('mode')).to.equal('loud');
        element.setAttribute('mode', 'odd');
        await element.updateComplete;
        expect([element.mode, element.getAttribute('mode')]).to.deep.equal(['calm', 'odd']);
      });

      it('draws again for what is asked while it draws, and only then is complete', async () => {
        Element.disableWarning?.('change-in-update');
        const element = await put();
        let again = 1;
        element.addController({ hostUpdated: () => void (again-- > 0 && (element.size = 9)) });
        element.size = 8;
        while (!(await element.updateComplete));
        expect(shown(element)).to.equal('9 calm ');
      });

      it('says when drawing fails, and draws the next time', async () => {
        const element = await put();
        let fails = true;
        element.addController({
          hostUpdate: () => {
            if (fails) throw new Error('the page failed');
          },
        });
        element.size = 8;
        const failure: unknown = await element.updateComplete.catch((error: unknown) => error);
        expect(String(failure)).to.equal('Error: the page failed');
        fails = false;
        element.size = 9;
        await element.updateComplete.catch(() => undefined);
        await element.updateComplete;
        expect(shown(element)).to.equal('9 calm ');
      });

      it('keeps its root when it moves, with nested styles in order', async () => {
        const element = await put();
        const { shadowRoot } = element;
        document.body.append(document.createElement('div'));
        document.querySelector('div')?.append(element);
        await element.updateComplete;
        expect(element.shadowRoot).to.equal(shadowRoot);
        const rules = shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
        expect(rules?.map(({ cssText }) => cssText.split(' ')[0])).to.deep.equal(['p', 'a']);
      });
    });
  }
});
