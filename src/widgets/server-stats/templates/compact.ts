import { html, nothing, policyOf, svg, type TemplateResult, shownName } from '../../../base.js';
import { peakPlayers } from '../model/history-chart.js';
import { shownServers } from '../model/servers.js';
import { peakLabel, rangeName } from './figures.js';
import { areaFade } from './plot.js';
import { occupancy } from './servers.js';
import type { StatsView } from '../view.js';

/** The count of players online as a text of the language, the number in bold. */
function boldCount({ translate, amount }: StatsView, count: number): TemplateResult {
  const text = translate('playersOnlineCount', { count });
  const number = amount(count);
  const start = text.indexOf(number);
  return start < 0
    ? html`<b class="figure">${text}</b>`
    : html`${text.slice(0, start)}<b class="figure">${number}</b
        >${text.slice(start + number.length)}`;
}

/** One line, two if it is narrow: players online, a sparkline, the busiest server, and the data's age or an error. */
export function compact(view: StatsView): TemplateResult {
  const { data, sections, chart, translate, amount, failures, filter } = view;
  const [busiest] = shownServers(data.servers?.servers ?? [], filter);
  const [failure] = failures.values();
  const isComplete = sections.every((name) => data[name] || failures.has(name));
  return html`<div class="compact ${isComplete ? '' : 'is-loading'}">
    ${data.totals ? html`<span>${boldCount(view, data.totals.playersOnline)}</span>` : nothing}
    ${
      chart?.points[0]
        ? html`<span class="trend muted"
            >${rangeName(view, view.range)}${svg`<svg class="spark" viewBox="0 0 100 100" preserveAspectRatio="none" role="img"
            aria-label="${peakLabel(view, chart)} ${amount(peakPlayers(chart, data.history?.range ?? ''))}">${areaFade}<path fill="url(#fade)" d=${chart.area}></path><path class="players" d=${chart.lines[0]?.path}></path></svg>`}</span
          >`
        : nothing
    }
    <div class="aside">
      ${
        busiest
          ? html`<span class="busiest"
              >${translate('labelled', { label: translate('busiest'), value: '' })}<bdi
                >${shownName(busiest.name)}</bdi
              >
              · <bdi dir="ltr">${occupancy(view, busiest)}</bdi></span
            >`
          : data.servers
            ? html`<span class="no-servers muted"
                >${translate('sentence', { text: translate('noServers') })}</span
              >`
            : nothing
      }
      <span class="muted ${failure ? 'failed' : 'updated'}"
        >${failure ? translate(policyOf(failure).visitorText) : view.updated}</span
      >
    </div>
  </div>`;
}

/** A box of the height of the line. */
export const compactSkeleton = (): TemplateResult =>
  html`<div class="skeleton-box compact is-loading compact-box"></div>`;
