import type { TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { memoizeLast } from '../../cache/memoize.js';
import { VtcError } from '../../client/errors.js';
import { serverBreakdown } from '../../contract/element-endpoints.js';
import { anyText, listOf, oneOf, urlTemplate } from '../../element/attributes.js';
import type { PartErrors, Parts } from '../../element/loader.js';
import type { Query } from '../../element/query.js';
import { VtcElement } from '../../element/vtc-element.js';
import { clockTime, formatNumber } from '../../intl/formats.js';
import { historyChart } from './model/history-chart.js';
import {
  ranges,
  requests,
  type SectionName,
  serverStatsShape,
  type ServerStatsData,
} from './model/stats-data.js';
import { moreButtonStyles } from '../../ui/more-button.js';
import { compact, compactSkeleton } from './templates/compact.js';
import { full, fullSkeleton } from './templates/sections.js';
import type { StatsView, ViewState } from './templates/view.js';
import { serverStyles } from './servers.styles.js';
import { skeletonStyles } from './skeleton.styles.js';
import { styles } from './server-stats.styles.js';

const layouts = oneOf('full', 'compact');
const sectionNames = ['totals', 'history', 'servers', 'peak', 'heatmap'] as const;
const sections = listOf(sectionNames, ['totals', 'history', 'servers']);

/**
 * Shows the players and servers of the platform, now and over time.
 *
 * @csspart section - Section with its title.
 * @csspart chart - Chart.
 * @fires {CustomEvent<{ data: ServerStatsData }>} vtc-load - New data was loaded.
 * @fires {CustomEvent<{ item: Server }>} vtc-select - A server's link was activated; cancelable.
 */
export class ServerStats extends VtcElement<ServerStatsData> {
  static override styles = [
    VtcElement.styles,
    moreButtonStyles,
    serverStyles,
    styles,
    skeletonStyles,
  ];
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    range: ranges,
    show: sections,
    game: anyText('ets2', 'ats'),
    region: anyText('EU', 'US'),
    hrefTemplate: urlTemplate(serverBreakdown.response, 'servers'),
  };

  /** `full`: all sections in a column; `compact`: one line. */
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

  readonly defaultRefreshSeconds = 120;
  protected readonly dataShape = serverStatsShape;
  readonly #chartOf = memoizeLast(historyChart);

  protected override get dependencies(): readonly unknown[] {
    return [ranges.parse(this.range), ...this.#sections];
  }

  protected override checkSetup(): void {
    if (!this.#sections[0]) {
      throw new VtcError('SETUP', `Set show to any of ${sectionNames.join(' ')}.`, {});
    }
  }

  /** The statistics are shown without the colours of the company. */
  protected override colorsFailed(error: unknown): void {
    if (!this.vtc || !(error instanceof VtcError) || error.code !== 'NOT_FOUND') return;
    const remedy = 'use the id or handle of a company that is not private, whose colours are shown';
    this.ownerConsole.warnInvalid('vtc', this.vtc, remedy);
  }

  /** The history depends on the range; other sections do not. */
  protected override placeholderData(data: ServerStatsData): ServerStatsData {
    return { ...data, history: undefined };
  }

  load(query: Query): Parts<ServerStatsData> {
    const range = ranges.parse(this.range);
    return Object.fromEntries(
      this.#sections.map((name) => [name, () => requests[name](query, range)]),
    );
  }

  protected override isEmpty(data: ServerStatsData): boolean {
    return this.resource.isProvided && !this.#sections.some((name) => data[name]);
  }

  protected defaultHeading(): string {
    return this.layout === 'compact' ? '' : this.language.translate('serversHeading');
  }

  protected emptyText(): string {
    return this.language.translate('noData');
  }

  protected renderData(data: ServerStatsData): TemplateResult {
    return this.layout === 'compact' ? compact(this.#view(data)) : full(this.#view(data));
  }

  protected renderSkeleton(): TemplateResult {
    return this.layout === 'compact' ? compactSkeleton() : fullSkeleton(this.#sections);
  }

  get #sections(): readonly SectionName[] {
    return sections.parse(this.show);
  }

  /** Errors of sections; if the whole load failed, the same error for each. */
  get #errors(): PartErrors {
    const { error, partErrors, value } = this.resource;
    if (!error || !value || partErrors.size) return partErrors;
    return new Map(this.#sections.map((name) => [name, error]));
  }

  #view(data: ServerStatsData): StatsView {
    const { translate, locale } = this.language;
    const { resource, zones } = this;
    const { isProvided } = resource;
    const sections = this.#sections.filter((name) => !isProvided || data[name]);
    const shown: ServerStatsData = Object.fromEntries(sections.map((name) => [name, data[name]]));
    const updatedAt = isProvided ? undefined : resource.receivedAt;
    return {
      ...zones,
      data: shown,
      chart: shown.history && this.#chartOf(shown.history, this.viewState.lines),
      sections,
      translate,
      amount: (value, options) => formatNumber(locale, value, options),
      heading: this.headingText,
      headingLevel: this.parsedHeadingLevel + 1,
      filter: { game: this.game, region: this.region },
      hrefTemplate: this.hrefTemplate,
      range: ranges.parse(this.range),
      hasRanges: !isProvided,
      failures: this.#errors,
      updatedAt,
      updated:
        updatedAt && !resource.error
          ? translate('updated', { time: clockTime(locale, zones.zone, updatedAt) })
          : '',
      state: this.viewState,
      update: (change) => (this.viewState = { ...this.viewState, ...change }),
      chooseRange: (range) => (this.range = range),
      retry: () => void this.resource.refresh({ onlyFailed: true }),
      select: (event, server) => this.select(event, server),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'server-stats': ServerStats;
  }
}
