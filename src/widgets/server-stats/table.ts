import { html, type TemplateResult } from 'lit';
import type { StatsView } from './stats-view.js';

type Cells = readonly string[];

/** The numbers of a chart as a table, one click away, made when any is wanted: headers first in it and in each row. */
export const numbers = (
  { translate, attention, attend }: StatsView,
  rows: () => readonly Cells[],
): TemplateResult =>
  html`<details class="muted" @toggle=${() => attend({ isTableOpen: true })}>
    <summary>${translate('table')}</summary>
    <table>
      ${(attention.isTableOpen ? rows() : []).map(
        (cells, row) =>
          html`<tr>
            ${cells.map((cell, column) => (row && column ? html`<td>${cell}</td>` : html`<th>${cell}</th>`))}
          </tr>`,
      )}
    </table>
  </details>`;
