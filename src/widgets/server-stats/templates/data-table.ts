import { html, expandButton, nothing, type TemplateResult } from '../../../base.js';
import type { StatsView } from '../view.js';

const tableRow = (cells: readonly string[], row: number) =>
  html`<tr>
    ${cells.map((cell, column) => (row && column ? html`<td>${cell}</td>` : html`<th>${cell}</th>`))}
  </tr>`;

/**
 * The values of a chart, named `subject`, as a table in a scrolling area, rendered when it is opened. `rows` returns
 * the header row, then rows that start with their header.
 */
export function dataTable(
  { translate, state, update }: StatsView,
  { key, subject }: { key: 'historyTable' | 'heatmapTable'; subject: string },
  rows: () => readonly (readonly string[])[],
): TemplateResult {
  const text = translate('table');
  const isOpen = state[key] ?? false;
  return html`<div class="muted">
    ${expandButton({ translate, isOpen, text, subject, press: () => update({ [key]: !isOpen }) })}
    ${
      isOpen
        ? html`<div class="scroll" tabindex="0" role="region" aria-label=${subject}>
            <table>
              ${rows().map(tableRow)}
            </table>
          </div>`
        : nothing
    }
  </div>`;
}
