import { html, nothing, type TemplateResult } from '../../../base.js';
import type { SectionName } from '../data.js';
import type { StatsView } from '../view.js';

/** Sections that end with a line of their own. */
export const withFoot: ReadonlySet<SectionName | undefined> = new Set<SectionName>([
  'history',
  'servers',
  'heatmap',
]);

/** The last line of a section: what explains it, in the last section the age of the data, and a button. */
export function foot(
  { sections, updated }: StatsView,
  name: SectionName,
  content: TemplateResult | readonly TemplateResult[],
  button: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const age = sections.at(-1) === name && updated;
  return html`<div class="foot muted">
    ${content} ${age ? html`<span part="note">${age}</span>` : nothing} ${button}
  </div>`;
}
