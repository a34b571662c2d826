import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { isFinal, VtcError } from '../../client/errors.js';
import type { Query } from '../../element/query.js';
import { PartialFailure } from '../../element/partial-failure.js';
import {
  choice,
  choiceFault,
  chosenWords,
  type SettingFault,
  wordFaults,
} from '../../element/settings.js';
import { VtcElement } from '../../element/vtc-element.js';
import { count } from '../../intl/formats.js';
import {
  type Range,
  requests,
  type SectionName,
  serverStatsSchema,
  type ServerStatsData,
} from './model/stats-data.js';
import { chartStyles } from './parts/chart.styles.js';
import { compact } from './parts/compact.js';
import { placeTips } from './parts/plot.js';
import { full } from './parts/section.js';
import { serverStyles } from './parts/servers.styles.js';
import type { StatsView, ViewState } from './parts/stats-view.js';
import { roomStyles } from './room.styles.js';
import { styles } from './server-stats.styles.js';

const usualSections = ['totals', 'history', 'servers'] as const;
const layouts = ['full', 'compact'] as const;
const sectionNames = ['totals', 'history', 'servers', 'peak', 'heatmap'] as const;
const ranges = ['7d', '24h', '30d', '90d', 'all'] as const;

/**
 * Shows how full the platform's servers are, now and over time.
 *
 * @csspart section - A section with its title.
 * @csspart chart - A chart.
 * @fires {CustomEvent<{ data: ServerStatsData }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: Server }>} vtc-select - A server's link was activated; cancelable.
 */
export class ServerStats extends VtcElement<ServerStatsData> {
  static override styles = [VtcElement.styles, chartStyles, serverStyles, styles, roomStyles];

  /** `full`: the sections one below the other; `compact`: one line. */
  @property() layout: 'full' | 'compact' = 'full';
  /**
   * Which sections: any of `totals history servers peak heatmap`; default: the first three.
   * @values totals history servers peak heatmap
   * @list
   * @default totals history servers
   */
  @property() show?: string;
  /**
   * The time that the history covers: `24h`, `7d`, `30d`, `90d` or `all`.
   * @values 24h 7d 30d 90d all
   */
  @property() range: Range = '7d';
  /**
   * Only the servers of this game, such as `ets2`.
   * @values ets2 ats
   * @open
   */
  @property() game?: string;
  /**
   * Only the servers of this region, such as `EU`.
   * @values EU US
   * @open
   */
  @property() region?: string;

  /** @internal */
  @state() private viewState: ViewState = {};

  protected readonly defaultRefreshSeconds = 120;
  protected readonly dataSchema = serverStatsSchema;

  /** The sections that a visitor asked for again; undefined: all. */
  #retried: ReadonlySet<string> | undefined;

  protected override get dependencies(): readonly unknown[] {
    return [choice(ranges, this.range), ...this.#sections];
  }

  protected override checkSetup(): void {
    if (!this.#sections[0]) {
      throw new VtcError('SETUP', `Set show to any of ${sectionNames.join(' ')}.`, {});
    }
  }

  protected override settingFaults(): SettingFault[] {
    return [
      ...super.settingFaults(),
      ...choiceFault('layout', this.layout, layouts),
      ...choiceFault('range', this.range, ranges),
      ...wordFaults('show', this.show, sectionNames),
    ];
  }

  /** A history covers one range; everything else holds for any. */
  protected override keep(data: ServerStatsData): ServerStatsData {
    return { ...data, history: undefined };
  }

  /** Sections fail one by one; one that was refused is left alone until the visitor or a setting wants it again. */
  protected async load(
    query: Query,
    show: (value: ServerStatsData) => void,
  ): Promise<ServerStatsData> {
    const sections = this.#sections;
    const retried = this.#retried;
    const before = this.resource.failures;
    const failures = new Map<SectionName, unknown>();
    let value = { ...this.data };
    let frame = 0;
    this.#retried = undefined;
    const request = async (name: SectionName): Promise<void> => {
      if (retried && !retried.has(name)) return;
      const known = before.get(name);
      if (known && isFinal(known)) return void failures.set(name, known);
      try {
        const answer = await requests[name](query, choice(ranges, this.range));
        value = { ...value, [name]: answer };
        // Answers that arrive in one frame are one drawing.
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          show(value);
        });
      } catch (error) {
        failures.set(name, error);
      }
    };
    await Promise.all(sections.map(request));
    cancelAnimationFrame(frame);
    if (failures.size && sections.every((name) => !value[name])) throw [...failures.values()][0];
    if (failures.size) throw new PartialFailure(value, failures);
    return value;
  }

  protected override isEmpty(data: ServerStatsData): boolean {
    return this.isGiven && !this.#sections.some((name) => data[name]);
  }

  protected defaultHeading(): string {
    return this.layout === 'compact' ? '' : this.language.translate('serversHeading');
  }

  protected emptyText(): string {
    return this.language.translate('noData');
  }

  protected renderData(data: ServerStatsData): TemplateResult {
    const view = this.#view(data);
    return this.layout === 'compact' ? compact(view) : full(view);
  }

  protected renderSkeleton(): TemplateResult {
    return this.layout === 'compact'
      ? html`<div class="bone compact"></div>`
      : full(this.#view({}));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    placeTips(this.renderRoot);
  }

  get #sections(): SectionName[] {
    return [...chosenWords(this.show, sectionNames, usualSections)];
  }

  /** Why sections are missing or old; where the whole failed, each did. */
  get #failures(): ReadonlyMap<string, VtcError> {
    const { error, failures, value } = this.resource;
    if (!error || !value || failures.size) return failures;
    return new Map(this.#sections.map((name) => [name, error]));
  }

  #view(data: ServerStatsData): StatsView {
    const { translate, locale } = this.language;
    const { isGiven, resource } = this;
    const sections = this.#sections.filter((name) => !isGiven || data[name]);
    return {
      ...this.zones,
      data: Object.fromEntries(sections.map((name) => [name, data[name]])),
      sections,
      translate,
      amount: (value, options) => count(locale, value, options),
      heading: this.heading ?? this.defaultHeading(),
      headingLevel: this.shownHeadingLevel + 1,
      filter: { game: this.game, region: this.region },
      hrefTemplate: this.hrefTemplate,
      range: choice(ranges, this.range),
      hasRanges: !isGiven && resource.value !== undefined,
      failures: this.#failures,
      updatedAt: isGiven ? undefined : resource.receivedAt,
      isCurrent: !resource.error,
      state: this.viewState,
      update: (change) => (this.viewState = { ...this.viewState, ...change }),
      chooseRange: (range) => (this.range = range),
      retry: () => {
        this.#retried = new Set(this.#failures.keys());
        void this.refresh();
      },
      select: (event, server) => this.select(event, server),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'server-stats': ServerStats;
  }
}
