import { html, nothing, svg, type TemplateResult } from 'lit';
import { failureText } from '../../../element/failure.js';
import { drawingOf } from '../model/history-drawing.js';
import { shownServers } from '../model/server-list.js';
import { historyLines } from './history.js';
import { updatedText } from './section.js';
import { occupancy } from './servers.js';
import type { StatsView } from './stats-view.js';

/** One line, two where it is narrow: how many play, a small curve, the busiest server, and how old that is or what failed. */
export function compact(view: StatsView): TemplateResult {
  const { data, translate, amount, failures, filter } = view;
  const [busiest] = shownServers(data.servers?.servers ?? [], filter);
  const drawing =
    data.history && drawingOf(data.history, { ets2: false, ats: false, capacity: false });
  const [failure] = failures.values();
  return html`<div class="compact">
    ${
      data.totals
        ? html`<span
            ><b class="figure">${amount(data.totals.playersOnline)}</b>
            ${translate('playersOnline')}</span
          >`
        : nothing
    }
    ${
      drawing?.peak
        ? svg`<svg class="spark" viewBox="0 0 100 100" preserveAspectRatio="none" role="img"
            aria-label="${translate('peak')} ${amount(drawing.peak.players)}">${historyLines(drawing)}</svg>`
        : nothing
    }
    <div class="aside">
      ${
        busiest
          ? html`<span class="busiest"
              >${translate('busiest')}: <bdi>${busiest.name}</bdi> ${occupancy(view, busiest)}</span
            >`
          : nothing
      }
      <span class="muted">${failure ? translate(failureText(failure)) : updatedText(view)}</span>
    </div>
  </div>`;
}
