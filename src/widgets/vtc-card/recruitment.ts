import { html, nothing, type TemplateResult } from 'lit';
import { list, measure } from '../../intl/formats.js';
import { foreignRel } from '../../ui/item-link.js';
import { safeUrl } from '../../contract/safe-url.js';
import type { CardView } from './card-view.js';

/**
 * What an applicant must bring, as sentences. Account age in days and playtime in hours are
 * *not described by the API document*.
 */
function requirements({ vtc, language: { translate, locale } }: CardView): string[] {
  const { joinRequirements: join, minAccountAge: age, minPlaytime: time, requiredDlcs } = vtc;
  const names = list(locale, requiredDlcs?.map(({ name }) => name) ?? []);
  const written = join?.writtenRequirements.filter(({ enabled }) => enabled) ?? [];
  return [
    age && join?.enforceAccountAge !== false
      ? translate('accountAge', { duration: measure(locale, age, 'day') })
      : '',
    time && join?.enforcePlaytime !== false
      ? translate('playtime', { duration: measure(locale, time, 'hour') })
      : '',
    names && translate('dlcs', { names }),
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
        <div class="muted">${language.translate('recruiting')}</div>
        <ul class="rules" part="list">
          ${rules.map((rule) => html`<li part="item"><bdi>${rule}</bdi></li>`)}
        </ul>
        ${
          href
            ? html`<a class="button" part="link" href=${href} rel=${foreignRel}
                >${language.translate('apply')}</a
              >`
            : nothing
        }
      </div>`
    : nothing;
}
