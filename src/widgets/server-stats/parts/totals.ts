import { html, nothing, type TemplateResult } from 'lit';
import { drawingOf } from '../model/history-drawing.js';
import { dayChange } from '../model/series.js';
import type { SectionData } from '../model/stats-data.js';
import { figures } from './figures.js';
import type { StatsView } from './stats-view.js';

const others = ['activeServers', 'totalVtcs', 'totalUsers'] as const;

const percent = { style: 'percent', signDisplay: 'exceptZero' } as const;

/** How the players online changed since this time yesterday; empty while the history is awaited. */
function changeText(view: StatsView, players: number): TemplateResult | typeof nothing {
  const { data, sections, updatedAt = Date.now(), translate, amount } = view;
  if (!sections.includes('history')) return nothing;
  const change = data.history && dayChange(drawingOf(data.history).points, players, updatedAt);
  if (change === undefined) return html`<span class="change"></span>`;
  return html`<span class="change ${change < 0 ? 'down' : 'up'}"
    >${translate('fromYesterday', { change: amount(change, percent) })}</span
  >`;
}

/** Players online in large, the other totals that visitors come for in small. */
export const totals = (view: StatsView, data: SectionData<'totals'>): TemplateResult =>
  html`<div class="hero">
    <div>
      <div class="headline">
        <b class="players-online">${view.amount(data.playersOnline)}</b>
        ${changeText(view, data.playersOnline)}
      </div>
      <div class="muted">${view.translate('playersOnline')}</div>
    </div>
    ${figures(others.map((name) => ({ label: view.translate(name), value: view.amount(data[name]) })))}
  </div>`;
