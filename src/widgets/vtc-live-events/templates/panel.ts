import {
  type Convoy,
  convoyTitle,
  type ConvoyView,
  countdown,
  dateTile,
  factsLine,
  html,
  isLive,
  nothing,
  routeProgress,
  type TemplateResult,
  timesLine,
} from '../../../base.js';

/**
 * The first convoy, before a picture: name, route with the progress, facts, and the button that opens it; of one that is
 * not live also its day and its countdown.
 */
export function panel(view: ConvoyView, convoy: Convoy, picture: unknown): TemplateResult {
  const { hasEnd } = convoy;
  return html`<div class="panel">
    ${picture} ${isLive(convoy, view.now) ? nothing : dateTile(view, convoy)}
    ${countdown(view, convoy, 'soon')} ${convoyTitle(view, convoy)}
    ${hasEnd ? routeProgress(view, convoy) : timesLine(view, convoy)}
    <div class="foot">${factsLine(view, convoy, !hasEnd)} ${view.action?.(convoy)}</div>
  </div>`;
}
