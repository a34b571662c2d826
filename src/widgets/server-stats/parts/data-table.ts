import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icons.js';

/** The numbers of a chart. */
export interface DataTable {
  readonly title: string;
  readonly isOpen: boolean | undefined;
  readonly toggle: (isOpen: boolean) => void;
  /** Headers first in the table and in each row. */
  readonly rows: () => readonly (readonly string[])[];
}

const tableRow = (cells: readonly string[], row: number) =>
  html`<tr>
    ${cells.map((cell, column) => (row && column ? html`<td>${cell}</td>` : html`<th>${cell}</th>`))}
  </tr>`;

/** The numbers of a chart as a table, made when it is opened. */
export const dataTable = ({ title, isOpen, toggle, rows }: DataTable): TemplateResult =>
  html`<details
    class="muted"
    @toggle=${({ target }: Event) => target instanceof HTMLDetailsElement && toggle(target.open)}
  >
    <summary>${title} ${icon('chevronDown')}</summary>
    ${
      isOpen
        ? html`<table>
            ${rows().map(tableRow)}
          </table>`
        : nothing
    }
  </details>`;
