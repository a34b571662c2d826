import { html, nothing, type TemplateResult } from 'lit';
import type { SectionName } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** Rows drawn at once: thousands would stall the page. */
const page = 200;

type Cells = readonly unknown[];

/** A table with its first column as headers. */
export const table = (head: Cells, rows: readonly Cells[]): TemplateResult =>
  html`<table>
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...cells]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The numbers of a chart, one click away. */
export function numbers(
  { language: { say }, rows: shown, set }: StatsView,
  name: SectionName,
  head: Cells,
  rows: () => readonly Cells[],
): TemplateResult {
  const most = shown[name] ?? 0;
  const all = most ? rows() : [];
  const toggle = ({ target }: Event) =>
    target instanceof HTMLDetailsElement &&
    set(() => (shown[name] = target.open ? most || page : 0));
  return html`<details @toggle=${toggle}>
    <summary>${say('table')}</summary>
    ${
      most
        ? html`<div class="scroll" role="group" tabindex="0" aria-label=${say('table')}>
            ${table(head, all.slice(0, most))}
            ${
              all.length > most
                ? html`<button
                    part="button"
                    class="button"
                    @click=${() => set(() => (shown[name] = most + page))}
                  >
                    ${say('more')}
                  </button>`
                : nothing
            }
          </div>`
        : nothing
    }
  </details>`;
}
