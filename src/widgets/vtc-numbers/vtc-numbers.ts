import {
  type DeriveContext,
  type Parts,
  property,
  type Query,
  type SettingsOf,
  type TemplateResult,
  VtcElement,
  VtcError,
} from '../../base.js';
import { vtcNumbers } from '../../locales/en.js';
import {
  loadNumbers,
  type NumberName,
  numberNames,
  numbersShape,
  type NumbersData,
  partOf,
} from './data.js';
import { numbersModel, type NumbersModel } from './model.js';
import { inline, strip } from './templates/numbers.js';
import { inlineSkeleton, stripSkeleton } from './templates/skeleton.js';
import { layouts } from './view.js';
import { styles } from './vtc-numbers.styles.js';

export type { NumbersData };

/**
 * Shows how many members, convoys, partners and pictures a company has, and since when it exists.
 *
 * @csspart number - A number.
 * @csspart label - Label of a number.
 * @fires {CustomEvent<{ data: NumbersData }>} vtc-load - New data was loaded.
 */
export class VtcNumbers extends VtcElement<NumbersData, NumbersModel> {
  static override readonly texts = vtcNumbers;
  static override styles = [VtcElement.styles, styles];
  static override readonly stateTexts = { failed: 'failedNumbers', empty: 'notAvailable' } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    show: numberNames,
  };

  /** `strip`: large numbers, side by side; `inline`: the first of them in a sentence of the page. */
  @property() layout = layouts.fallback;
  /** Numbers that are shown, separated by spaces; default: all but `pictures`. */
  @property() show?: string;

  declare readonly settings: SettingsOf<typeof VtcNumbers.attributeTypes>;
  readonly defaultRefreshSeconds = 3600;
  protected readonly dataShape = numbersShape;

  override get companyTheme(): VtcElement<NumbersData>['companyTheme'] {
    return this.data?.company?.theme ?? super.companyTheme;
  }

  protected override get loadedCompanyType(): string | undefined {
    return this.data?.company?.companyType;
  }

  load(query: Query): Parts<NumbersData> {
    return loadNumbers(query, { vtc: this.settings.vtc, show: this.#names });
  }

  protected override derive(
    data: NumbersData,
    context: DeriveContext<VtcNumbers['settings']>,
  ): NumbersModel {
    const { isProvided, partErrors } = this.resource;
    const isAwaited = (name: NumberName) => {
      const part = partOf(name);
      return !isProvided && !(part in data) && !partErrors.has(part);
    };
    return numbersModel(data, { ...context, names: this.#names, isAwaited });
  }

  protected override get dependencies(): readonly unknown[] {
    return this.#names;
  }

  /** The numbers to show: in a sentence of the page, the first one. */
  get #names(): readonly NumberName[] {
    const { show } = this.settings;
    return this.isInText ? show.slice(0, 1) : show;
  }

  protected override checkSetup(): void {
    super.checkSetup();
    if (!this.settings.show[0])
      throw new VtcError('SETUP', `Set show to any of ${numberNames.values?.join(' ')}.`);
  }

  protected override isEmpty({ figures }: NumbersModel): boolean {
    return figures.length === 0;
  }

  protected override get isInText(): boolean {
    return this.settings.layout === 'inline';
  }

  protected override get contentName(): string {
    return this.headingText || this.vtc || '';
  }

  protected renderSkeleton(): TemplateResult {
    return this.isInText ? inlineSkeleton() : stripSkeleton(this.#names.length);
  }

  protected renderData(model: NumbersModel): TemplateResult {
    return this.isInText ? inline(model) : strip(model);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-numbers': VtcNumbers;
  }
}
