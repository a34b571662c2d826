import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { maxListedCompanies } from '../contract/tokens.js';
import { fieldOf } from '../doctor/request.js';
import { elements as described } from '../widgets/all.js';
import { addressFields } from './address-fields.js';
import { addressNames, type AddressName } from './addresses.js';
import type { SuggestedCompany } from './company-details.js';
import { companyFields, tokenField } from './company-fields.js';
import { isNameOf, nameOf } from './directory.js';
import { elementFields } from './element-fields.js';
import { confirmedPart, linkAddresses, unconfirmedNames } from './link-addresses.js';
import { linkNotice } from './link-notice.js';
import { ListedCompanies } from './listed-companies.js';
import { listedFields } from './listed-fields.js';
import type { ElementSettings } from './manifest.js';
import { listedNames } from './names.js';
import { outputs, type Output } from './outputs.js';
import { Preview, previewPanel, responses, type PreviewElement } from './preview-panel.js';
import { Requirements, type Inputs, type Requirement } from './requirements.js';
import { settingsFields } from './settings-fields.js';
import type { ConfiguratorSite } from './site.js';
import type { SnippetParts } from './snippet.js';
import { copyText, snippetPanel } from './snippet-panel.js';
import { addressIn, fromFragment, toFragment, withAddress, type State } from './state.js';

const withoutSlash = (address: string) => address.trim().replace(/\/+$/, '');

const maxJsonLength = 6000;

/** Addresses that the owner typed or confirmed; a reload keeps them, and a link cannot set them. */
function confirmedAddresses(): readonly string[] {
  const confirmed = fieldOf(history.state, 'confirmed');
  return Array.isArray(confirmed) ? confirmed.map(String) : [];
}

/** Form with preview and code for one element. */
export class VtcConfigurator extends LitElement {
  @property({ attribute: false }) site!: ConfiguratorSite;
  /** URL of the folder with the files of the package. */
  @property({ attribute: false }) filesBase!: string;
  @property({ attribute: false }) elements: readonly ElementSettings[] = [];
  /** API base of the sandbox; undefined if it could not start. */
  @property({ attribute: false }) sandboxBase: string | undefined;
  /** The part that is visible on a phone. */
  @property({ reflect: true }) view: 'settings' | 'preview' = 'settings';

  @state() private choices = fromFragment(location.hash);
  @state() private fromLink = linkAddresses(this.choices, confirmedAddresses());
  /** Only in memory: neither in the URL nor in any storage. */
  @state() private token = '';
  @state() private json = '';
  /** The text in the field that adds one of several companies. */
  @state() private addedText = '';
  @state() private isListOpen = this.choices.values.vtcs !== undefined;
  @state() private copyLabel = 'Copy';
  @state() private hasAllZones = false;

  readonly #preview = new Preview();
  readonly #requirements = new Requirements(this, () => this.#inputs());
  readonly #listed = new ListedCompanies(this, () => {
    const { base, vtcs } = this.#inputs();
    return { base, vtcs, typed: this.addedText };
  });

  constructor() {
    super();
    this.#preview.onData = (detail) => {
      const text = JSON.stringify(fieldOf(detail, 'data'), null, 2) ?? '';
      this.requestUpdate();
      this.json = text.length > maxJsonLength ? `${text.slice(0, maxJsonLength)}\n…` : text;
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#readFragment);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#readFragment);
  }

  /** Without a shadow root, so that the page's style sheet applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('choices') || changed.has('fromLink')) {
      const fragment = toFragment(this.choices);
      const url = fragment ? `#${fragment}` : location.pathname + location.search;
      const confirmed = addressNames.map((name) => addressIn(this.#confirmed, name));
      history.replaceState({ confirmed: confirmed.filter(Boolean) }, '', url);
    }
    if (changed.has('fromLink')) for (const name of this.#unconfirmed) this.#fieldOf(name);
    const sized = this.querySelector<HTMLElement>('.sized');
    sized?.style.setProperty('inline-size', `${this.choices.width}px`);
    this.toggleAttribute('own-api', !this.#inputs().isSandbox);
    const box = this.querySelector('.preview-box');
    // Until the company is found, or not, the preview stays as it is.
    const isSearching = this.#requirements.all.company.status === 'checking';
    if (box && !isSearching) this.#preview.show(box, this.#previewElement(this.#element));
  }

  protected override render(): TemplateResult {
    const element = this.#element;
    return html`<button type="button" class="skip" @click=${() => void this.#focusCode()}>
        Skip to your code
      </button>
      <form class="choices" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#fields(element)}
      </form>
      <div class="results">${this.#previewPanel(element)}${this.#snippetPanel(element)}</div>
      <div class="segments switch" role="group" aria-label="View">
        ${this.#viewButton('settings', 'Settings')}${this.#viewButton('preview', 'Preview')}
        <button type="button" class="primary" @click=${() => void this.#copy()}>
          ${this.copyLabel === 'Copy' ? 'Copy code' : this.copyLabel}
        </button>
      </div>`;
  }

  readonly #readFragment = (): void => {
    this.choices = fromFragment(location.hash);
    this.fromLink = linkAddresses(this.choices, confirmedAddresses());
  };

  get #unconfirmed(): readonly AddressName[] {
    return unconfirmedNames(this.choices, this.fromLink);
  }

  /** The choices that are in use. */
  get #confirmed(): State {
    return confirmedPart(this.choices, this.#unconfirmed);
  }

  get #element(): ElementSettings {
    const found = this.elements.find(({ tag }) => tag === this.choices.tag) ?? this.elements[0];
    if (!found) throw new Error('There are no elements.');
    return found;
  }

  get #output(): Output {
    const output = outputs.find(({ id }) => id === this.choices.output) ?? outputs[0];
    if (!output) throw new Error('There are no outputs.');
    return output;
  }

  /** The first company of the sandbox, while none is found there. */
  get #example() {
    const { vtcs, isSandbox } = this.#inputs();
    const isNone = this.#requirements.company === undefined && vtcs.length === 0;
    return isNone && isSandbox ? this.site.companies[0] : undefined;
  }

  /** Whether the element can show several companies. */
  get #hasList(): boolean {
    return this.#element.settings.some(({ name }) => name === 'vtcs');
  }

  #inputs(): Inputs {
    const { token, sandboxBase = '', site } = this;
    const choices = this.#confirmed;
    const base = withoutSlash(choices.api) || sandboxBase;
    const isSandbox = base === sandboxBase;
    const script = choices.script.trim();
    const element = this.#element;
    return {
      base,
      element,
      isSandbox,
      isInPage: isSandbox && site.api === null,
      vtc: choices.vtc.trim(),
      vtcs: this.#hasList ? listedNames(choices.values.vtcs) : [],
      token: token.trim(),
      needsCompany: element.needsCompany || this.#output.isOfCompany === true,
      script: script || `${this.filesBase}vtc-widgets.js`,
      isOwnScript: script === '',
      others: choices.others,
      needsGateway: this.#output.needs.includes('gateway'),
      gateway: withoutSlash(choices.gateway) || (isSandbox ? (site.gateway ?? '') : ''),
      published: withoutSlash(choices.published),
      needsPublished: this.#output.needs.includes('published'),
      unconfirmed: this.#unconfirmed,
    };
  }

  #set(change: Partial<State>): void {
    this.choices = { ...this.choices, ...change };
    this.copyLabel = 'Copy';
  }

  #previewElement({ tag, settings, ...element }: ElementSettings): PreviewElement | undefined {
    const { company, vtc, usableToken, isApiUsable } = this.#requirements;
    const example = this.#example;
    const { base, vtcs } = this.#inputs();
    const isMissing = element.needsCompany && !company && !example && vtcs.length === 0;
    if (!isApiUsable || isMissing) return undefined;
    const { values: confirmed, colors } = this.#confirmed;
    const needs = described.find((about) => about.tag === tag)?.needs;
    // The example has values that it needs, such as a member. Owners fill in those of their company.
    const values: State['values'] = { ...(example && needs), ...confirmed };
    const shownVtc = example?.handle ?? example?.id ?? (company ? vtc : '');
    const token = example ? example.token : usableToken;
    const names = settings.flatMap(({ name }) =>
      values[name] === undefined ? [] : [[name, values[name]] as const],
    );
    return {
      ...{ tag, base, colors },
      attributes: [
        ...(shownVtc ? [['vtc', String(shownVtc)] as const] : []),
        ...(element.takesToken && token ? [['token', token] as const] : []),
        ...names,
      ],
    };
  }

  #snippetParts(element: ElementSettings): SnippetParts {
    const { base, gateway, script, published } = this.#inputs();
    const { files, company, vtc, usableToken: token } = this.#requirements;
    const { values, colors } = this.#confirmed;
    return {
      ...{ element, base, vtc, token, values, colors, gateway, published },
      scripts: files?.scripts ?? [{ url: script }],
      style: files?.style,
      imports: files?.imports,
      name: company?.name ?? (vtc || this.#listedNames.join(', ')),
    };
  }

  get #listedNames(): readonly string[] {
    return this.#listed.companies.map(({ vtc, company }) => company?.name ?? vtc);
  }

  /** Sets the companies that are shown together, and moves the focus to the field or the next button. */
  async #setListed(vtcs: readonly string[], focused = -1): Promise<void> {
    const values = { ...this.choices.values, vtcs: vtcs.join(' ') };
    if (vtcs.length === 0) Reflect.deleteProperty(values, 'vtcs');
    this.addedText = '';
    this.#set({ values });
    await this.updateComplete;
    const buttons = this.querySelectorAll<HTMLElement>('.chosen button');
    (buttons[focused] ?? this.querySelector<HTMLElement>('#setting-vtcs'))?.focus();
  }

  #listedFields(): unknown {
    if (!this.#hasList) return nothing;
    const { vtcs, isSandbox } = this.#inputs();
    const { company } = this.#requirements;
    const { companies, suggestions, isSearching, problem } = this.#listed;
    const examples = [...(company ? [company] : []), ...(isSandbox ? this.site.companies : [])];
    const isFull = vtcs.length >= maxListedCompanies;
    const isNew = (each: SuggestedCompany, index: number) =>
      !vtcs.some((vtc) => isNameOf(vtc, each)) &&
      examples.findIndex(({ id }) => id === each.id) === index;
    const add = (vtc: string) => void this.#setListed([...this.#inputs().vtcs, vtc]);
    return listedFields({
      ...{ companies, isSearching, problem, add, typed: this.addedText, isOpen: this.isListOpen },
      suggestions: this.addedText || isFull ? suggestions : examples.filter(isNew).slice(0, 6),
      toggle: (isOpen) => (this.isListOpen = isOpen),
      type: (text) => (this.addedText = text),
      addTyped: () => void this.#listed.best().then((best) => best && add(nameOf(best))),
      remove: (vtc) =>
        void this.#setListed(
          vtcs.filter((other) => other !== vtc),
          vtcs.indexOf(vtc),
        ),
    });
  }

  #tokenField({ takesToken }: ElementSettings): unknown {
    if (!takesToken && !this.token) return nothing;
    return tokenField({
      token: this.token,
      requirement: this.#requirements.all.token,
      setToken: this.#setToken,
    });
  }

  readonly #setToken = (token: string): void => {
    this.token = token;
    this.copyLabel = 'Copy';
  };

  #fields(element: ElementSettings): unknown {
    const { choices, elements, site } = this;
    const { company: found, similar, all: requirements } = this.#requirements;
    return [
      linkNotice({
        addresses: this.#unconfirmed.map((name) => [name, addressIn(choices, name)]),
        confirm: (name) => void this.#answerLink(name, choices),
        remove: (name) => void this.#answerLink(name, withAddress(choices, name, '')),
      }),
      companyFields({
        ...{ found, similar },
        vtc: choices.vtc,
        requirement: requirements.company,
        examples: this.#example && choices.vtc === '' ? site.companies.slice(0, 4) : [],
        focusApi: () => void this.#focusField(requirements.api),
        setCompany: (vtc) => this.#set({ vtc }),
        setToken: this.#setToken,
      }),
      elementFields({
        elements,
        selected: element,
        others: choices.others,
        select: (tag) => this.#set({ tag }),
        setOthers: (others) => this.#set({ others }),
      }),
      settingsFields({
        element,
        values: choices.values,
        languages: site.languages,
        zones: { isShown: this.hasAllZones, show: () => (this.hasAllZones = true) },
        change: (values) => this.#set({ values }),
        access: [this.#tokenField(element), this.#listedFields()],
        colors: {
          properties: element.colors,
          colors: choices.colors,
          inForce: this.#preview.colors(element.colors),
          change: (colors) => this.#set({ colors }),
        },
      }),
      addressFields({
        values: choices,
        requirements,
        placeholders: {
          api: 'https://api.example',
          script: `${this.filesBase}vtc-widgets.js`,
          gateway: site.gateway ?? 'https://gateway.example',
          published: 'https://vtc.example/vtc',
        },
        set: (name, value) => this.#set({ [name]: value }),
        responses: responses({
          requests: this.#preview.requests(this.#inputs().base),
          json: this.json,
        }),
      }),
    ];
  }

  #previewPanel({ title }: ElementSettings): TemplateResult {
    const { width, background } = this.choices;
    return previewPanel({
      ...{ title, width, background },
      example: this.#example?.name,
      set: (change) => this.#set(change),
    });
  }

  #snippetPanel(element: ElementSettings): TemplateResult {
    const output = this.#output;
    const { all } = this.#requirements;
    return snippetPanel({
      output,
      parts: this.#snippetParts(element),
      unmet: output.needs.map((id) => all[id]).filter(({ status }) => status !== 'met'),
      copyLabel: this.copyLabel,
      selectOutput: (id) => this.#set({ output: id }),
      copy: () => void this.#copy(),
      focusField: (requirement) => void this.#focusField(requirement),
    });
  }

  #viewButton(view: this['view'], text: string): TemplateResult {
    return html`<button
      type="button"
      aria-pressed=${view === this.view}
      @click=${() => {
        this.view = view;
        scrollTo({ top: 0 });
      }}
    >
      ${text}
    </button>`;
  }

  async #focusCode(): Promise<void> {
    this.view = 'preview';
    await this.updateComplete;
    this.querySelector<HTMLElement>('.snippet .primary')?.focus();
  }

  async #focusField({ id }: Requirement): Promise<void> {
    this.view = 'settings';
    await this.updateComplete;
    this.#fieldOf(id)?.focus();
  }

  /** The field of a requirement or an address, which becomes visible. */
  #fieldOf(id: Requirement['id'] | AddressName): HTMLElement | null {
    const field = this.querySelector<HTMLElement>(`#field-${id}, #setting-${id}`);
    field?.closest('details')?.setAttribute('open', '');
    return field;
  }

  /** Confirms an address, or the lack of one, and moves the focus to the next question or to the field. */
  async #answerLink(name: AddressName, choices: State): Promise<void> {
    this.fromLink = { ...this.fromLink, [name]: '' };
    this.choices = choices;
    await this.updateComplete;
    const next = this.querySelector<HTMLElement>('.from-link button') ?? this.#fieldOf(name);
    next?.focus();
  }

  async #copy(): Promise<void> {
    const snippet = this.querySelector('[data-code]');
    if (snippet) this.copyLabel = (await copyText(snippet)) ? 'Copied' : 'Press Ctrl-C';
  }
}
