import {
  avatar,
  companyClass,
  html,
  nothing,
  scrollArea,
  type TemplateResult,
} from '../../../base.js';
import type { CalendarView } from '../view.js';

/** A button for each of several companies, which switches its convoys on and off. */
export function legend({
  convoys: { translate, images },
  companies,
  hidden,
  toggle,
}: CalendarView): TemplateResult | typeof nothing {
  if (companies.length < 2) return nothing;
  return scrollArea(
    html`<div class="chip-row scroller legend" role="group" aria-label=${translate('companies')}>
      ${companies.map(
        (company) =>
          html`<button
            type="button"
            part="button"
            class="chip ${companyClass(company)}"
            aria-pressed=${!hidden.has(company.position)}
            @click=${() => toggle(company.position)}
          >
            ${avatar(company.name, company.logo, images)} <bdi>${company.name}</bdi>
          </button>`,
      )}
    </div>`,
  );
}
