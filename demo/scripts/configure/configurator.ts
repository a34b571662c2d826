import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { fieldOf } from '../../../src/doctor/request.js';
import { root, type SiteFacts } from '../site.js';
import { readabilities } from './colors.js';
import { Conditions, type Condition, type FoundCompany, type Inputs } from './conditions.js';
import { field, prose } from './controls.js';
import { copyText } from './copy.js';
import type { ElementSettings, Setting } from './manifest.js';
import { outputs, type Need, type Output } from './outputs.js';
import type { SnippetParts } from './snippet.js';
import { Preview } from './preview.js';
import { fromFragment, toFragment, widths, type State } from './state.js';

const signs = { good: '✓', bad: '✕', open: '○', waiting: '…' } as const;

const spoken = { good: 'Right:', bad: 'Wrong:', open: 'To do:', waiting: 'Wait:' } as const;

/** In the place of an output's name: the lines are selected, for the visitor to copy. */
const selected = 'selected';

const entered = (event: Event) =>
  event.target instanceof HTMLInputElement ? event.target.value : '';

const bare = (address: string) => address.trim().replace(/\/+$/, '');

/** The page on which an owner makes his lines: fields, preview, conditions and snippets. */
export class VtcConfigurator extends LitElement {
  static override properties = {
    state: { state: true },
    token: { state: true },
    answer: { state: true },
    copied: { state: true },
    facts: { attribute: false },
    elements: { attribute: false },
    sandboxBase: { attribute: false },
  };

  declare state: State;
  /** Kept here alone: neither in the address nor in any storage. */
  declare token: string;
  declare answer: string;
  declare copied: string;
  declare facts: SiteFacts;
  declare elements: readonly ElementSettings[];
  /** Where the sandbox answers, undefined where it cannot. */
  declare sandboxBase: string | undefined;

  readonly #preview = new Preview();
  readonly #conditions = new Conditions(this, () => this.#inputs());

  constructor() {
    super();
    this.state = fromFragment(location.hash);
    this.token = '';
    this.answer = '';
    this.copied = '';
    this.elements = [];
    this.#preview.onData = (detail) => {
      const text = JSON.stringify(fieldOf(detail, 'data'), null, 2) ?? '';
      this.answer = text.length > 6000 ? `${text.slice(0, 6000)}\n…` : text;
    };
  }

  /** The page's own style sheet is to reach its fields. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#readAddress);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#readAddress);
  }

  readonly #readAddress = (): void => {
    this.state = fromFragment(location.hash);
  };

  get #element(): ElementSettings | undefined {
    return this.elements.find(({ tag }) => tag === this.state.tag) ?? this.elements[0];
  }

  get #output(): Output {
    const output = outputs.find(({ id }) => id === this.state.output) ?? outputs[0];
    if (!output) throw new Error('There are no outputs.');
    return output;
  }

  #inputs(): Inputs {
    const { state, token, sandboxBase = '', facts } = this;
    const typed = bare(state.api);
    const base = typed || sandboxBase;
    const isSandbox = base === sandboxBase;
    const script = state.script.trim();
    return {
      base,
      isSandbox,
      isInPage: isSandbox && facts.api === null,
      vtc: state.vtc.trim(),
      token: token.trim(),
      takesToken: this.#element?.takesToken ?? false,
      needsCompany: (this.#element?.needsCompany ?? true) || this.#output.isOfCompany === true,
      script: script || `${root}vtc-widgets.js`,
      isOwnScript: script === '',
      gateway: bare(state.gateway) || (isSandbox ? (facts.gateway ?? '') : ''),
    };
  }

  #set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.copied = '';
  }

  /** The company that the preview shows: the chosen one, or the sandbox's first as an example. */
  get #shownCompany(): { readonly vtc: string; readonly token: string } | undefined {
    const { vtc, isSandbox } = this.#inputs();
    const [example] = this.facts.companies;
    const isExample = vtc === '' && isSandbox && example;
    if (isExample) return { vtc: example.handle ?? String(example.id), token: example.token };
    if (!this.#conditions.company && this.#element?.needsCompany) return undefined;
    return { vtc: this.#conditions.company ? vtc : '', token: this.#conditions.usableToken };
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('state')) {
      const fragment = toFragment(this.state);
      history.replaceState(
        null,
        '',
        fragment ? `#${fragment}` : location.pathname + location.search,
      );
    }
    const box = this.querySelector<HTMLElement>('.preview-box');
    this.querySelector<HTMLElement>('.sized')?.style.setProperty(
      'inline-size',
      `${this.state.width}px`,
    );
    const element = this.#element;
    if (!box || !element) return;
    const { values, colors } = this.state;
    const company = this.#conditions.isAnswering ? this.#shownCompany : undefined;
    const known = element.settings.flatMap(({ name }) =>
      values[name] === undefined ? [] : [[name, values[name]] as const],
    );
    const shown = company && {
      tag: element.tag,
      base: this.#inputs().base,
      colors,
      attributes: [
        ...(company.vtc ? [['vtc', company.vtc] as const] : []),
        ...(element.takesToken && company.token ? [['token', company.token] as const] : []),
        ...known,
      ],
    };
    this.#preview.show(box, shown);
  }

  protected override render(): TemplateResult {
    const element = this.#element;
    if (!element) return html`<p>Reading what the elements can do…</p>`;
    const conditions = this.#conditions.all;
    return html`<form class="choices" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#who(conditions)}${this.#which(element)}${this.#settings(element)}
        ${this.#colors(element)}${this.#where(conditions)}
      </form>
      <button
        type="button"
        class="primary to-results"
        @click=${() => this.querySelector('.results')?.scrollIntoView()}
      >
        Preview and lines
      </button>
      <div class="results">${this.#stage(element)}${this.#snippets(element, conditions)}</div>`;
  }

  #condition(conditions: readonly Condition[], need: Need): TemplateResult {
    const { standing, message, remedy } = conditions.find((one) => one.need === need) ?? {
      standing: 'waiting' as const,
      message: '',
      remedy: '',
    };
    return html`<p class="condition ${standing}" id="condition-${need}" role="status">
      <span class="sign" aria-hidden="true">${signs[standing]}</span>
      <span>
        <strong class="hidden">${spoken[standing]}</strong>
        ${message} ${remedy ? html`<span class="remedy">${remedy}</span>` : nothing}
      </span>
    </p>`;
  }

  #input(
    name: 'api' | 'vtc' | 'script' | 'gateway',
    label: string,
    placeholder: string,
    need: Need,
  ): TemplateResult {
    return html`<label for="field-${name}">${label}</label>
      <input
        id="field-${name}"
        type=${name === 'vtc' ? 'text' : 'url'}
        placeholder=${placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        aria-describedby="condition-${need}"
        .value=${live(this.state[name])}
        @input=${(event: Event) => this.#set({ [name]: entered(event) })}
      />`;
  }

  #who(conditions: readonly Condition[]): TemplateResult {
    return html`<fieldset>
      <legend>Your company</legend>
      <div class="field">
        ${this.#input('api', 'API address', 'https://api.example', 'api')}
        ${this.#condition(conditions, 'api')}
      </div>
      <div class="field">
        ${this.#input('vtc', 'Company', 'id, handle or name', 'company')}
        ${this.#condition(conditions, 'company')} ${this.#companies()}
      </div>
      <div class="field">
        <label for="field-token">Token</label>
        <input
          id="field-token"
          type="text"
          placeholder="emb_…"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="condition-token"
          .value=${live(this.token)}
          @input=${(event: Event) => {
            this.token = entered(event);
            this.copied = '';
          }}
        />
        ${this.#condition(conditions, 'token')}
      </div>
    </fieldset>`;
  }

  /** The found company with its picture, those alike, or the sandbox's. */
  #companies(): TemplateResult {
    const { company, alike } = this.#conditions;
    const { vtc, isSandbox } = this.#inputs();
    if (company) return html`<div class="found">${this.#face(company)}</div>`;
    const examples = isSandbox && vtc === '' ? this.facts.companies.slice(0, 6) : [];
    return html`<ul class="companies" aria-label="Companies to choose">
      ${repeat(
        alike,
        ({ id }) => id,
        (one) =>
          html`<li>
            <button type="button" @click=${() => this.#set({ vtc: one.handle ?? String(one.id) })}>
              ${this.#face(one)}
            </button>
          </li>`,
      )}
      ${repeat(
        examples,
        ({ id }) => id,
        ({ id, handle, name, token }) =>
          html`<li>
            <button
              type="button"
              @click=${() => {
                this.token = token;
                this.#set({ vtc: handle ?? String(id) });
              }}
            >
              <span>${name}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  #face({ name, picture, members }: FoundCompany): TemplateResult {
    return html`${picture ? html`<img src=${picture} alt="" width="28" height="28" />` : nothing}
      <span>${name}</span> <small>${members.toLocaleString('en')} members</small>`;
  }

  #which({ tag }: ElementSettings): TemplateResult {
    return html`<fieldset>
      <legend>Element</legend>
      <div class="tags">
        ${this.elements.map(
          (one) =>
            html`<label
              ><input
                type="radio"
                name="element"
                value=${one.tag}
                .checked=${live(one.tag === tag)}
                @change=${() => this.#set({ tag: one.tag })}
              /><span>${one.tag}</span></label
            >`,
        )}
      </div>
      <p class="help">${this.#element && prose(this.#element.description)}</p>
    </fieldset>`;
  }

  #field(setting: Setting): TemplateResult {
    const { [setting.name]: value, ...others } = this.state.values;
    return field({
      setting,
      value,
      languages: this.facts.languages,
      change: (next) =>
        this.#set({ values: next === undefined ? others : { ...others, [setting.name]: next } }),
    });
  }

  #settings({ settings }: ElementSettings): TemplateResult {
    const chief = new Set(['theme', 'lang', 'time-zone', 'heading']);
    const first = settings.filter(({ name, isCommon }) => !isCommon || chief.has(name));
    const rest = settings.filter((one) => !first.includes(one));
    const one = (setting: Setting) => this.#field(setting);
    return html`<fieldset>
      <legend>Look and content</legend>
      ${repeat(first, ({ name }) => name, one)}
      <details>
        <summary>More settings</summary>
        ${repeat(rest, ({ name }) => name, one)}
      </details>
    </fieldset>`;
  }

  #colors({ colors }: ElementSettings): TemplateResult {
    const chosen = this.state.colors;
    const contrasts = readabilities(chosen);
    return html`<fieldset>
      <legend>Colours of your own</legend>
      <details ?open=${Object.keys(chosen).length > 0}>
        <summary>Set single colours</summary>
        ${colors.map(([name, description]) => {
          const { [name]: value, ...others } = chosen;
          const id = `color${name}`;
          return html`<div class="color">
            <input
              id=${id}
              type="color"
              .value=${live(value ?? '#888888')}
              @input=${(event: Event) =>
                this.#set({ colors: { ...others, [name]: entered(event) } })}
            />
            <label for=${id}
              >${description.replace(/^Colour (of|behind) /, '').replace(/\.$/, '')}</label
            >
            <code>${value ?? 'theirs'}</code>
            ${
              value === undefined
                ? nothing
                : html`<button
                    type="button"
                    aria-label="Take away the colour of ${name}"
                    @click=${() => this.#set({ colors: others })}
                  >
                    Reset
                  </button>`
            }
          </div>`;
        })}
        <ul class="contrasts" role="status">
          ${contrasts.map(
            ({ text, isEnough }) =>
              html`<li class="condition ${isEnough ? 'good' : 'bad'}">
                <span class="sign" aria-hidden="true">${isEnough ? signs.good : signs.bad}</span>
                <span>Contrast of ${text}</span>
              </li>`,
          )}
        </ul>
      </details>
    </fieldset>`;
  }

  #where(conditions: readonly Condition[]): TemplateResult {
    return html`<fieldset>
      <legend>Where the file is</legend>
      <div class="field">
        ${this.#input('script', 'Script address', `${root}vtc-widgets.js`, 'script')}
        ${this.#condition(conditions, 'script')}
      </div>
      <div class="field">
        ${this.#input('gateway', 'Gateway address', this.facts.gateway ?? 'https://gateway.example', 'gateway')}
        ${this.#condition(conditions, 'gateway')}
      </div>
    </fieldset>`;
  }

  #stage({ tag }: ElementSettings): TemplateResult {
    const { width, ground } = this.state;
    const { vtc, base, isSandbox } = this.#inputs();
    const requests = this.#preview.requests(base);
    const isExample = vtc === '' && isSandbox && this.facts.companies.length > 0;
    return html`<section class="stage-panel" aria-labelledby="preview-title">
      <div class="bar">
        <h2 id="preview-title">Preview</h2>
        <label class="width"
          >Width
          <input
            type="range"
            min=${widths.least}
            max=${widths.most}
            step="10"
            .value=${live(String(width))}
            @input=${(event: Event) => this.#set({ width: Number(entered(event)) })}
          /><output>${width} px</output></label
        >
        <div class="grounds" role="group" aria-label="Ground">
          ${(['light', 'dark'] as const).map(
            (one) =>
              html`<button
                type="button"
                aria-pressed=${one === ground}
                @click=${() => this.#set({ ground: one })}
              >
                ${one}
              </button>`,
          )}
        </div>
      </div>
      ${
        isExample
          ? html`<p class="help">An example: ${this.facts.companies[0]?.name}, of the sandbox.</p>`
          : nothing
      }
      <div class="ground ${ground}" tabindex="0" role="group" aria-label="${tag} on ${ground}">
        <div class="sized">
          <div class="preview-box"></div>
          <span class="handle" aria-hidden="true" @pointerdown=${this.#drag}></span>
        </div>
      </div>
      <details class="answers">
        <summary>
          What the API answers: ${requests.length} ${requests.length === 1 ? 'request' : 'requests'}
        </summary>
        <ol>
          ${requests.map((path) => html`<li><code>GET ${path}</code></li>`)}
        </ol>
        <pre class="code" tabindex="0">${this.answer}</pre>
      </details>
    </section>`;
  }

  readonly #drag = (event: PointerEvent): void => {
    const { target, pointerId, clientX } = event;
    if (!(target instanceof HTMLElement)) return;
    const from = this.state.width;
    target.setPointerCapture(pointerId);
    const move = (next: PointerEvent) => {
      const width = Math.round((from + next.clientX - clientX) / 10) * 10;
      this.#set({ width: Math.min(widths.most, Math.max(widths.least, width)) });
    };
    target.addEventListener('pointermove', move);
    const end = () => target.removeEventListener('pointermove', move);
    target.addEventListener('pointerup', end, { once: true });
    target.addEventListener('pointercancel', end, { once: true });
  };

  #parts(element: ElementSettings): SnippetParts {
    const { base, vtc, gateway, script } = this.#inputs();
    const { files, company, usableToken: token } = this.#conditions;
    const { values, colors } = this.state;
    return {
      ...{ element, base, vtc, token, values, colors, gateway },
      script: files?.script ?? { url: script },
      style: files?.style,
      name: company?.name ?? vtc,
    };
  }

  #snippets(element: ElementSettings, conditions: readonly Condition[]): TemplateResult {
    const output = this.#output;
    const missing = conditions.filter(
      ({ need, standing }) => output.needs.includes(need) && standing !== 'good',
    );
    const parts = this.#parts(element);
    return html`<section class="snippet" aria-labelledby="snippet-title">
      <div class="bar">
        <h2 id="snippet-title">Your lines</h2>
        <label class="hidden" for="output">For</label>
        <select
          id="output"
          .value=${live(output.id)}
          @change=${(event: Event) =>
            event.target instanceof HTMLSelectElement && this.#set({ output: event.target.value })}
        >
          ${outputs.map(
            ({ id, label }) =>
              html`<option value=${id} ?selected=${id === output.id}>${label}</option>`,
          )}
        </select>
        <button
          type="button"
          class="primary"
          ?disabled=${missing.length > 0}
          @click=${() => void this.#copy(output)}
        >
          ${this.copied === output.id ? 'Copied' : this.copied === selected ? 'Press Ctrl-C' : 'Copy'}
        </button>
      </div>
      ${missing.length > 0 ? this.#missing(missing) : this.#lines(output, parts)}
    </section>`;
  }

  #missing(missing: readonly Condition[]): TemplateResult {
    return html`<p class="help">The lines appear here as soon as they would work:</p>
      <ul class="contrasts">
        ${missing.map(
          ({ standing, message, remedy }) =>
            html`<li class="condition ${standing}">
              <span class="sign" aria-hidden="true">${signs[standing]}</span>
              <span>${message} <span class="remedy">${remedy}</span></span>
            </li>`,
        )}
      </ul>`;
  }

  #lines(output: Output, parts: SnippetParts): TemplateResult {
    return html`<pre class="code" tabindex="0" data-snippet=${output.id}>
${output.write(parts)}</pre>
      <p class="help">${output.note(parts)}</p>`;
  }

  async #copy({ id }: Output): Promise<void> {
    const lines = this.querySelector('[data-snippet]');
    if (!lines) return;
    this.copied = (await copyText(lines)) ? id : selected;
  }
}
