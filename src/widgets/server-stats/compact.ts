import { html, svg, type TemplateResult } from 'lit';
import { historyLines } from './history-chart.js';
import { historyDrawing } from './history-drawing.js';
import { age } from './panel.js';
import { occupancy, wantedServers } from './servers.js';
import type { StatsView } from './stats-view.js';

/** One line: how many play, a small chart, the busiest server, and how old that is or what failed. */
export function compact(view: StatsView): TemplateResult {
  const { data, say, amount, failures } = view;
  const [busiest] = wantedServers(view);
  const drawing = data.history && historyDrawing(data.history, ['players']);
  return html`<div class="row compact">
    ${
      data.totals &&
      html`<span>${say('playersOnline')} <b>${amount(data.totals.playersOnline)}</b></span>`
    }
    ${
      drawing?.peak &&
      svg`<svg class="spark" viewBox="0 0 100 100" preserveAspectRatio="none" role="img"
        aria-label="${say('peak')} ${amount(drawing.peak.players)}">${historyLines(drawing)}</svg>`
    }
    ${
      busiest &&
      html`<span
        >${say('busiest')}: <bdi>${busiest.name}</bdi> <b>${occupancy(view, busiest)}</b></span
      >`
    }
    <span class="muted">${failures.size ? say('failed') : age(view, 'totals')}</span>
  </div>`;
}
