import { html, nothing, type TemplateResult } from 'lit';
import { list, measure } from '../../base/formats.js';
import { foreignRel, safeUrl } from '../../base/safe-url.js';
import type { CardView } from './card-view.js';

/**
 * What an applicant must bring, as sentences. Account age in days and playtime in hours are
 * *not described by the API document*.
 */
function requirements({ vtc, language: { say, locale } }: CardView): string[] {
  const { joinRequirements: join, minAccountAge, minPlaytime, requiredDlcs = [] } = vtc;
  const sentences = [];
  if (minAccountAge && join?.enforceAccountAge !== false) {
    sentences.push(say('accountAge', { age: measure(locale, minAccountAge, 'day') }));
  }
  if (minPlaytime && join?.enforcePlaytime !== false) {
    sentences.push(say('playtime', { time: measure(locale, minPlaytime, 'hour') }));
  }
  if (requiredDlcs.length > 0) {
    const names = requiredDlcs.map(({ name }) => name);
    sentences.push(say('dlcs', { names: list(locale, names) }));
  }
  const written = join?.writtenRequirements ?? [];
  return [
    ...sentences,
    ...written.filter(({ enabled }) => enabled !== false).map(({ text }) => text),
  ];
}

/** Whether the company takes applications, what it asks for, and where to apply. */
export function recruitment(view: CardView): TemplateResult | typeof nothing {
  const { vtc, language } = view;
  if (!vtc.recruitmentOpen) return nothing;
  const rules = requirements(view);
  const href = safeUrl(vtc.recruitmentLink);
  if (rules.length === 0 && !href) return nothing;
  return html`<div class="box" part="section">
    <div class="title">${language.say('joining')}</div>
    ${
      rules.length > 0
        ? html`<ul class="rules" part="list">
            ${rules.map((rule) => html`<li part="item"><bdi>${rule}</bdi></li>`)}
          </ul>`
        : nothing
    }
    ${
      href
        ? html`<a class="apply" part="link" href=${href} rel=${foreignRel}
            >${language.say('apply')}</a
          >`
        : nothing
    }
  </div>`;
}
