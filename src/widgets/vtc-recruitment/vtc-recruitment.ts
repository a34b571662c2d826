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
  type PropertyValues,
  dlcStyles,
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
import { ApplicationForm } from './application-form.js';
import {
  loadRecruitment,
  type RecruitmentData,
  recruitmentDataShape,
  type VtcDetail,
} from './data.js';
import { formStyles } from './form.styles.js';
import { fieldsOf } from './model/fields.js';
import { recruitmentModel, type RecruitmentModel } from './model/recruitment.js';
import { enctypes, type Failure } from './send-application.js';
import { recruitment, skeleton, status } from './templates/recruitment.js';
import { type FormView, type RecruitmentView, sections } from './view.js';
import { styles } from './vtc-recruitment.styles.js';

export type { RecruitmentData, VtcDetail };

const closedModes = attributes.oneOf('message', 'hide');
const formats = attributes.oneOf(...enctypes);

/**
 * Shows how to join a company: whether it recruits, what it requires and what it asks, on request as a form.
 *
 * @slot privacy - Above the button of the form, for a sentence about privacy.
 * @csspart status - Whether the company recruits.
 * @csspart apply - Link to the application.
 * @csspart section - Requirements or questions.
 * @csspart form - Form of the application.
 * @fires {CustomEvent<{ data: RecruitmentData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: VtcDetail }>} vtc-select - The link to the application was activated; cancelable.
 */
export class VtcRecruitment extends VtcElement<RecruitmentData, RecruitmentModel | undefined> {
  static override readonly texts = vtcRecruitment;
  static override styles = [
    VtcElement.styles,
    expandButtonStyles,
    proseStyles,
    dlcStyles,
    formStyles,
    styles,
  ];
  static override readonly stateTexts = {
    failed: 'failedCompany',
    empty: 'noApplications',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    show: sections,
    whenClosed: closedModes,
    applyUrl: attributes.urlTemplate(vtcDetail.response),
    form: attributes.flag,
    action: attributes.urlTemplate(vtcDetail.response),
    enctype: formats,
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

  /**
   * Shows the questions as a form, which `action` receives; nothing is sent before its button is pressed.
   * @sensitive
   */
  @property({ type: Boolean }) form = false;
  /**
   * URL that the form is sent to, such as `https://gateway.example/apply/{handle}`, with `{field}` for public fields of the
   * company.
   * @sensitive
   */
  @property() action?: string;
  /**
   * Format in which the form is sent.
   * @sensitive
   */
  @property() enctype = formats.fallback;

  declare readonly settings: SettingsOf<typeof VtcRecruitment.attributeTypes>;
  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = recruitmentDataShape;
  readonly #texts = new OpenTexts(this);
  readonly #form = new ApplicationForm(this, {
    announce: (key) => this.announce(this.language.translate(key)),
    failed: (failure, address) => this.#formFailed(failure, address),
  });

  override get companyTheme(): VtcElement<RecruitmentData>['companyTheme'] {
    return super.companyTheme ?? this.data?.vtc.theme ?? undefined;
  }

  protected override get loadedCompanyType(): string | undefined {
    return this.data?.vtc.companyType;
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
    this.#form.reset();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('form') && this.settings.form && !this.settings.action)
      this.ownerConsole.warn('form', 'it needs action, the URL that receives applications.');
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
    return skeleton(this.settings.form && Boolean(this.settings.action));
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
      form: this.#formView(model),
      isOpen: this.#texts.isOpen,
      toggle: this.#texts.toggle,
      apply: (event) => this.select(event, vtc),
      hasFailed: resource.partErrors.has('recruitment') && !model.form,
      retry: () => void this.retry(() => resource.refresh({ onlyFailed: true })),
    };
  }

  /** The form; undefined if there is none, or no address for it. */
  #formView(model: RecruitmentModel): FormView | undefined {
    const { settings } = this;
    const address = settings.form ? itemAddress(settings.action, model.vtc) : undefined;
    if (!model.form || address === undefined) return undefined;
    const form = this.#form;
    const fields = fieldsOf(model, this.context.translate);
    form.open(`${this.apiBase ?? ''} ${model.vtc.id}`);
    return {
      fields,
      status: form.status,
      failure: form.failure,
      problems: form.problems,
      valueOf: form.valueOf,
      input: (event) => form.input(event, fields),
      send: (event) => {
        event.preventDefault();
        const { form: element } = event.currentTarget as HTMLButtonElement;
        const { enctype } = settings;
        if (element) void form.send(element, { model, fields, address, enctype });
      },
      focusField: (name) => form.focusField(name),
    };
  }

  /** Loads a form that has changed, and tells the site owner what visitors cannot know. */
  #formFailed(failure: Failure, address: string): void {
    const isOutdated = failure === 'changed' || failure === 'closed';
    if (isOutdated && !this.resource.isProvided) void this.refresh();
    if (failure === 'network')
      this.ownerConsole.warn(
        'action',
        `no response that this page may read: ${new URL(address).origin} has to be in its policy (connect-src), and to allow this page by CORS.`,
      );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-recruitment': VtcRecruitment;
  }
}
