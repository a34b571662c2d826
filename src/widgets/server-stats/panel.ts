import { html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../../base/formats.js';
import { receivedAtOf } from '../../base/reader.js';
import type { SectionData, SectionName } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** A section with its title and age: drawn by `draw`, grey while it loads, or a line and a button when it failed. */
export function panel<Name extends SectionName>(
  { data, say, locale, zone, failed, host }: StatsView,
  name: Name,
  title: string,
  draw: (data: SectionData<Name>) => unknown,
  extra: unknown = nothing,
): TemplateResult {
  const section = data[name];
  const at = receivedAtOf(section ?? {});
  return html`<div part="section">
    <div class="row">
      <b role="heading" aria-level=${host.headingLevel + 1}>${title}</b>
      <span class="muted">${at && say('asOf', { time: clockTime(locale, zone, at) })}</span>
      ${extra}
    </div>
    ${
      section
        ? draw(section)
        : failed.has(name)
          ? html`<p class="note" part="note" role="status">${say('failed')}</p>
              <button part="button" class="button" @click=${() => host.refresh()}>
                ${say('retry')}
              </button>`
          : html`<div class="bone is-${name}"></div>`
    }
  </div>`;
}
