import {
  attributes,
  type DeriveContext,
  expandButtonStyles,
  isolated,
  itemAddress,
  nothing,
  OpenTexts,
  type Parts,
  property,
  proseStyles,
  type Query,
  safeUrl,
  type SettingsOf,
  type TemplateResult,
  vtcDetail,
  VtcElement,
  visibleName,
} from '../../base.js';
import { vtcRecruitment } from '../../locales/en.js';
import {
  loadRecruitment,
  type RecruitmentData,
  recruitmentDataShape,
  type VtcDetail,
} from './data.js';
import { recruitmentModel, type RecruitmentModel } from './model/recruitment.js';
import { recruitment, skeleton, status } from './templates/recruitment.js';
import { type RecruitmentView, sections } from './view.js';
import { styles } from './vtc-recruitment.styles.js';

export type { RecruitmentData, VtcDetail };

const closedModes = attributes.oneOf('message', 'hide');

/**
 * Shows how to join a company: whether it recruits, what it requires and what it asks.
 *
 * @csspart status - Whether the company recruits.
 * @csspart apply - Link to the application.
 * @csspart section - Requirements or questions.
 * @fires {CustomEvent<{ data: RecruitmentData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: VtcDetail }>} vtc-select - The link to the application was activated; cancelable.
 */
export class VtcRecruitment extends VtcElement<RecruitmentData, RecruitmentModel | undefined> {
  static override readonly texts = vtcRecruitment;
  static override styles = [VtcElement.styles, expandButtonStyles, proseStyles, styles];
  static override readonly stateTexts = {
    failed: 'failedCompany',
    empty: 'noApplications',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    show: sections,
    whenClosed: closedModes,
    applyUrl: attributes.urlTemplate(vtcDetail.response),
    hrefTemplate: attributes.urlTemplate(vtcDetail.response),
  };

  /** Sections that are shown, separated by spaces; default: all. */
  @property() show?: string;
  /** While the company does not recruit: `message` says so, `hide` hides the element. */
  @property({ attribute: 'when-closed' }) whenClosed = closedModes.fallback;
  /**
   * URL of the application, with `{field}` for public fields of the company; default: the company's recruitment link,
   * else `href-template`.
   * @sensitive
   */
  @property({ attribute: 'apply-url' }) applyUrl?: string;

  declare readonly settings: SettingsOf<typeof VtcRecruitment.attributeTypes>;
  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = recruitmentDataShape;
  readonly #texts = new OpenTexts(this);

  override get companyTheme(): VtcElement<RecruitmentData>['companyTheme'] {
    return super.companyTheme ?? this.data?.vtc.theme ?? undefined;
  }

  load(query: Query): Parts<RecruitmentData> {
    return loadRecruitment(query, this.settings.vtc);
  }

  /** Undefined until company and form are known, so that the page below does not move twice. */
  protected override derive(
    data: Partial<RecruitmentData>,
    context: DeriveContext,
  ): RecruitmentModel | undefined {
    const { vtc, recruitment: form } = data;
    const { isProvided, partErrors } = this.resource;
    const isLoading = form === undefined && !isProvided && !partErrors.has('recruitment');
    return vtc && !isLoading ? recruitmentModel({ vtc, recruitment: form }, context) : undefined;
  }

  protected override companyChanged(): void {
    this.#texts.clear();
  }

  protected override isEmpty(model: RecruitmentModel | undefined): boolean {
    return model?.isOpen === false && this.settings.whenClosed === 'hide';
  }

  protected override defaultHeading(): string {
    const { translate } = this.language;
    const { vtc, form } = this.model ?? {};
    const title = visibleName(form?.title);
    if (title) return title;
    const name = visibleName(vtc?.name) || visibleName(vtc?.handle);
    return name ? translate('joinCompany', { name: isolated(name) }) : translate('joinUs');
  }

  protected override renderHeadingAside(): unknown {
    const { model, state } = this;
    const { translate } = this.language;
    return model && state === 'ready' ? status({ model, translate }) : nothing;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton();
  }

  protected renderData(model: RecruitmentModel): TemplateResult {
    return recruitment(this.#view(model));
  }

  #view(model: RecruitmentModel): RecruitmentView {
    const { settings, resource } = this;
    const { translate, locale } = this.context;
    const { vtc } = model;
    const ownHref = itemAddress(settings.applyUrl, vtc);
    return {
      model,
      translate,
      locale,
      headingLevel: this.contentHeadingLevel,
      shows: (section) => settings.show.includes(section),
      applyHref: ownHref ?? safeUrl(vtc.recruitmentLink) ?? itemAddress(settings.hrefTemplate, vtc),
      isOwnPage: ownHref !== undefined,
      isOpen: this.#texts.isOpen,
      toggle: this.#texts.toggle,
      apply: (event) => this.select(event, vtc),
      hasFailed: resource.partErrors.has('recruitment') && !model.form,
      retry: () => void this.retry(() => resource.refresh({ onlyFailed: true })),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-recruitment': VtcRecruitment;
  }
}
