import {
  addFragment,
  addressWith,
  attributes,
  nothing,
  opensInNewTab,
  OpenTexts,
  property,
  type PropertyValues,
  expandButtonStyles,
  proseStyles,
  type Query,
  type SettingsOf,
  state,
  type TemplateResult,
  vtcDetail,
  VtcElement,
} from '../../base.js';
import { vtcRules } from '../../locales/en.js';
import {
  fragmentPrefix,
  rulesModel,
  type RulesModel,
  type Section,
  type VtcDetail,
} from './model/sections.js';
import { contentsButton, rules, skeleton, textId } from './templates/rules.js';
import type { RulesView } from './view.js';
import { styles } from './vtc-rules.styles.js';

export type { VtcDetail };

const lineLimits = attributes.wholeNumber({ min: 0, max: 1000, fallback: 0 });

/** Lines of typical rules. */
const skeletonLines = 33;

const fragmentOfId = (id: string): string => `#${encodeURIComponent(id)}`;

/** Id in the fragment of the page's address; empty where it is that of no section. */
function idInAddress(): string {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return id.startsWith(fragmentPrefix) ? id : '';
  } catch {
    // The fragment is not URL-encoded: it is the page's own.
    return '';
  }
}

/**
 * Shows the rules of a company. An address with the fragment of a heading, as in the table of contents, opens the page
 * there.
 *
 * @csspart contents - Table of contents.
 * @csspart text - The rules.
 * @fires {CustomEvent<{ data: VtcDetail }>} vtc-load - New data was loaded.
 */
export class VtcRules extends VtcElement<VtcDetail, RulesModel> {
  static override readonly texts = vtcRules;
  static override styles = [VtcElement.styles, expandButtonStyles, proseStyles, styles];
  static override readonly stateTexts = {
    heading: 'rulesHeading',
    failed: 'failedRules',
    empty: 'noRules',
  } as const;
  static override readonly attributeTypes = { ...VtcElement.attributeTypes, maxLines: lineLimits };

  /** Lines that are shown at first, 0 to 1,000; 0: all. */
  @property({ attribute: 'max-lines', type: Number }) maxLines = lineLimits.fallback;

  @state() private hasContents = false;

  declare readonly settings: SettingsOf<typeof VtcRules.attributeTypes>;
  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = vtcDetail.response;
  readonly #texts = new OpenTexts(this);
  /** Id of the section that is scrolled to as soon as it is rendered. */
  #target = '';

  override get companyTheme(): VtcElement<VtcDetail>['companyTheme'] {
    return this.data?.theme ?? super.companyTheme;
  }

  protected override get loadedCompanyType(): string | undefined {
    return this.data?.companyType;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#follow);
    this.#follow();
    // Near the viewport, so that it loads.
    if (this.#target) this.scrollIntoView();
  }

  override disconnectedCallback(): void {
    removeEventListener('hashchange', this.#follow);
    super.disconnectedCallback();
  }

  load(query: Query): Promise<VtcDetail> {
    return query(vtcDetail, { idOrHandle: this.settings.vtc });
  }

  protected override derive(data: VtcDetail): RulesModel {
    return rulesModel(data, this.settings.maxLines);
  }

  protected override companyChanged(): void {
    this.#texts.clear();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#target && this.#has(this.#target)) this.#texts.open(textId);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#scroll();
  }

  protected override isEmpty({ sections }: RulesModel): boolean {
    return sections.length === 0;
  }

  protected override renderHeadingAside(): unknown {
    const { model, state: current } = this;
    return model && current === 'ready' ? contentsButton(this.#view(model)) : nothing;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(Math.min(this.settings.maxLines || skeletonLines, skeletonLines));
  }

  protected renderData(model: RulesModel): TemplateResult {
    return rules(this.#view(model));
  }

  #has(id: string): boolean {
    return this.model?.sections.some((section) => section.id === id) ?? false;
  }

  #view(model: RulesModel): RulesView {
    const { maxLines } = this.settings;
    return {
      model,
      translate: this.language.translate,
      headingLevel: this.contentHeadingLevel - 1,
      label: this.contentName,
      maxLines,
      isOpen: this.#texts.isOpen,
      toggle: this.#texts.toggle,
      hasContents: this.hasContents,
      toggleContents: () => (this.hasContents = !this.hasContents),
      urlOf: ({ id = '' }) => addressWith(fragmentOfId(id)),
      jump: (click, section) => this.#jump(click, section),
    };
  }

  /** Not by the browser: it looks for the target of a fragment outside of shadow roots only. */
  #jump(click: Event, { id = '' }: Section): void {
    if (opensInNewTab(click)) return;
    click.preventDefault();
    if (idInAddress() !== id) addFragment(fragmentOfId(id));
    this.#target = id;
    this.requestUpdate();
  }

  readonly #follow = (): void => {
    this.#target = idInAddress();
    if (this.#target) this.requestUpdate();
  };

  /** Scrolls to the heading of the target, and moves the focus there. */
  #scroll(): void {
    const id = this.#target;
    if (!id || !this.#has(id)) return;
    this.#target = '';
    const heading = this.shadowRoot?.getElementById(id)?.firstElementChild as HTMLElement | null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-rules': VtcRules;
  }
}
