import { html, type TemplateResult } from 'lit';
import type { Convoy } from '../../base/convoy/convoy.js';
import { type ConvoyView, day, facts, phase, times, title } from '../../base/convoy/convoy-view.js';
import { countdown, duration, minuteMs } from '../../base/formats.js';

/** How far a convoy is, as a bar and as text. Without a told end there is no bar. */
function progress({ language, now, until }: ConvoyView, convoy: Convoy): TemplateResult {
  const { startMs, endMs, isEndKnown } = convoy;
  const { locale } = language;
  const left = countdown(locale, endMs, now, minuteMs);
  until(left.changesAt);
  const elapsed = duration(locale, now - startMs);
  if (!isEndKnown) return html`<div class="muted">${elapsed}</div>`;
  const words = `${elapsed} / ${duration(locale, endMs - startMs)}`;
  return html`<progress
      part="progress"
      max=${endMs - startMs}
      value=${now - startMs}
      aria-label=${words}
    ></progress>
    <div class="top muted">
      <span>${words}</span><span>${language.say('left', { time: left.text })}</span>
    </div>`;
}

/** A convoy that is on the road. */
export const liveConvoy = (view: ConvoyView, convoy: Convoy): TemplateResult =>
  html`<li class="convoy" part="item">
    <div class="top">
      ${title(view, convoy)}<span class="badge live" part="badge"
        >${view.language.say('live')}</span
      >
    </div>
    ${progress(view, convoy)} ${facts(view, convoy)}
  </li>`;

/** The convoy that comes next, with its countdown. */
export const nextConvoy = (view: ConvoyView, convoy: Convoy): TemplateResult =>
  html`<li class="convoy" part="item">
    <div class="muted">${view.language.say('nextEvent')}</div>
    <div class="top">${title(view, convoy)}${phase(view, convoy)}</div>
    ${day(view, convoy)} ${times(view, convoy)} ${facts(view, convoy)}
  </li>`;
