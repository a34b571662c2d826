import {
  foreignRel,
  formats,
  html,
  icon,
  isolated,
  itemAddress,
  expandButton,
  nothing,
  repeat,
  svg,
  type SVGTemplateResult,
  type TemplateResult,
  shownName,
} from '../../../base.js';
import {
  isServerOffline,
  isServerOnline,
  load,
  loadLevel,
  type Server,
  shownServers,
} from '../model/servers.js';
import type { SectionData } from '../data.js';
import type { StatsView } from '../view.js';

/** Servers that are shown at first; a list with one more is shown whole. */
const firstServers = 8;

/** Settings of a server, each with Lucide's icon (`car`, `cloud-sun`) in relative coordinates and its place in a row of icons. */
const settings = [
  {
    field: 'collisions',
    text: 'collisions',
    x: 0,
    path: 'm19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9-1.8-.5-4.5-1.1-4.5-1.1s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7h-7c-.6 0-1.1.4-1.4.9l-1.4 2.9a3.7 3.7 0 0 0-.2 1.2v4c0 .6.4 1 1 1h2a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4 0h6a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },
  {
    field: 'syncEnvironment',
    text: 'syncedWeather',
    x: 32,
    path: 'm12 2v2m-7.07.93 1.41 1.41m13.66 5.66h2m-2.93-7.07-1.41 1.41m-1.713 6.31a4 4 0 0 0-5.925-4.128m2.978 13.478h-6a5 5 0 1 1 4.9-6h1.1a3 3 0 0 1 0 6z',
  },
] as const;

/** Players and limit of a server, `1,204 / 4,500`, after a word if it is nearly full or full; nothing if offline. */
export function occupancy({ amount, translate }: StatsView, server: Server): unknown {
  if (isServerOffline(server)) return nothing;
  const limit = server.limit > 0 ? ` / ${amount(server.limit)}` : '';
  const level = loadLevel(server);
  // Isolated, so that the numbers after a word of another direction keep their order.
  const word = level === 'free' ? '' : `${isolated(translate(level))} `;
  return html`${word}<b>${amount(server.current)}</b>${limit}`;
}

/** Icons of a server's settings, each in its column: one SVG element with a name. */
function features({ translate, locale }: StatsView, server: Server): SVGTemplateResult {
  const active = settings.filter(({ field }) => server[field]);
  const names = formats.formatEnumeration(
    locale,
    active.map(({ text }) => translate(text)),
  );
  return svg`<svg class="icon features" viewBox="0 0 56 24" role="img" aria-label=${names} aria-hidden=${!names}><path d=${active
    .map(({ path, x }) => `M${x} 0${path}`)
    .join('')}></path></svg>`;
}

/** Meaning of the icons, once for all servers; screen readers read their names in each server. */
const featureLegend = ({ translate }: StatsView, all: readonly Server[]): TemplateResult[] =>
  settings
    .filter(({ field }) => all.some((server) => server[field]))
    .map(
      ({ path, text }) =>
        html`<span aria-hidden="true">${icon(`M0 0${path}`)} ${translate(text)}</span>`,
    );

function statusText({ translate }: StatsView, server: Server): string {
  if (isServerOffline(server)) return translate('serverOffline');
  return isServerOnline(server) ? translate('online') : server.status;
}

function name({ hrefTemplate, select }: StatsView, server: Server): TemplateResult {
  const href = itemAddress(hrefTemplate, server);
  return href
    ? html`<a
        class="name"
        part="link"
        dir="auto"
        href=${href}
        rel=${foreignRel}
        @click=${(event: Event) => select(event, server)}
        >${shownName(server.name)}</a
      >`
    : html`<bdi class="name">${shownName(server.name)}</bdi>`;
}

function row(view: StatsView, server: Server): TemplateResult {
  const share = load(server);
  const status = isServerOnline(server) ? 'online' : '';
  const place = [server.region, server.game?.toUpperCase()].filter(Boolean);
  const word = statusText(view, server);
  // The dot says that a server is online, a word that it is not.
  const isPlain = status && place[0];
  const facts = isPlain ? place : [word, ...place];
  return html`<li class="server ${loadLevel(server)} ${status}" part="item">
    ${name(view, server)}
    <bdi class="facts secondary" data-hidden-text=${isPlain ? ` · ${word}` : nothing}
      >${facts.join(' · ')}</bdi
    >
    ${features(view, server)}
    ${
      share === undefined
        ? nothing
        : html`<progress max="1" value=${Math.min(1, share)} aria-hidden="true"></progress>`
    }
    <bdi class="count" dir="ltr">${occupancy(view, server)}</bdi>
  </li>`;
}

/** Servers with their load; undefined if none matches the filter. Those after `firstServers` are hidden until the visitor presses the button, and printed. */
export function servers(
  view: StatsView,
  { servers: all }: SectionData<'servers'>,
): TemplateResult | undefined {
  const { translate, filter, state, update } = view;
  const shown = shownServers(all, filter);
  if (!shown[0]) return undefined;
  const isLong = shown.length > firstServers + 1;
  const isOpen = !isLong || state.showsAllServers === true;
  return html`<ul class="servers ${isOpen ? '' : 'folded'}" part="list">
      ${repeat(
        shown,
        ({ id }) => id,
        (server) => row(view, server),
      )}
    </ul>
    ${
      isLong
        ? expandButton({
            translate,
            isOpen,
            count: shown.length - firstServers,
            press: () => update({ showsAllServers: !isOpen }),
          })
        : nothing
    }
    <div class="foot muted">${featureLegend(view, shown)}</div>`;
}
