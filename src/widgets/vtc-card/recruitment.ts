import { html, nothing, type TemplateResult } from 'lit';
import { list, measure } from '../../base/formats.js';
import { foreignRel } from '../../base/item-link.js';
import { safeUrl } from '../../client/safe-url.js';
import type { CardView } from './card-view.js';

/**
 * What an applicant must bring, as sentences. Account age in days and playtime in hours are
 * *not described by the API document*.
 */
function requirements({ vtc, language: { say, locale } }: CardView): string[] {
  const { joinRequirements: join, minAccountAge: age, minPlaytime: time, requiredDlcs } = vtc;
  const names = list(locale, requiredDlcs?.map(({ name }) => name) ?? []);
  const written = join?.writtenRequirements.filter(({ enabled }) => enabled) ?? [];
  return [
    age && join?.enforceAccountAge !== false ? say('accountAge', measure(locale, age, 'day')) : '',
    time && join?.enforcePlaytime !== false ? say('playtime', measure(locale, time, 'hour')) : '',
    names && say('dlcs', names),
    ...written.map(({ text }) => text),
  ].filter(Boolean);
}

/** What the company asks of those who want to join, and where they apply; nothing while it takes nobody. */
export function recruitment(view: CardView): TemplateResult | typeof nothing {
  const { vtc, language } = view;
  const rules = requirements(view);
  const href = safeUrl(vtc.recruitmentLink);
  return vtc.recruitmentOpen && (href || rules.length > 0)
    ? html`<div class="box" part="section">
        <div class="muted">${language.say('recruiting')}</div>
        <ul class="rules" part="list">
          ${rules.map((rule) => html`<li part="item"><bdi>${rule}</bdi></li>`)}
        </ul>
        ${
          href
            ? html`<a class="button" part="link" href=${href} rel=${foreignRel}
                >${language.say('apply')}</a
              >`
            : nothing
        }
      </div>`
    : nothing;
}
