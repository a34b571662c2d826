import { html, nothing, type TemplateResult } from 'lit';
import { policyOf } from '../../../client/errors.js';
import { oneOf } from '../../../element/attributes.js';
import { clockTime } from '../../../intl/formats.js';
import type { PlainMessageKey } from '../../../locales/messages.js';
import { icon, icons } from '../../../ui/icons.js';
import type { SectionData, SectionName } from '../model/stats-data.js';
import { peak, totals } from './figures.js';
import { heatmap } from './heatmap.js';
import { history, historyHeader } from './history.js';
import { servers } from './servers.js';
import type { StatsView } from './view.js';

interface Section<Name extends SectionName> {
  readonly render: (view: StatsView, data: SectionData<Name>) => TemplateResult | undefined;
  readonly title?: PlainMessageKey;
}

const templates: { readonly [Name in SectionName]: Section<Name> } = {
  totals: { render: totals },
  history: { render: history, title: 'playersOnline' },
  servers: { render: servers, title: 'serversHeading' },
  peak: { render: peak, title: 'peak' },
  heatmap: { render: heatmap, title: 'busiest' },
};

/** Boxes in the place of a section that loads. */
const box = (name: SectionName): TemplateResult => html`<div class="box ${name}-box"></div>`;

function content<Name extends SectionName>(view: StatsView, name: Name) {
  const { data, translate, failures, retry } = view;
  const section = data[name];
  if (section) {
    return (
      templates[name].render(view, section) ??
      html`<p class="note" part="note">${translate('noData')}</p>`
    );
  }
  const failure = failures.get(name);
  if (!failure) return box(name);
  return html`<div class="message">
    ${icon(icons.alert)}
    <p class="note" part="note">${translate(policyOf(failure).visitorText)}</p>
    ${
      policyOf(failure).isRetryable
        ? html`<button part="button" class="button" @click=${retry}>${translate('retry')}</button>`
        : nothing
    }
  </div>`;
}

/** Whether the element's heading, or the figure above, is the section's title. */
const isTitled = ({ heading, sections }: StatsView, name: SectionName, title: string) =>
  !title || title === heading || (name === 'history' && sections.includes('totals'));

/** A section with its title; boxes while it loads, a message if it failed. */
function section(view: StatsView, name: SectionName): TemplateResult {
  const { translate, failures, data, sections } = view;
  const key = templates[name].title;
  const title = key ? translate(key) : '';
  const failure = failures.get(name);
  const isOutdated = failure && data[name] && failures.size < sections.length;
  return html`<div part="section">
    ${
      isTitled(view, name, title)
        ? nothing
        : html`<b class="title" role="heading" aria-level=${view.headingLevel}>${title}</b>`
    }
    ${isOutdated ? html`<p class="note" part="note">${icon(icons.alert)} ${translate(policyOf(failure).visitorText)}</p>` : nothing}
    ${name === 'history' ? historyHeader(view) : nothing} ${content(view, name)}
  </div>`;
}

/** When the data was received; empty if that is unknown or shown elsewhere. */
export const updatedText = ({
  updatedAt,
  isCurrent,
  translate,
  locale,
  zone,
}: StatsView): string =>
  updatedAt && isCurrent ? translate('updated', { time: clockTime(locale, zone, updatedAt) }) : '';

/** All sections, and the age of the data. */
export const full = (view: StatsView): TemplateResult =>
  html`<div class="content">
    ${view.sections.map((name) => section(view, name))}
    <p class="note" part="note">${updatedText(view)}</p>
  </div>`;

/** Layouts of the statistics. */
export const layouts = oneOf('full', 'compact');

/** Attributes that decide the shape of the statistics. */
export interface SkeletonView {
  readonly layout: (typeof layouts.values)[number];
  readonly sections: readonly SectionName[];
}

/** Boxes with the shape and the height of the sections. */
export const skeleton = ({ layout, sections }: SkeletonView): TemplateResult =>
  layout === 'compact'
    ? html`<div class="box compact-box"></div>`
    : html`<div class="content">
        ${sections.map((name) => html`<div class="section-box ${name}">${box(name)}</div>`)}
        <p class="note"></p>
      </div>`;
