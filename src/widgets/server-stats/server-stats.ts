import { property } from 'lit/decorators.js';
import { html, type TemplateResult } from 'lit';
import { count } from '../../intl/formats.js';
import type { Read } from '../../element/reader.js';
import { VtcElement } from '../../element/vtc-element.js';
import { VtcError } from '../../client/errors.js';
import { compact } from './compact.js';
import { panel } from './panel.js';
import { styles } from './server-stats.styles.js';
import {
  type Range,
  readings,
  type SectionName,
  serverStatsSchema,
  type ServerStatsData,
} from './stats-data.js';
import {
  choice,
  choiceFault,
  chosenWords,
  type SettingFault,
  wordFaults,
} from '../../element/settings.js';
import type { Attention, StatsView } from './stats-view.js';

const usual = ['totals', 'history', 'servers'] as const;
const layouts = ['full', 'compact'] as const;
const sectionNames = Object.keys(readings) as SectionName[];
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
  static override styles = [VtcElement.styles, styles];

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
   * The time that the history tells of: `24h`, `7d`, `30d`, `90d` or `all`.
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

  protected readonly defaultRefreshSeconds = 120;
  protected readonly dataSchema = serverStatsSchema;

  readonly #attention: Attention = { failed: new Map() };

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

  /** A history tells of one range; everything else holds for any. */
  protected override keep(data: ServerStatsData): ServerStatsData {
    return { ...data, history: undefined };
  }

  /** Sections fail one by one; only when all do, the whole does. */
  protected async load(
    read: Read,
    show: (value: ServerStatsData) => void,
  ): Promise<ServerStatsData> {
    const sections = this.#sections;
    const { sought = sections } = this.#attention;
    const failed = new Map<SectionName, unknown>();
    let value = { ...this.data };
    this.#attend({ failed, sought: undefined });
    await Promise.all(
      sought.map((name) =>
        readings[name](read, choice(ranges, this.range)).then(
          (answer) => show((value = { ...value, [name]: answer })),
          (error: unknown) => {
            failed.set(name, error);
            this.requestUpdate();
          },
        ),
      ),
    );
    if (failed.size === sections.length) throw [...failed.values()][0];
    return value;
  }

  protected override isEmpty(data: ServerStatsData): boolean {
    return this.isGiven && !this.#sections.some((name) => data[name]);
  }

  protected defaultHeading(): string {
    return this.layout === 'compact' ? '' : this.language.translate('serversHeading');
  }

  protected emptyText(): string {
    return this.language.translate('notFound');
  }

  protected renderData(data: ServerStatsData): TemplateResult {
    const view = this.#view(data);
    const sections = this.#sections.filter((name) => !this.isGiven || data[name]);
    return this.layout === 'compact'
      ? compact(view)
      : html`<div class="content">${sections.map((name) => panel(view, name))}</div>`;
  }

  protected renderSkeleton(): TemplateResult {
    return this.layout === 'compact' ? html`<div class="bone compact"></div>` : this.renderData({});
  }

  get #sections(): SectionName[] {
    return [...chosenWords(this.show, sectionNames, usual)];
  }

  #view(data: ServerStatsData): StatsView {
    const { translate, locale } = this.language;
    return {
      ...this.zones,
      host: this,
      data: Object.fromEntries(this.#sections.map((name) => [name, data[name]])),
      translate,
      amount: (value, options) => count(locale, value, options),
      isGiven: this.isGiven,
      attention: this.#attention,
      attend: (more) => this.#attend(more),
      select: (event, server) => this.select(event, server),
    };
  }

  #attend(more: Partial<Attention>): void {
    Object.assign(this.#attention, more);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'server-stats': ServerStats;
  }
}
