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
  const name = html`<span class="visually-hidden"> ${isolated(convoyName(convoy))}</span>`;
  const text = html`${translate('details')}${name}`;
  if (href) return html`<div class="open">${itemLink(href, text, select, opensDialog)}</div>`;
  return opensDialog
    ? html`<div class="open">
        <button type="button" part="button" aria-haspopup="dialog" @click=${select}>${text}</button>
      </div>`
    : nothing;
}
