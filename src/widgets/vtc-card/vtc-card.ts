import {
  attributes,
  avatarStyles,
  convoySummaryStyles,
  type DeriveContext,
  detailModes,
  DetailsDialog,
  html,
  itemAddress,
  expandButtonStyles,
  property,
  proseStyles,
  type Query,
  type SettingsOf,
  state,
  type TemplateResult,
  VtcElement,
} from '../../base.js';
import { vtcDetail, vtcDetailShape } from '../../contract/element-endpoints.js';
import { vtcCard } from '../../locales/en.js';
import { headStyles } from './head.styles.js';
import { layoutStyles } from './layouts.styles.js';
import { cardModel } from './model/card.js';
import { badge } from './templates/badge.js';
import { banner } from './templates/banner.js';
import { card } from './templates/card.js';
import { skeleton } from './templates/skeleton.js';
import { skeletonStyles } from './skeleton.styles.js';
import {
  type CardModel,
  type CardSection,
  type CardView,
  layouts,
  sections,
  type VtcDetail,
} from './view.js';
import { styles } from './vtc-card.styles.js';

const templates = { card, banner, badge };

/**
 * Shows a company: its profile, its people, its next convoy, and how to join it.
 *
 * @csspart banner - Banner image: at the top, or behind the words of a wide banner layout.
 * @csspart apply - Link to the application form.
 * @csspart section - Section below the header.
 * @csspart day - Date tile of the next convoy.
 * @csspart route - Route of the next convoy.
 * @fires {CustomEvent<{ data: VtcDetail }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: VtcDetail | ConvoyEvent }>} vtc-select - The company's link or the name of its next convoy was activated; cancelable.
 */
export class VtcCard extends VtcElement<VtcDetail, CardModel> {
  static override styles = [
    VtcElement.styles,
    avatarStyles,
    expandButtonStyles,
    convoySummaryStyles,
    proseStyles,
    headStyles,
    styles,
    layoutStyles,
    skeletonStyles,
  ];
  static override readonly texts = vtcCard;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    show: sections,
    details: detailModes,
    noFragment: attributes.flag,
    hrefTemplate: attributes.urlTemplate(vtcDetailShape),
  };

  /** `card`: all sections; `banner`: a wide row; `badge`: one line. */
  @property() layout = layouts.fallback;
  /** Sections that are shown, separated by spaces; default: all but `contact`, the e-mail address. */
  @property() show?: string;
  /** `dialog`: the name of the next convoy opens it in full; `none`: it is no button. */
  @property() details = detailModes.fallback;
  /** Keeps the address of the page unchanged when a convoy opens. */
  @property({ attribute: 'no-fragment', type: Boolean }) noFragment = false;

  @state() private unfolded: Partial<Record<CardSection, boolean>> = {};

  declare readonly settings: SettingsOf<typeof VtcCard.attributeTypes>;
  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = vtcDetailShape;
  readonly #details = new DetailsDialog(this, {
    records: () =>
      this.model?.next && this.settings.layout === 'card' ? [this.model.next.event] : [],
    failed: (message) => this.ownerConsole.error(message, this.vtc),
    language: this.language,
  });

  override get companyTheme(): VtcElement<VtcDetail>['companyTheme'] {
    return this.data?.theme ?? super.companyTheme;
  }

  protected override get banner(): string | null | undefined {
    return this.data?.banner ?? super.banner;
  }

  protected override get loadedCompanyType(): string | undefined {
    return this.data?.companyType;
  }

  load(query: Query): Promise<VtcDetail> {
    return query(vtcDetail, { idOrHandle: this.settings.vtc });
  }

  protected override derive(
    data: VtcDetail,
    context: DeriveContext<VtcCard['settings']>,
  ): CardModel {
    return cardModel(data, context);
  }

  protected override companyChanged(): void {
    this.unfolded = {};
  }

  /** The card's header shows the company's name; where it is not found, the requested one is the heading. */
  protected override defaultHeading(): string {
    const isMissing = this.state === 'error' && this.error?.code === 'NOT_FOUND';
    return (isMissing && this.vtc) || '';
  }

  protected override failedText(): string {
    return this.language.translate(this.isInline ? 'failed' : 'failedCompany');
  }

  protected override get contentName(): string {
    return this.headingText || this.vtc || '';
  }

  protected override get isInline(): boolean {
    return this.settings.layout !== 'card';
  }

  protected renderData(model: CardModel): TemplateResult {
    return this.#content(templates[this.settings.layout](this.#view(model)));
  }

  protected renderSkeleton(): TemplateResult {
    const { layout, images } = this.settings;
    return this.#content(skeleton(layout, images === 'all' && !this.#hasBackdrop, this.#shows));
  }

  get #hasBackdrop(): boolean {
    return this.shownLook === 'poster';
  }

  readonly #shows = (section: CardSection): boolean => this.settings.show.includes(section);

  #content(content: TemplateResult): TemplateResult {
    return html`<div class="content is-${this.settings.layout}">${content}</div>`;
  }

  #view(model: CardModel): CardView {
    const { images, hrefTemplate } = this.settings;
    const { vtc } = model;
    return {
      ...this.context,
      ...model,
      headingLevel: this.contentHeadingLevel,
      images,
      hasBackdrop: this.#hasBackdrop,
      href: itemAddress(hrefTemplate, vtc),
      shows: this.#shows,
      select: (event) => this.select(event, vtc),
      convoyName: {
        linkOf: () => undefined,
        opensDialog: this.#details.isEnabled,
        select: (event, item) => {
          this.select(event, item);
          this.#details.click(event, item);
        },
      },
      isOpen: (section) => this.unfolded[section] ?? false,
      toggle: (section) =>
        (this.unfolded = { ...this.unfolded, [section]: !this.unfolded[section] }),
      writeEmail: () => void this.#writeEmail(),
    };
  }

  async #writeEmail(): Promise<void> {
    this.unfolded = { ...this.unfolded, contact: true };
    await this.updateComplete;
    const link = this.renderRoot.querySelector<HTMLElement>('[href^="mailto:"]');
    link?.focus();
    link?.click();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-card': VtcCard;
  }
}
