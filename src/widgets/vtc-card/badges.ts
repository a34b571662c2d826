import { html, nothing, type TemplateResult } from 'lit';
import type { CardView } from './card-view.js';

const check = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path d="M3 8.5 6.5 12 13 4.5" />
</svg>`;

/** What distinguishes a company, each in words; nothing where nothing does. */
export function badges({ vtc, language: { say } }: CardView): TemplateResult | typeof nothing {
  const all = [
    [vtc.verified, say('verified'), say('verifiedMeans')],
    [vtc.official, say('official'), say('officialMeans')],
    [vtc.partnered, say('partnered'), say('partneredMeans')],
    [vtc.recruitmentOpen, say('recruiting'), say('recruitingMeans')],
  ] as const;
  const held = all.filter(([has]) => has);
  if (held.length === 0) return nothing;
  return html`<ul class="badges wide" part="list">
    ${held.map(
      ([, words, meaning]) =>
        html`<li class="badge" part="badge" title=${meaning}>
          ${check}${words}<span class="visually-hidden">: ${meaning}</span>
        </li>`,
    )}
  </ul>`;
}
