import { html, type TemplateResult } from 'lit';
import type { SectionName } from './stats-data.js';
import type { StatsView } from './stats-view.js';

type Cells = readonly string[];

/** The numbers of a chart as a table with headers, one click away; `rows` are made when they are wanted. */
export const numbers = (
  { say, attention: { open }, host }: StatsView,
  name: SectionName,
  head: Cells,
  rows: () => readonly Cells[],
): TemplateResult =>
  html`<details
    class="muted"
    @toggle=${({ target }: Event) => {
      open[name] = (target as HTMLDetailsElement).open;
      host.requestUpdate();
    }}
  >
    <summary>${say('table')}</summary>
    <div class="scroll" tabindex="0" role="group" aria-label=${say('table')}>
      <table>
        <tr>
          ${head.map((cell) => html`<th>${cell}</th>`)}
        </tr>
        ${(open[name] ? rows() : []).map(
          ([first, ...cells]) =>
            html`<tr>
              <th>${first}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </table>
    </div>
  </details>`;
