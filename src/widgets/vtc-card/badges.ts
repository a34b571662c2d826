import { html, nothing, type TemplateResult } from 'lit';
import type { CardView } from './card-view.js';

/** What distinguishes a company, each in words; nothing where nothing does. */
export function badges({ vtc, language: { say } }: CardView): TemplateResult | typeof nothing {
  const held = [
    [vtc.verified, say('verified'), say('verifiedMeans')],
    [vtc.official, say('official'), say('officialMeans')],
    [vtc.partnered, say('partnered'), say('partneredMeans')],
    [vtc.recruitmentOpen, say('recruiting'), say('recruitingMeans')],
  ].filter(([has]) => has);
  return held.length > 0
    ? html`<ul class="row wide" part="list">
        ${held.map(
          ([, words, meaning]) =>
            html`<li class="badge" part="badge" title=${meaning}>
              <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8l4 4 6-8" /></svg
              >${words}<span class="visually-hidden">: ${meaning}</span>
            </li>`,
        )}
      </ul>`
    : nothing;
}
