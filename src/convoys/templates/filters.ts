import { css, type CSSResultGroup, nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { formatList, formatNumber } from '../../intl/formats.js';
import { isolated } from '../../intl/language-tag.js';
import type { PlainMessageKey } from '../../locales/messages.js';
import { avatar } from '../../ui/avatar.js';
import { scrollArea, scrollAreaStyles } from '../../ui/scroll-area.js';
import { scrollerStyles } from '../../ui/scroller.js';
import type { ConvoyView } from '../convoy-view.js';
import { chosenOptions, type FilterGroup, type FilterName, type FilterOption } from '../filters.js';
import { categoryName } from './facts.js';
import { companyClass } from './hosts.js';

/** What the filters of a list are rendered from. */
export interface FiltersView extends Pick<ConvoyView, 'translate' | 'zones' | 'images'> {
  readonly groups: readonly FilterGroup[];
  readonly toggle: (name: FilterName, value: string) => void;
  readonly clear: () => void;
}

const labels = {
  company: 'companies',
  'company-type': 'companies',
  game: 'game',
  server: 'server',
  category: 'category',
} as const satisfies Record<FilterName, PlainMessageKey>;

/** The name of a value for visitors. */
function optionName(
  { translate }: Pick<FiltersView, 'translate'>,
  name: FilterName,
  { text, host }: FilterOption,
): string {
  if (name === 'company') return host ? host.name : translate('ownConvoys');
  if (name === 'company-type')
    return translate(text === 'coach' ? 'busCompanies' : 'truckingCompanies');
  if (name === 'category') return categoryName(translate, text) || translate('convoy');
  return name === 'game' ? text.toUpperCase() : text;
}

function chip(view: FiltersView, name: FilterName, option: FilterOption): TemplateResult {
  const { translate, zones, images, toggle } = view;
  const { value, count, host, isChosen } = option;
  const company = name === 'company' ? host : undefined;
  return html`<button
    type="button"
    part="button filter"
    class="chip ${companyClass(company)}"
    aria-pressed=${isChosen}
    @click=${() => toggle(name, value)}
  >
    ${company ? avatar(company.name, company.logo, images) : nothing}
    <bdi>${optionName(view, name, option)}</bdi>
    <span class="count" aria-hidden="true">${formatNumber(zones.locale, count)}</span
    ><span class="visually-hidden">${translate('convoyCount', { count })}</span>
  </button>`;
}

/** A button for each value of each filter, and one that clears all; nothing if no convoys differ. */
export function filterBar(view: FiltersView): TemplateResult | typeof nothing {
  const { translate, groups, clear } = view;
  if (groups.length === 0) return nothing;
  return html`<div class="filters" part="filters" role="group" aria-label=${translate('filters')}>
    ${scrollArea(
      html`<div class="chip-row scroller">
        ${groups.map(
          ({ name, options }) =>
            html`<div
              class="chips"
              part="filter-group"
              role="group"
              aria-label=${translate(labels[name])}
            >
              ${options.map((option) => chip(view, name, option))}
            </div>`,
        )}
      </div>`,
    )}
    ${
      chosenOptions(groups).length > 0
        ? html`<button type="button" part="button" class="clear" @click=${clear}>
            ${translate('clearFilters')}
          </button>`
        : nothing
    }
  </div>`;
}

/** That no convoys match what is chosen, with its names. */
export function noMatches(view: Omit<FiltersView, 'toggle' | 'clear' | 'images'>): string {
  const { translate, zones, groups } = view;
  const names = groups.flatMap(({ name, options }) =>
    options.flatMap((option) => (option.isChosen ? isolated(optionName(view, name, option)) : [])),
  );
  return translate('noMatches', { names: formatList(zones.locale, names) });
}

/** Styles of chips, in a line that scrolls. */
export const chipStyles: CSSResultGroup = [
  scrollerStyles,
  scrollAreaStyles,
  css`
    .filters,
    .chip-row,
    .chips {
      display: flex;
      gap: var(--space-2xs);
      min-inline-size: 0;
    }
    .filters,
    .chip-row {
      column-gap: var(--space-s);
    }
    .filters {
      min-block-size: 1.9em;
      margin-block-end: var(--space);
      font-size: var(--text-s);
    }
    /* Three chips that load. */
    .skeleton > .filters {
      overflow: hidden;
    }
    .skeleton > .filters::before {
      content: '';
      inline-size: 7em;
      block-size: 2.25em;
      border-radius: 1.2em;
      background: var(--skeleton);
      box-shadow:
        7.5em 0 var(--skeleton),
        15em 0 var(--skeleton);
    }
    .chip {
      display: flex;
      align-items: center;
      gap: 0.4em;
      min-inline-size: 0;
      min-block-size: 2.25em;
      padding: 0.1em 0.6em;
      border: 1px solid var(--border);
      border-radius: 1.2em;
      color: var(--text);
      text-align: start;
    }
    .chip:has(> .avatar) {
      padding-inline-start: 0.25em;
    }
    .chip > .avatar {
      --size: 2.2em;
      flex: none;
      font-size: 0.75em;
    }
    .chip > .count {
      color: var(--muted);
      font-variant-numeric: tabular-nums;
    }
    .filters .chip[aria-pressed='true'] {
      border-color: var(--primary);
      background: var(--primary);
      color: var(--primary-text);
    }
    .chip[aria-pressed='true'] > .count {
      color: inherit;
    }
    .clear {
      min-block-size: 2.25em;
      padding: 0;
      color: var(--link);
      font-weight: 600;
    }
    /* Its padding keeps the outline of the focus. */
    .chip-row {
      position: relative;
      margin: -3px;
      padding: 3px;
      scrollbar-width: none;
    }
    .filters > .scroll-area {
      flex: 1;
    }
    .chip-row > *,
    .clear {
      flex: none;
    }
    .chip-row > .chips + .chips {
      padding-inline-start: var(--space-s);
      border-inline-start: 1px solid var(--border);
    }
    @container (inline-size < 26em) {
      .chip > .count {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .filters .chip[aria-pressed='true'] {
        outline: 2px solid;
      }
    }
    @media print {
      .filters {
        display: none;
      }
    }
  `,
];
