import { html, nothing, type TemplateResult } from 'lit';
import { itemAddress, itemLink } from '../../ui/item-link.js';
import { figures } from './pieces.js';
import type { SectionData } from './stats-data.js';
import type { StatsView } from './stats-view.js';

/** One server of the platform. */
export type Server = SectionData<'servers'>['servers'][number];

const isOffline = ({ status }: Server): boolean => /^offline$/i.test(status);

const players = (server: Server): number => (isOffline(server) ? -Infinity : server.current);

const is = (value: string | null, wanted = value): boolean =>
  value?.toLowerCase() === wanted?.toLowerCase();

/** The servers that the owner wants, those with most players first, those offline last. */
export const wantedServers = ({ host, data }: StatsView): Server[] =>
  (data.servers?.servers ?? [])
    .filter(({ game, region }) => is(game, host.game) && is(region, host.region))
    .sort((a, b) => players(b) - players(a));

/** Players of the limit, `1,204 / 4,500`; a limit of 0 is taken for none: *not described by the API document*. */
export const occupancy = ({ amount, translate }: StatsView, server: Server): string =>
  isOffline(server)
    ? translate('offline')
    : amount(server.current) + (server.limit > 0 ? ` / ${amount(server.limit)}` : '');

function row(view: StatsView, server: Server): TemplateResult {
  const { translate, amount, host } = view;
  const { current, limit, status, region, game } = server;
  const full = isOffline(server) ? NaN : current / limit;
  const facts = [
    is(status, 'online') ? translate('online') : isOffline(server) ? '' : status,
    region,
    game?.toUpperCase(),
    server.collisions && translate('collisions'),
    server.syncEnvironment && translate('syncedWeather'),
  ];
  return html`<li class="row server" part="item">
    <div>
      <b
        ><bdi
          >${itemLink(itemAddress(host.hrefTemplate, server), server.name, (event) =>
            view.select(event, server),
          )}</bdi
        ></b
      >
      <div class="muted"><bdi>${facts.filter(Boolean).join(' · ')}</bdi></div>
    </div>
    <div>
      <b>${occupancy(view, server)}</b>
      ${
        full < Infinity
          ? html`<span class=${full < 1 ? 'muted' : 'badge'}
                >${full < 1 ? '' : translate('full')} ${amount(full, { style: 'percent' })}</span
              ><progress value=${full} aria-hidden="true"></progress>`
          : nothing
      }
    </div>
  </li>`;
}

/** How full each server is, and how many play in each region and game; undefined where no server is wanted. */
export function servers(
  view: StatsView,
  { byRegion, byGame }: SectionData<'servers'>,
): TemplateResult | undefined {
  const { amount } = view;
  const wanted = wantedServers(view);
  if (!wanted[0]) return undefined;
  return html`${figures([
      ...byRegion.map(({ region, players }) => [region, amount(players)] as const),
      ...byGame.map(({ game, players }) => [game.toUpperCase(), amount(players)] as const),
    ])}
    <ul part="list">
      ${wanted.map((server) => row(view, server))}
    </ul>`;
}
