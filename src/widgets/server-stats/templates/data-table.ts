import { html, expandButton, nothing, type TemplateResult } from '../../../base.js';
import type { StatsView } from '../view.js';

const tableRow = (cells: readonly string[], row: number) =>
  html`<tr>
    ${cells.map((cell, column) => (row && column ? html`<td>${cell}</td>` : html`<th>${cell}</th>`))}
  </tr>`;

/** A chart whose values can be shown as a table. */
interface ChartTable {
  readonly section: 'history' | 'heatmap';
  /** Name of the chart. */
  readonly subject: string;
}

/** The button that shows or hides the table of a chart. */
export function tableButton(
  { translate, state, update }: StatsView,
  { section, subject }: ChartTable,
): TemplateResult {
  const key = `${section}Table` as const;
  const isOpen = state[key] ?? false;
  const press = () => update({ [key]: !isOpen });
  return html`<div class="table muted">
    ${expandButton({ translate, isOpen, text: translate('table'), subject, press })}
  </div>`;
}

/** The values of a chart in a scrolling area, while it is open: the header row, then rows that start with their header. */
export const valueTable = (
  { state }: StatsView,
  { section, subject }: ChartTable,
  rows: () => readonly (readonly string[])[],
): TemplateResult | typeof nothing =>
  state[`${section}Table`]
    ? html`<div class="scroll muted" tabindex="0" role="region" aria-label=${subject}>
        <table>
          ${rows().map(tableRow)}
        </table>
      </div>`
    : nothing;
