import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { itemAddress } from '../../base/item-link.js';
import type { Read } from '../../base/reader.js';
import { oneOf, text, words } from '../../base/settings.js';
import { VtcElement } from '../../base/vtc-element.js';
import { VtcError } from '../../client/errors.js';
import { compact } from './compact.js';
import { heatmap } from './heatmap.js';
import { history } from './history.js';
import { peak } from './peak.js';
import { styles } from './server-stats.styles.js';
import { servers } from './servers.js';
import { skeleton } from './skeleton.js';
import {
  isSection,
  type Range,
  ranges,
  readings,
  type SectionName,
  serverStatsSchema,
  type ServerStatsData,
} from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { totals } from './totals.js';

const drawn = { totals, history, servers, peak, heatmap };

const usual = ['totals', 'history', 'servers'];

/**
 * Shows how full the platform's servers are, now and over time.
 *
 * @csspart section - A section with its title.
 * @csspart chart - A chart.
 * @csspart legend - What the lines or colours of a chart mean.
 * @fires {CustomEvent<{ data: ServerStatsData }>} vtc-load - There is a new answer.
 * @fires {CustomEvent<{ item: Server }>} vtc-select - A server's link was activated; cancelable.
 */
export class ServerStats extends VtcElement<ServerStatsData> {
  static override styles = [VtcElement.styles, styles].flat();

  static override properties: PropertyDeclarations = {
    ...VtcElement.properties,
    layout: oneOf(['full', 'compact']),
    show: words(usual),
    range: oneOf(['7d', ...ranges]),
    game: text(),
    region: text(),
  };

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

  readonly #failures = new Map<SectionName, VtcError>();
  readonly #cursors: StatsView['cursors'] = {};
  readonly #rows: StatsView['rows'] = {};
  #width = 480;
  #observer: ResizeObserver | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override get dependencies(): readonly unknown[] {
    return [this.range, ...this.#sections];
  }

  protected override checkSetup(): void {
    if (this.#sections.length === 0) {
      throw new VtcError('SETUP', `Set show to any of ${Object.keys(readings).join(' ')}.`, {});
    }
  }

  /** A history tells of one range; everything else holds for any. */
  protected override keep({ history: _, ...others }: ServerStatsData): ServerStatsData | undefined {
    return Object.keys(others).length > 0 ? others : undefined;
  }

  /** Sections fail one by one; only when all do, the whole does. */
  protected async load(
    read: Read,
    show: (value: ServerStatsData) => void,
  ): Promise<ServerStatsData> {
    const value: ServerStatsData = { ...this.data };
    const sections = this.#sections;
    const failures = this.#failures;
    failures.clear();
    await Promise.all(
      sections.map(async (name) => {
        try {
          Object.assign(value, { [name]: await readings[name](read, this.range) });
        } catch (error) {
          if (!(error instanceof VtcError)) throw error;
          failures.set(name, error);
        }
        if (failures.size < sections.length && Object.keys(value).length) show({ ...value });
      }),
    );
    const [failure] = failures.values();
    if (failure && failures.size === sections.length) throw failure;
    return value;
  }

  protected override isEmpty(data: ServerStatsData): boolean {
    return Object.keys(data).length === 0;
  }

  protected defaultHeading(): string {
    return this.layout === 'compact' ? '' : this.language.say('serversHeading');
  }

  protected emptyText(): string {
    return this.language.say('noNumbers');
  }

  protected renderData(data: ServerStatsData): TemplateResult {
    const view = this.#view(data);
    return this.layout === 'compact'
      ? compact(view)
      : html`<div class="content panels">${this.#sections.map((name) => drawn[name](view))}</div>`;
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.#sections, this.layout);
  }

  protected override updated(): void {
    super.updated();
    this.#measure();
  }

  get #sections(): SectionName[] {
    return [...new Set(this.show)].filter(isSection);
  }

  /** Charts are drawn in units of 1/16 em, so that their words have the size of the text around. */
  #measure(): void {
    const chart = this.renderRoot.querySelector('.plot');
    if (!chart) return;
    const em = parseFloat(getComputedStyle(chart).fontSize);
    const width = Math.round((chart.clientWidth * 16) / em);
    if (!width || width === this.#width) return;
    this.#width = width;
    this.requestUpdate();
  }

  /** Asks again for what is older than a minute: the section that failed. */
  #retry(): void {
    const { signal } = new AbortController();
    const load = (read: Read) => this.load(read, () => undefined);
    this.resource.extend(load, signal).catch(() => this.requestUpdate());
  }

  #view(data: ServerStatsData): StatsView {
    return {
      data,
      language: this.language,
      zone: this.zone,
      headingLevel: this.headingLevel,
      range: this.isGiven ? undefined : this.range,
      game: this.game,
      region: this.region,
      width: this.#width,
      cursors: this.#cursors,
      rows: this.#rows,
      failed: (section) => this.#failures.has(section),
      isStale: this.resource.stale,
      set: (change) => {
        change();
        this.requestUpdate();
      },
      choose: (range) => {
        this.range = range;
      },
      retry: () => this.#retry(),
      address: (item) => itemAddress(this.hrefTemplate, item),
      select: (event, item) => this.select(event, item),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'server-stats': ServerStats;
  }
}
