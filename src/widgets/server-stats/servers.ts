import { html, nothing, svg, type TemplateResult } from 'lit';
import { count } from '../../base/formats.js';
import { itemLink } from '../../base/item-link.js';
import { panel } from './panel.js';
import { drawable } from './scale.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** One server of the platform. */
export type Server = SectionData<'servers'>['servers'][number];

const isOffline = ({ status }: Server): boolean => status.toLowerCase() === 'offline';

const players = (server: Server): number => (isOffline(server) ? -Infinity : server.current);

const matches = (value: string | null, wanted: string | undefined): boolean =>
  !wanted || value?.toLowerCase() === wanted.toLowerCase();

/** The servers that the owner wants, those with most players first, those offline last. */
export const wantedServers = ({ game, region, data: { servers: all } }: StatsView): Server[] =>
  (all?.servers ?? [])
    .filter((server) => matches(server.game, game) && matches(server.region, region))
    .sort((a, b) => players(b) - players(a) || a.name.localeCompare(b.name));

/** Players of the limit, `1,204 / 4,500`; a limit of 0 is taken for none: *not described by the API document*. */
export function occupancy({ language: { locale, say } }: StatsView, server: Server): string {
  if (isOffline(server)) return say('serverOffline');
  const { current, limit } = server;
  return limit > 0 ? `${count(locale, current)} / ${count(locale, limit)}` : count(locale, current);
}

/** How full a server is, from 0; undefined where that cannot be said. */
const fullness = (server: Server): number | undefined =>
  server.limit > 0 && !isOffline(server)
    ? Math.max(0, drawable(server.current / server.limit))
    : undefined;

function fillWords({ language: { locale, say } }: StatsView, full: number) {
  const share = html`<span class="muted">${count(locale, full, { style: 'percent' })}</span>`;
  return full < 1
    ? share
    : html`<span class="badge" part="badge">${say(full > 1 ? 'overFull' : 'full')}</span> ${share}`;
}

/** What a visitor wants to know besides: status, region, game, collisions, weather. */
function facts({ language: { say } }: StatsView, server: Server): string {
  const { status, region, game, collisions, syncEnvironment } = server;
  return [
    isOffline(server) ? undefined : status.toLowerCase() === 'online' ? say('online') : status,
    region,
    game?.toUpperCase(),
    say(collisions ? 'collisions' : 'noCollisions'),
    say(syncEnvironment ? 'syncedWeather' : 'freeWeather'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function row(view: StatsView, server: Server): TemplateResult {
  const full = fullness(server);
  const select = (event: Event) => view.select(event, server);
  return html`<li part="item" class=${isOffline(server) ? 'off' : ''}>
    <div>
      <bdi>${itemLink(view.address(server), server.name, select)}</bdi>
      <div class="muted"><bdi>${facts(view, server)}</bdi></div>
    </div>
    <div>
      <b>${occupancy(view, server)}</b> ${full === undefined ? nothing : fillWords(view, full)}
      ${svg`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h${100 * Math.min(1, full ?? 0)}v1H0z" />
      </svg>`}
    </div>
  </li>`;
}

/** Players by region and game, as the API counts them. */
function sums({ language: { locale } }: StatsView, { byRegion, byGame }: SectionData<'servers'>) {
  const all = [
    ...byRegion.map(({ region, players: sum }) => [region, sum] as const),
    ...byGame.map(({ game, players: sum }) => [game.toUpperCase(), sum] as const),
  ];
  return html`<ul class="sums" part="list">
    ${all.map(
      ([name, sum]) =>
        html`<li class="badge" part="badge"><bdi>${name}</bdi> ${count(locale, sum)}</li>`,
    )}
  </ul>`;
}

/** How full each server is. */
export const servers = (view: StatsView): TemplateResult => {
  const { say } = view.language;
  return panel(view, 'servers', say('serversHeading'), (data) => {
    const wanted = wantedServers(view);
    return html`${sums(view, data)}
    ${
      wanted.length > 0
        ? html`<ul class="servers" part="list">
            ${wanted.map((server) => row(view, server))}
          </ul>`
        : html`<p class="note">${say('noNumbers')}</p>`
    }`;
  });
};
