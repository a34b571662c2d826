import { html, expandButton, nothing, type TemplateResult } from '../../../base.js';
import type { StatsView } from '../view.js';
import { foot } from './foot.js';

const tableRow = (cells: readonly string[], row: number) =>
  html`<tr>
    ${cells.map((cell, column) => (row && column ? html`<td>${cell}</td>` : html`<th>${cell}</th>`))}
  </tr>`;

/** A chart, as far as its foot depends on it. */
interface ChartFoot {
  readonly section: 'history' | 'heatmap';
  /** Name of the chart. */
  readonly subject: string;
  /** What explains the chart. */
  readonly content: TemplateResult;
  /** The header row, then rows that start with their header. */
  readonly rows: () => readonly (readonly string[])[];
}

/** The last line of a chart, with a button for its values as a table in a scrolling area, rendered when it is opened. */
export function chartFoot(
  view: StatsView,
  { section, subject, content, rows }: ChartFoot,
): TemplateResult {
  const { translate, state, update } = view;
  const key = `${section}Table` as const;
  const text = translate('table');
  const isOpen = state[key] ?? false;
  const press = () => update({ [key]: !isOpen });
  return html`${foot(
    view,
    section,
    content,
    expandButton({ translate, isOpen, text, subject, press }),
  )}
  ${
    isOpen
      ? html`<div class="scroll muted" tabindex="0" role="region" aria-label=${subject}>
          <table>
            ${rows().map(tableRow)}
          </table>
        </div>`
      : nothing
  }`;
}
