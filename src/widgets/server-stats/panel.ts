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

const sections: { readonly [Name in SectionName]: readonly [Draw<Name>, MessageKey?] } = {
  totals: [totals],
  history: [history, 'playersOnline'],
  servers: [servers, 'serversHeading'],
  peak: [peak, 'peak'],
  heatmap: [heatmap, 'busiest'],
};

function content<Name extends SectionName>(view: StatsView, name: Name) {
  const { data, say, failures, attend, host } = view;
  const section = data[name];
  if (section) {
    return sections[name][0](view, section) ?? html`<p class="note">${say('notFound')}</p>`;
  }
  const retry = () => {
    attend({ sought: [...failures.keys()] });
    void host.refresh();
  };
  return failures.has(name)
    ? html`<p class="note" part="note">${say('failed')}</p>
        <button part="button" class="button" @click=${retry}>${say('retry')}</button>`
    : html`<div class="bone ${name}"></div>`;
}

/** When the answer to a section was received, in words; nothing for data of the page. */
export function age({ data, failures, say, locale, zone }: StatsView, name: SectionName): string {
  const at = receivedAtOf(data[name] ?? {});
  const isOld = failures.has(name) && data[name];
  return [at && say('asOf', clockTime(locale, zone, at)), isOld && say('failed')]
    .filter(Boolean)
    .join(' · ');
}

/** A section with its title and age, grey while it loads, or a line and a button when it failed. */
export function panel(view: StatsView, name: SectionName): TemplateResult {
  const [, title] = sections[name];
  return html`<div part="section">
    <div class="row">
      ${
        title &&
        html`<b role="heading" aria-level=${view.host.headingLevel + 1}>${view.say(title)}</b>`
      }
      <span class="muted">${age(view, name)}</span>
      ${name === 'history' && !view.isGiven ? rangeButtons(view) : ''}
    </div>
    ${content(view, name)}
  </div>`;
}
