import { html, nothing, type TemplateResult } from 'lit';
import { clockTime } from '../../base/formats.js';
import { receivedAtOf } from '../../base/reader.js';
import type { SectionData, SectionName } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** How old a section's numbers are. */
function age({ data, language, zone, failed, isStale }: StatsView, name: SectionName): string {
  const at = receivedAtOf(data[name] ?? {});
  if (at === undefined) return '';
  const key = failed(name) && !isStale ? 'stale' : 'asOf';
  return language.say(key, { time: clockTime(language.locale, zone, at) });
}

function missing({ language: { say }, failed, retry }: StatsView, name: SectionName) {
  return failed(name)
    ? html`<div role="status">
        <p class="note" part="note">${say('failed')}</p>
        <button part="button" class="button" @click=${retry}>${say('retry')}</button>
      </div>`
    : html`<div class="bone is-${name}" aria-hidden="true"></div>`;
}

/** A section with its title and age: drawn by `draw`, grey while it loads, or a line and a button when it failed. */
export function panel<Name extends SectionName>(
  view: StatsView,
  name: Name,
  title: string,
  draw: (data: SectionData<Name>) => unknown,
  extra: unknown = nothing,
): TemplateResult {
  const data = view.data[name];
  return html`<div class="panel" part="section">
    <div class="top">
      <div class="title" role="heading" aria-level=${view.headingLevel + 1}>${title}</div>
      <span class="muted">${age(view, name)}</span>
      ${extra}
    </div>
    ${data ? draw(data) : missing(view, name)}
  </div>`;
}
