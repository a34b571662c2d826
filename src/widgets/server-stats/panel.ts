import { html, type TemplateResult } from 'lit';
import { clockTime } from '../../base/formats.js';
import type { MessageKey } from '../../base/language.js';
import { receivedAtOf } from '../../base/reader.js';
import { heatmap } from './heatmap.js';
import { history } from './history.js';
import { peak } from './peak.js';
import { rangeButtons } from './range-buttons.js';
import { servers } from './servers.js';
import type { SectionData, SectionName } from './stats-data.js';
import type { StatsView } from './stats-view.js';
import { totals } from './totals.js';

type Draw<Name extends SectionName> = (
  view: StatsView,
  data: SectionData<Name>,
) => TemplateResult | undefined;

const drawn: { readonly [Name in SectionName]: Draw<Name> } = {
  totals,
  history,
  servers,
  peak,
  heatmap,
};

const titles: Partial<Record<SectionName, MessageKey>> = {
  history: 'playersOnline',
  servers: 'serversHeading',
  peak: 'peak',
  heatmap: 'busiest',
};

function content<Name extends SectionName>(view: StatsView, name: Name) {
  const { data, say, failed, host } = view;
  const section = data[name];
  if (section) {
    return drawn[name](view, section) ?? html`<p class="note">${say('notFound')}</p>`;
  }
  return failed.has(name)
    ? html`<p class="note" part="note">${say('failed')}</p>
        <button part="button" class="button" @click=${() => host.refresh()}>
          ${say('retry')}
        </button>`
    : html`<div class="bone ${name}"></div>`;
}

/** A section with its title and age, grey while it loads, or a line and a button when it failed. */
export function panel(view: StatsView, name: SectionName): TemplateResult {
  const { data, say, locale, zone, host } = view;
  const title = titles[name];
  const at = receivedAtOf(data[name] ?? {});
  return html`<div part="section">
    <div class="row">
      ${title && html`<b role="heading" aria-level=${host.headingLevel + 1}>${say(title)}</b>`}
      <span class="muted">${at && say('asOf', clockTime(locale, zone, at))}</span>
      ${name === 'history' && !view.isGiven ? rangeButtons(view) : ''}
    </div>
    ${content(view, name)}
  </div>`;
}
