import {
  attributes,
  type DeriveContext,
  formats,
  memoizeLast,
  expandButtonStyles,
  type PartErrors,
  type Parts,
  property,
  type Query,
  type SettingsOf,
  state,
  type TemplateResult,
  VtcElement,
  VtcError,
} from '../../base.js';
import { serverBreakdown } from '../../contract/element-endpoints.js';
import { serverStats } from '../../locales/en.js';
import { chartStyles } from './chart.styles.js';
import { loadSections, ranges, serverStatsShape, type ServerStatsData } from './data.js';
import { historyChart } from './model/history-chart.js';
import { type StatsContext, statsModel, type StatsModel } from './model/stats.js';
import { serverStyles } from './servers.styles.js';
import { skeletonStyles } from './skeleton.styles.js';
import { compact, compactSkeleton } from './templates/compact.js';
import { full, fullSkeleton } from './templates/sections.js';
import { styles } from './server-stats.styles.js';
import type { StatsView, ViewState } from './view.js';

const layouts = attributes.oneOf('full', 'compact');
const sectionNames = ['totals', 'history', 'servers', 'peak', 'heatmap'] as const;
const sections = attributes.listOf(sectionNames, ['totals', 'history', 'servers']);

/**
 * Shows the players and servers of the platform, now and over time.
 *
 * @csspart section - Section with its title.
 * @csspart chart - Chart.
 * @fires {CustomEvent<{ data: ServerStatsData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: Server }>} vtc-select - A server's link was activated; cancelable.
 */
export class ServerStats extends VtcElement<ServerStatsData, StatsModel> {
  static override styles = [
    VtcElement.styles,
    expandButtonStyles,
    serverStyles,
    styles,
    chartStyles,
    skeletonStyles,
  ];
  static override readonly texts = serverStats;
  static override readonly stateTexts = { failed: 'failedStatistics', empty: 'noData' } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    range: ranges,
    show: sections,
    game: attributes.anyText('ets2', 'ats'),
    region: attributes.anyText('EU', 'US'),
    hrefTemplate: attributes.urlTemplate(serverBreakdown.response, 'servers'),
  };

  /** `full`: all sections; `compact`: one line. */
  @property() layout = layouts.fallback;
  /** Sections that are shown, separated by spaces; default: totals, history and servers. */
  @property() show?: string;
  /** Time span of the history: `24h`, `7d`, `30d`, `90d` or `all`. */
  @property() range = ranges.fallback;
  /** Only the servers of this game, such as `ets2`. */
  @property() game?: string;
  /** Only the servers of this region, such as `EU`. */
  @property() region?: string;

  /** @internal */
  @state() private viewState: ViewState = {};

  declare readonly settings: SettingsOf<typeof ServerStats.attributeTypes>;
  readonly defaultRefreshSeconds = 120;
  protected readonly dataShape = serverStatsShape;
  protected override readonly derive = statsModel;
  readonly #chartOf = memoizeLast(historyChart);

  protected override get dependencies(): readonly unknown[] {
    return [this.settings.range, ...this.settings.show];
  }

  protected override checkSetup(): void {
    if (!this.settings.show[0]) {
      throw new VtcError('SETUP', `Set show to any of ${sectionNames.join(' ')}.`, {});
    }
  }

  /** The statistics are shown without the colours of the company. */
  protected override colorsFailed(error: unknown): void {
    if (!this.vtc || !(error instanceof VtcError) || !/NOT_FOUND|SETUP/.test(error.code)) return;
    const remedy = 'use the id or handle of a company that is not private, whose colours are shown';
    this.ownerConsole.warnInvalid('vtc', this.vtc, remedy);
  }

  /** The history depends on the range; other sections do not. */
  protected override placeholderData(data: ServerStatsData): ServerStatsData {
    return { ...data, history: undefined };
  }

  /** The time of the data is shown. */
  protected override dataUnchanged(): void {
    this.requestUpdate();
  }

  load(query: Query): Parts<ServerStatsData> {
    return loadSections(query, this.settings);
  }

  override get context(): DeriveContext<ServerStats['settings']> & StatsContext {
    return {
      ...super.context,
      settings: this.settings,
      isProvided: this.resource.isProvided,
      lines: this.viewState.lines,
      chartOf: this.#chartOf,
    };
  }

  protected override isEmpty({ sections }: StatsModel): boolean {
    return sections.length === 0;
  }

  protected override defaultHeading(): string {
    return this.#isCompact ? '' : this.language.translate('serversHeading');
  }

  protected override get contentName(): string {
    return this.headingText || this.language.translate('serversHeading');
  }

  protected renderData(model: StatsModel): TemplateResult {
    return this.#isCompact ? compact(this.#view(model)) : full(this.#view(model));
  }

  protected renderSkeleton(): TemplateResult {
    return this.#isCompact ? compactSkeleton() : fullSkeleton(this.settings.show);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#closeTooltip, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#closeTooltip, true);
  }

  /** Hides the tooltip on Escape, wherever the focus is; nothing around the element closes as well. */
  readonly #closeTooltip = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.renderRoot.querySelector('.tooltip')) return;
    event.preventDefault();
    event.stopPropagation();
    this.viewState = { ...this.viewState, point: undefined, hour: undefined };
  };

  get #isCompact(): boolean {
    return this.settings.layout === 'compact';
  }

  /** Errors of sections; if the whole load failed, the same error for each. */
  get #errors(): PartErrors {
    const { error, partErrors, value } = this.resource;
    if (!error || !value || partErrors.size) return partErrors;
    return new Map(this.settings.show.map((name) => [name, error]));
  }

  #view(model: StatsModel): StatsView {
    const { resource, context } = this;
    const { translate, locale, zones, now, settings } = context;
    const { isProvided } = resource;
    const { range, game, region, hrefTemplate } = settings;
    const updatedAt = isProvided ? undefined : resource.receivedAt;
    return {
      ...zones,
      ...model,
      now,
      translate,
      amount: (value, options) => formats.formatNumber(locale, value, options),
      heading: this.headingText,
      headingLevel: this.contentHeadingLevel,
      filter: { game, region },
      hrefTemplate,
      range,
      hasRanges: !isProvided,
      failures: this.#errors,
      updatedAt,
      updated:
        updatedAt && !resource.error
          ? translate('updated', { time: formats.recentTime(locale, zones.zone, updatedAt) })
          : '',
      state: this.viewState,
      update: (change) => (this.viewState = { ...this.viewState, ...change }),
      progressive: this.progressive,
      chooseRange: (chosen) => {
        this.range = chosen;
        this.viewState = { ...this.viewState, hasChosenRange: true };
      },
      retry: () => void this.retry(() => this.resource.refresh({ onlyFailed: true })),
      select: (event, server) => this.select(event, server),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'server-stats': ServerStats;
  }
}
