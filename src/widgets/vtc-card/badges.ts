import { html, nothing, type TemplateResult } from 'lit';
import type { CardView } from './card-view.js';

/** What distinguishes a company, each in words; nothing where nothing does. */
export function badges({
  vtc,
  language: { translate },
}: CardView): TemplateResult | typeof nothing {
  const held = [
    vtc.verified && translate('verified'),
    vtc.official && translate('official'),
    vtc.partnered && translate('partnered'),
    vtc.recruitmentOpen && translate('recruiting'),
  ].filter(Boolean);
  return held.length > 0
    ? html`<ul class="row wide" part="list">
        ${held.map((words) => html`<li class="badge" part="badge">✓ ${words}</li>`)}
      </ul>`
    : nothing;
}
