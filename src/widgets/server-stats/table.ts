import { html, type TemplateResult } from 'lit';
import type { StatsView } from './stats-view.js';

type Cells = readonly string[];

/** The numbers of a chart as a table with headers, one click away; `rows` are made when any is wanted. */
export const numbers = (
  { say, attention, host }: StatsView,
  head: Cells,
  rows: () => readonly Cells[],
): TemplateResult =>
  html`<details
    class="muted"
    @toggle=${() => {
      attention.isTableOpen = true;
      host.requestUpdate();
    }}
  >
    <summary>${say('table')}</summary>
    <table>
      <tr>
        ${head.map((cell) => html`<th>${cell}</th>`)}
      </tr>
      ${(attention.isTableOpen ? rows() : []).map(
        ([first, ...cells]) =>
          html`<tr>
            <th>${first}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>
  </details>`;
