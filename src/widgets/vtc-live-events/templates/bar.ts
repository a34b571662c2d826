import {
  type Convoy,
  convoyName,
  convoyRoute,
  type ConvoyView,
  cssProperties,
  dayOf,
  formats,
  html,
  icon,
  icons,
  isLive,
  isolated,
  itemLink,
  nothing,
  type TemplateResult,
  zonedTime,
} from '../../../base.js';

const hourMs = 60 * formats.minuteMs;

/** Time until the meet-up or the start in its largest unit, rounded down, `In 3 hours`. */
function countdown({ zones, now }: ConvoyView, { meetupMs = 0, startMs }: Convoy) {
  const left = (now < meetupMs ? meetupMs : startMs) - now;
  const step = left < hourMs ? formats.minuteMs : left < 24 * hourMs ? hourMs : 24 * hourMs;
  return formats.capitalized(
    zones.locale,
    formats.relativeDuration(zones.locale, left - (left % step)) ?? '',
  );
}

/** That there are other live convoys, `+1 convoy`; for screen readers alone where it is narrow. */
const others = ({ translate }: ConvoyView, count: number) =>
  count > 0 ? html`<span class="others">+${translate('convoyCount', { count })}</span>` : nothing;

/** The name and the facts of a convoy; pressing them opens it. */
function content(view: ConvoyView, convoy: Convoy, otherCount: number): TemplateResult {
  const { translate, zones, now, opensDialog } = view;
  const { event, host, startMs, endMs, hasEnd } = convoy;
  const isLiveNow = isLive(convoy, now);
  const isToday = formats.sameDay(zones.zone, startMs, now);
  const leftMs = endMs - now;
  const duration = formats.duration(zones.locale, leftMs);
  const href = view.linkOf(event);
  const select = (click: Event) => view.select(click, event);
  const line = html`${
      isLiveNow
        ? html`<span part="badge" class="badge soon">${translate('liveHeading')}</span>`
        : html`<span class="when">${countdown(view, convoy)}</span>`
    }
    <bdi class="name" part="title">${convoyName(convoy)}</bdi>
    ${others(view, otherCount)}
    ${
      isLiveNow && !hasEnd
        ? nothing
        : html`<span
            class="time"
            data-short=${isLiveNow ? formats.duration(zones.locale, leftMs, 'narrow') : nothing}
            >${
              isLiveNow
                ? html`<span>${translate('timeLeft', { duration })}</span>`
                : html`<span class="label"
                      >${isToday ? translate('start') : dayOf(view, convoy)}</span
                    >
                    ${zonedTime(zones, startMs, { now })}`
            }</span
          >`
    }
    <span class="more"
      >${host ? html`<span part="hosts">${isolated(host.name)}</span> ` : nothing}<span part="route"
        >${convoyRoute(zones.locale, event)}</span
      ></span
    >
    ${href || opensDialog ? html`<span class="action">${translate('details')}</span>` : nothing}`;
  return opensDialog && !href
    ? html`<button type="button" part="link" @click=${select}>${line}</button>`
    : itemLink(href, href ? line : html`<div>${line}</div>`, select);
}

/**
 * A convoy in one line, with the number of other live ones, and with a button that closes the bar; `close` gets whether the
 * keyboard was used.
 */
export function bar(
  view: ConvoyView,
  convoy: Convoy,
  otherCount: number,
  close: (isByKeyboard: boolean) => void,
): TemplateResult {
  const { translate, now } = view;
  const { startMs, endMs } = convoy;
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close(true);
  };
  const share = Math.min(1, Math.max(0, (now - startMs) / (endMs - startMs)));
  return html`<div
    part="item"
    class="content bar ${isLive(convoy, now) ? 'is-live' : ''}"
    ${cssProperties({ '--share': share.toFixed(3) })}
    @keydown=${closeOnEscape}
  >
    ${content(view, convoy, otherCount)}
    <button
      type="button"
      part="button"
      class="close"
      aria-label=${translate('labelled', { label: translate('close'), value: convoyName(convoy) })}
      @click=${({ detail }: MouseEvent) => close(detail === 0)}
    >
      ${icon(icons.close)}
    </button>
  </div>`;
}
