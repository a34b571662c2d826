import { html, nothing, type TemplateResult } from 'lit';
import { count } from '../../base/formats.js';
import { historyDrawing } from './history-drawing.js';
import { occupancy, wantedServers } from './servers.js';
import type { StatsView } from './stats-view.js';

const width = 400;

function sparkline({ data: { history }, language, zone }: StatsView) {
  const { say, locale } = language;
  const drawing = history && historyDrawing(history.points, width, locale, zone);
  if (!drawing) return nothing;
  const words = ([key, players]: readonly ['peak' | 'lowest', number]) =>
    `${say(key)}: ${count(locale, players)}`;
  const label = (
    [
      ['peak', drawing.peak.players],
      ['lowest', drawing.lowest.players],
    ] as const
  ).map(words);
  return html`<svg
    class="spark"
    viewBox="36 0 356 172"
    preserveAspectRatio="none"
    role="img"
    aria-label=${label.join(', ')}
  >
    <path class="area" d=${drawing.area} />
    <path class="players" d=${drawing.paths.players ?? ''} />
  </svg>`;
}

/** One line: how many play, a small chart, and the busiest server. */
export function compact(view: StatsView): TemplateResult {
  const { data, language } = view;
  const busiest = wantedServers(view)[0];
  return html`<div class="compact">
    ${
      data.totals
        ? html`<div>
            <b class="figure">${count(language.locale, data.totals.playersOnline)}</b>
            <span class="muted">${language.say('playersOnline')}</span>
          </div>`
        : nothing
    }
    ${sparkline(view)}
    ${
      busiest
        ? html`<div>
            <span class="muted">${language.say('busiest')}:</span> <bdi>${busiest.name}</bdi>
            <b>${occupancy(view, busiest)}</b>
          </div>`
        : nothing
    }
  </div>`;
}
