import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon, type IconName } from '../../../ui/icons.js';
import { itemAddress, itemLink } from '../../../ui/item-link.js';
import {
  fullness,
  isOffline,
  isOnline,
  load,
  type Server,
  shownServers,
} from '../model/server-list.js';
import type { SectionData } from '../model/stats-data.js';
import type { StatsView } from './stats-view.js';

/** How many servers are shown before the visitor wants more; a single one more is not held back. */
const fewServers = 8;

/** Players of the limit, `1,204 / 4,500`; nothing for a server that is offline. */
export const occupancy = ({ amount }: StatsView, server: Server): unknown =>
  isOffline(server)
    ? nothing
    : html`<bdi dir="ltr"
        ><b>${amount(server.current)}</b
        >${server.limit > 0 ? ` / ${amount(server.limit)}` : ''}</bdi
      >`;

const sign = (name: IconName, label: string) =>
  html`<span title=${label}>${icon(name)}<span class="visually-hidden">${label}</span></span>`;

function statusWord({ translate }: StatsView, server: Server): string {
  if (isOffline(server)) return translate('offline');
  return isOnline(server) ? translate('online') : server.status;
}

function row(view: StatsView, server: Server): TemplateResult {
  const { translate, hrefTemplate, select } = view;
  const share = load(server);
  const room = fullness(server);
  const link = itemLink(itemAddress(hrefTemplate, server), server.name, (event) =>
    select(event, server),
  );
  const facts = [statusWord(view, server), server.region, server.game?.toUpperCase()];
  return html`<li class="server ${room}" part="item">
    <span class="name"
      ><i class="dot ${isOnline(server) ? 'on' : ''}"></i><b><bdi>${link}</bdi></b></span
    >
    <span class="muted facts"><bdi>${facts.filter(Boolean).join(' · ')}</bdi></span>
    <span class="muted signs"
      >${server.collisions ? sign('collisions', translate('collisions')) : nothing}
      ${server.syncEnvironment ? sign('weather', translate('syncedWeather')) : nothing}</span
    >
    <span class="bar"
      >${
        share === undefined
          ? nothing
          : svg`<svg aria-hidden="true"><rect width="100%" height="100%"></rect><rect class="load" width="${Math.min(100, share * 100)}%" height="100%"></rect></svg>`
      }</span
    >
    <span class="count"
      >${occupancy(view, server)}
      ${room === 'free' ? nothing : html`<span class="word">${translate(room)}</span>`}</span
    >
  </li>`;
}

/** How full each server is; undefined where no server fits. */
export function servers(
  view: StatsView,
  { servers: all }: SectionData<'servers'>,
): TemplateResult | undefined {
  const { translate, filter, state, update } = view;
  const shown = shownServers(all, filter);
  if (!shown[0]) return undefined;
  const isLong = shown.length > fewServers + 1;
  const isWhole = !isLong || state.showsAllServers === true;
  return html`<ul part="list">
      ${repeat(
        isWhole ? shown : shown.slice(0, fewServers),
        ({ id }) => id,
        (server) => row(view, server),
      )}
    </ul>
    ${
      isLong
        ? html`<button
            part="button"
            class="more"
            aria-expanded=${isWhole}
            @click=${() => update({ showsAllServers: !isWhole })}
          >
            ${translate('more')} ${icon('chevronDown')}
          </button>`
        : nothing
    }`;
}
