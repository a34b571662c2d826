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
import { heatWeek } from '../model/heat.js';
import { shownServers } from '../model/servers.js';
import { arePeaksInTotals, peak, totals } from './figures.js';
import { heatmap } from './heatmap.js';
import { history, historyHeader } from './history.js';
import { servers } from './servers.js';
import type { SectionsView, StatsView } from '../view.js';

type Template<Data> = (view: SectionsView, data: Data) => TemplateResult | undefined;

type Templates = { readonly [Name in SectionName]: Template<SectionData<Name>> };

const templates: Templates = { totals, history, servers, peak, heatmap };

const titles: Partial<Record<SectionName, PlainMessageKey>> = {
  history: 'playersOnline',
  servers: 'serversHeading',
  peak: 'peak',
  heatmap: 'busiest',
};

/** Whether the response of a section has nothing to show. */
const hasNothing: Partial<Record<SectionName, (view: StatsView) => boolean>> = {
  history: ({ data, chart }) => data.history !== undefined && !chart?.points[0],
  servers: ({ data, filter }) =>
    data.servers !== undefined && !shownServers(data.servers.servers, filter)[0],
  heatmap: (view) => view.data.heatmap !== undefined && !heatWeek(view.data.heatmap, view),
};

/** Why a section is empty, as in an empty element; below that there are no servers, also why there is no chart. */
function nothingYet({ translate, empty, state }: SectionsView, name: SectionName): TemplateResult {
  const text = (key: PlainMessageKey) => translate('sentence', { text: translate(key) });
  const isServers = name === 'servers';
  const hasMore = isServers && empty.includes('history') && !state.hasChosenRange;
  return html`<div class="nothing" part="note">
    <div class="message boxed">
      ${icon(isServers ? icons.server : icons.chart)}
      <div>
        <p>${text(isServers ? 'noServers' : 'noHistory')}</p>
        ${hasMore ? html`<p class="muted">${text('noHistory')}</p>` : nothing}
      </div>
    </div>
  </div>`;
}

/** A box of the skeleton. */
const box = (name: string): TemplateResult => html`<div class="skeleton-box ${name}-box"></div>`;

/** The data of a section; boxes while it loads, nothing if it failed. */
function sectionData<Name extends SectionName>(view: SectionsView, name: Name) {
  if (name === 'peak' && arePeaksInTotals(view)) return nothing;
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

/** A section with its title, which the element's heading or the figures may be. */
function section(view: SectionsView, name: SectionName): TemplateResult {
  const { translate, heading, sections } = view;
  const key = titles[name];
  const title = key && translate(key);
  const isTitled =
    title === heading || name === 'peak' || (name === 'history' && sections.includes('totals'));
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
const content = (sections: readonly SectionName[], parts: unknown, note: unknown) => {
  const isBeside = sections.includes('history') && sections.includes('servers');
  return html`<div class="content ${isBeside ? 'beside' : ''}">${parts} ${note}</div>`;
};

/** All sections with data, a message for those without, and the age of the data. */
export function full(view: StatsView): TemplateResult {
  const { sections, failures, state, updated, data } = view;
  const empty = sections.filter((name) => hasNothing[name]?.(view));
  const filled = sections.filter((name) => !empty.includes(name));
  const isAlone =
    data.totals !== undefined &&
    empty.length > 0 &&
    filled.every((name) => name === 'totals' || name === 'peak');
  const named = empty.includes('servers') ? 'servers' : empty[0];
  // Its buttons lead back to a range that is not empty.
  const isKept = (name: SectionName) => name === 'history' && state.hasChosenRange === true;
  const isElsewhere = (name: SectionName) =>
    name === 'peak' && arePeaksInTotals(view) && !failures.has(name);
  const shown = sections.filter(
    (name) => (name === named || filled.includes(name) || isKept(name)) && !isElsewhere(name),
  );
  return content(
    filled,
    shown.map((name) => section({ ...view, empty, isAlone }, name)),
    isAlone ? nothing : html`<p class="note" part="note">${updated}</p>`,
  );
}

/** Boxes with the shape and the height of the sections. */
export function fullSkeleton(sections: readonly SectionName[]): TemplateResult {
  const hasBoth = sections.includes('totals') && sections.includes('peak');
  const shown = sections.filter((name) => !hasBoth || name !== 'peak');
  return content(
    sections,
    shown.map(
      (name) =>
        html`<div class="is-${name}">
          ${name === 'history' ? box('controls') : nothing}
          ${name === 'heatmap' ? box('title') : nothing}
          ${box(name === 'totals' && hasBoth ? 'totals-box peaks' : name)}
        </div>`,
    ),
    html`<p class="note"></p>`,
  );
}
