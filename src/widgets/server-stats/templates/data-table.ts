import { html, nothing, type TemplateResult } from 'lit';
import { icon, icons } from '../../../ui/icons.js';

/** The values of a chart. */
export interface DataTable {
  readonly title: string;
  readonly isOpen: boolean | undefined;
  readonly toggle: (isOpen: boolean) => void;
  /** The header row, then rows that start with their header. */
  readonly rows: () => readonly (readonly string[])[];
}

const tableRow = (cells: readonly string[], row: number) =>
  html`<tr>
    ${cells.map((cell, column) => (row && column ? html`<td>${cell}</td>` : html`<th>${cell}</th>`))}
  </tr>`;

/** The values of a chart as a table in a scrolling area, rendered when it is opened. */
export const dataTable = ({ title, isOpen, toggle, rows }: DataTable): TemplateResult =>
  html`<details
    class="muted"
    @toggle=${({ target }: Event) => target instanceof HTMLDetailsElement && toggle(target.open)}
  >
    <summary>${title} ${icon(icons.chevronDown)}</summary>
    ${
      isOpen
        ? html`<div class="scroll" tabindex="0" role="region" aria-label=${title}>
            <table>
              ${rows().map(tableRow)}
            </table>
          </div>`
        : nothing
    }
  </details>`;
