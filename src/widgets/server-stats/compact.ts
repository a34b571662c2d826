import { html, svg, type TemplateResult } from 'lit';
import { historyDrawing } from './history-drawing.js';
import { occupancy, wantedServers } from './servers.js';
import type { StatsView } from './stats-view.js';

/** One line: how many play, a small chart, and the busiest server. */
export function compact(view: StatsView): TemplateResult {
  const { data, say, amount } = view;
  const [busiest] = wantedServers(view);
  const drawing = data.history && historyDrawing(data.history, 400, ['players']);
  return html`<div class="row">
    ${
      data.totals &&
      html`<span>${say('playersOnline')} <b>${amount(data.totals.playersOnline)}</b></span>`
    }
    ${
      drawing?.peak &&
      svg`<svg class="spark" viewBox="36 20 364 150" preserveAspectRatio="none" role="img"
        aria-label="${say('peak')} ${amount(drawing.peak.players)}">
        <path class="area" d=${drawing.area} />
        <path class="players" d=${drawing.lines[0]?.[1]} />
      </svg>`
    }
    ${
      busiest &&
      html`<span
        >${say('busiest')}: <bdi>${busiest.name}</bdi> <b>${occupancy(view, busiest)}</b></span
      >`
    }
  </div>`;
}
