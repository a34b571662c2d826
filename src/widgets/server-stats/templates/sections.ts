import {
  failureMessage,
  failureNote,
  html,
  icon,
  icons,
  nothing,
  type PlainMessageKey,
  policyOf,
  progressivePart,
  type TemplateResult,
} from '../../../base.js';
import type { SectionData, SectionName } from '../data.js';
import { peak, totals } from './figures.js';
import { heatmap } from './heatmap.js';
import { history, historyHeader } from './history.js';
import { servers } from './servers.js';
import type { StatsView } from '../view.js';

type Template<Data> = (view: StatsView, data: Data) => TemplateResult | undefined;

type Templates = { readonly [Name in SectionName]: Template<SectionData<Name>> };

const templates: Templates = { totals, history, servers, peak, heatmap };

const titles: Partial<Record<SectionName, PlainMessageKey>> = {
  history: 'playersOnline',
  servers: 'serversHeading',
  peak: 'peak',
  heatmap: 'busiest',
};

/** The text and the icon of a section without data. */
const missing = {
  totals: ['noData', icons.chart],
  history: ['noHistory', icons.chart],
  servers: ['noServers', icons.server],
  peak: ['noData', icons.chart],
  heatmap: ['noHistory', icons.chart],
} as const satisfies Record<SectionName, readonly [PlainMessageKey, string]>;

function nothingYet({ translate }: StatsView, name: SectionName): TemplateResult {
  const [text, path] = missing[name];
  return html`<div class="message nothing" part="note">
    ${icon(path)}
    <p>${translate(text)}</p>
  </div>`;
}

/** A box of the skeleton. */
const box = (name: string): TemplateResult => html`<div class="skeleton-box ${name}-box"></div>`;

/** The data of a section; boxes while it loads, nothing if it failed. */
function sectionData<Name extends SectionName>(view: StatsView, name: Name) {
  const data = view.data[name];
  if (!data) return view.failures.has(name) ? nothing : box(name);
  const render = () => templates[name](view, data) ?? nothingYet(view, name);
  const isFirst = name === 'totals' || name === 'history';
  return isFirst ? render() : progressivePart(view.progressive, render, () => box(name));
}

/** Why a section is missing, with a retry button if that can help, or outdated. */
function sectionFailure(
  { failures, data, sections, translate, retry }: StatsView,
  name: SectionName,
  title: string,
) {
  const failure = failures.get(name);
  // The layout around the sections says that all of them are outdated.
  if (!failure || (data[name] && failures.size === sections.length)) return nothing;
  const { isRetryable, visitorText } = policyOf(failure);
  return failureMessage({
    translate,
    content: failureNote(translate('sentence', { text: translate(visitorText) })),
    name: title,
    retry: isRetryable && !data[name] ? retry : undefined,
  });
}

/** A section with its title, which the element's heading or the figure above may be. */
function section(view: StatsView, name: SectionName): TemplateResult {
  const { translate, heading, sections } = view;
  const key = titles[name];
  const title = key && translate(key);
  const isTitled = title === heading || (name === 'history' && sections.includes('totals'));
  return html`<div class="is-${name}" part="section">
    ${
      title && !isTitled
        ? html`<b class="title" role="heading" aria-level=${view.headingLevel}>${title}</b>`
        : nothing
    }
    ${name === 'history' ? historyHeader(view) : nothing}
    ${sectionFailure(view, name, title ?? heading)} ${sectionData(view, name)}
  </div>`;
}

/** The container of all sections; servers are beside the history where it is wide. */
const content = (sections: readonly SectionName[], parts: unknown, note: TemplateResult) => {
  const isBeside = sections.includes('history') && sections.includes('servers');
  return html`<div class="content ${isBeside ? 'beside' : ''}">${parts} ${note}</div>`;
};

/** All sections, and the age of the data. */
export const full = (view: StatsView): TemplateResult =>
  content(
    view.sections,
    view.sections.map((name) => section(view, name)),
    html`<p class="note" part="note">${view.updated}</p>`,
  );

/** Boxes with the shape and the height of the sections. */
export const fullSkeleton = (sections: readonly SectionName[]): TemplateResult =>
  content(
    sections,
    sections.map(
      (name) =>
        html`<div class="is-${name}">
          ${name === 'history' ? box('controls') : nothing}
          ${name === 'peak' || name === 'heatmap' ? box('title') : nothing} ${box(name)}
        </div>`,
    ),
    html`<p class="note"></p>`,
  );
