import { html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../../../intl/formats.js';
import { canRetry, failureText } from '../../../element/failure.js';
import type { PlainMessageKey } from '../../../locales/messages.js';
import { icon } from '../../../ui/icons.js';
import type { SectionData, SectionName } from '../model/stats-data.js';
import { heatmap } from './heatmap.js';
import { history, historyHeader } from './history.js';
import { peak } from './peak.js';
import { servers } from './servers.js';
import type { StatsView } from './stats-view.js';
import { totals } from './totals.js';

type Draw<Name extends SectionName> = (
  view: StatsView,
  data: SectionData<Name>,
) => TemplateResult | undefined;

interface Section<Name extends SectionName> {
  readonly draw: Draw<Name>;
  readonly title?: PlainMessageKey;
}

const drawings: { readonly [Name in SectionName]: Section<Name> } = {
  totals: { draw: totals },
  history: { draw: history, title: 'playersOnline' },
  servers: { draw: servers, title: 'serversHeading' },
  peak: { draw: peak, title: 'peak' },
  heatmap: { draw: heatmap, title: 'busiest' },
};

function content<Name extends SectionName>(view: StatsView, name: Name) {
  const { data, translate, failures, retry } = view;
  const section = data[name];
  if (section) {
    return (
      drawings[name].draw(view, section) ??
      html`<p class="note" part="note">${translate('noData')}</p>`
    );
  }
  const failure = failures.get(name);
  if (!failure) return html`<div class="bone room ${name}"></div>`;
  return html`<div class="room ${name} message">
    ${icon('alert')}
    <p class="note" part="note">${translate(failureText(failure))}</p>
    ${
      canRetry(failure)
        ? html`<button part="button" class="button" @click=${retry}>${translate('retry')}</button>`
        : nothing
    }
  </div>`;
}

/** Whether a section has no title of its own: the element's heading, or the figure above, says it. */
const isNamed = ({ heading, sections }: StatsView, name: SectionName, title: string) =>
  !title || title === heading || (name === 'history' && sections.includes('totals'));

/** A section with its title, grey while it loads; what failed keeps its room or says that it is old. */
export function section(view: StatsView, name: SectionName): TemplateResult {
  const { translate, failures, data, sections } = view;
  const key = drawings[name].title;
  const title = key ? translate(key) : '';
  const failure = failures.get(name);
  const isOld = failure && data[name] && failures.size < sections.length;
  return html`<div part="section">
    ${
      isNamed(view, name, title)
        ? nothing
        : html`<b class="title" role="heading" aria-level=${view.headingLevel}>${title}</b>`
    }
    ${isOld ? html`<p class="note" part="note">${icon('alert')} ${translate(failureText(failure))}</p>` : nothing}
    ${name === 'history' ? historyHeader(view) : nothing} ${content(view, name)}
  </div>`;
}

/** When the data was received, in words; empty where that is not known or said elsewhere. */
export const updatedText = ({
  updatedAt,
  isCurrent,
  translate,
  locale,
  zone,
}: StatsView): string =>
  updatedAt && isCurrent ? translate('updated', { time: clockTime(locale, zone, updatedAt) }) : '';

/** All sections, and once how old they are. */
export const full = (view: StatsView): TemplateResult =>
  html`<div class="content ${view.sections.includes('history') ? 'with-change' : ''}">
    ${view.sections.map((name) => section(view, name))}
    <p class="note" part="note">${updatedText(view)}</p>
  </div>`;
