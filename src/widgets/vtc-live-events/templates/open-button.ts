import {
  type Convoy,
  convoyName,
  type ConvoyView,
  html,
  isolated,
  itemLink,
  nothing,
  type TemplateResult,
} from '../../../base.js';

/** A filled button or link that opens a convoy, as its name does; nothing if it has no details. */
export function openButton(view: ConvoyView, convoy: Convoy): TemplateResult | typeof nothing {
  const { translate, opensDialog } = view;
  const href = view.linkOf(convoy.event);
  const select = (click: Event) => view.select(click, convoy.event);
  const text = translate('details');
  const label = translate('labelled', { label: text, value: isolated(convoyName(convoy)) });
  if (href)
    return html`<div class="open">${itemLink(href, text, select, opensDialog, label)}</div>`;
  return opensDialog
    ? html`<div class="open">
        <button
          type="button"
          part="button"
          aria-label=${label}
          aria-haspopup="dialog"
          @click=${select}
        >
          ${text}
        </button>
      </div>`
    : nothing;
}
