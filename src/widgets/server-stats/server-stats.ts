import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { count } from '../../base/formats.js';
import type { Read } from '../../base/reader.js';
import { PartialFailure } from '../../base/partial-failure.js';
import { oneOf, settings, text, words } from '../../base/settings.js';
import { VtcElement } from '../../base/vtc-element.js';
import { isFinal, VtcError } from '../../client/errors.js';
import { compact } from './compact.js';
import { panel } from './panel.js';
import { styles } from './server-stats.styles.js';
import {
  type Range,
  rangeHours,
  readings,
  type SectionName,
  serverStatsSchema,
  type ServerStatsData,
} from './stats-data.js';
import type { Attention, StatsView } from './stats-view.js';

const usual = ['totals', 'history', 'servers'];

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

  static override properties: PropertyDeclarations = settings({
    ...VtcElement.properties,
    layout: oneOf(['full', 'compact']),
    show: words(usual),
    range: oneOf(['7d', ...Object.keys(rangeHours)]),
    game: text(),
    region: text(),
  });

  /** `full`: the sections one below the other; `compact`: one line. */
  layout: 'full' | 'compact' = 'full';
  /** Which sections: any of `totals history servers peak heatmap`; default: the first three. */
  show: readonly string[] = usual;
  /** The time that the history tells of: `24h`, `7d`, `30d`, `90d` or `all`. */
  range: Range = '7d';
  /** Only the servers of this game, such as `ets2`. */
  game?: string;
  /** Only the servers of this region, such as `EU`. */
  region?: string;

  protected readonly defaultRefreshSeconds = 120;
  protected readonly dataSchema = serverStatsSchema;

  readonly #attention: Attention = {};

  protected override get dependencies(): readonly unknown[] {
    return [this.range, ...this.#sections];
  }

  protected override checkSetup(): void {
    if (!this.#sections[0]) {
      throw new VtcError('SETUP', `Set show to any of ${Object.keys(readings).join(' ')}.`, {});
    }
  }

  /** A history tells of one range; everything else holds for any. */
  protected override keep(data: ServerStatsData): ServerStatsData {
    return { ...data, history: undefined };
  }

  /** Sections fail one by one; those that may not pass are left alone until the visitor or a setting wants them. */
  protected async load(
    read: Read,
    show: (value: ServerStatsData) => void,
  ): Promise<ServerStatsData> {
    const sections = this.#sections;
    const { sought } = this.#attention;
    const before = this.resource.failures;
    const failures = new Map<SectionName, unknown>();
    let value = { ...this.data };
    this.#attend({ sought: undefined });
    await Promise.all(
      sections.map(async (name) => {
        if (sought && !sought.includes(name)) return;
        const known = before.get(name);
        if (known && isFinal(known)) return void failures.set(name, known);
        try {
          const answer = await readings[name](read, this.range);
          show((value = { ...value, [name]: answer }));
        } catch (error) {
          failures.set(name, error);
        }
      }),
    );
    const missing = sections.filter((name) => !value[name]);
    if (!this.data && missing.length === sections.length) throw [...failures.values()][0];
    if (failures.size) throw new PartialFailure(value, failures);
    return value;
  }

  protected override isEmpty(data: ServerStatsData): boolean {
    return this.isGiven && !this.#sections.some((name) => data[name]);
  }

  protected defaultHeading(): string {
    return this.layout === 'compact' ? '' : this.language.say('serversHeading');
  }

  protected emptyText(): string {
    return this.language.say('notFound');
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
    return Object.keys(readings).filter((name): name is SectionName => this.show.includes(name));
  }

  #view(data: ServerStatsData): StatsView {
    const { say, locale } = this.language;
    return {
      ...this.zones,
      host: this,
      data: Object.fromEntries(this.#sections.map((name) => [name, data[name]])),
      say,
      amount: (value, options) => count(locale, value, options),
      isGiven: this.isGiven,
      failures: this.resource.failures,
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
