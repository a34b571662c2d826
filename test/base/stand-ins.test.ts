import { expect } from '@open-wc/testing';
import { Task as LitTask } from '@lit/task';
import { css as litCss, LitElement } from 'lit';
import * as ownCss from '../../src/base/css-tag.js';
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

  it('css.ts gives the rules that Lit gives, and its shadow root adopts them', () => {
    const sheet = ownCss.css`p { color: red } a { color: blue }`;
    const lits = litCss`p { color: red } a { color: blue }`.styleSheet;
    const rules = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText);
    expect(rules(sheet)).to.deep.equal(lits && rules(lits));
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    ownCss.adoptStyles(root, [ownCss.getCompatibleStyle(sheet)]);
    expect(root.adoptedStyleSheets).to.deep.equal([sheet]);
  });
});
