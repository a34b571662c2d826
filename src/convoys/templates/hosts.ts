import { css, type CSSResult, nothing, type TemplateResult } from 'lit';
import { html } from '../../ui/html.js';
import { formatEnumeration, formatList, formatNumber } from '../../intl/formats.js';
import { isolated } from '../../intl/language-tag.js';
import { avatar } from '../../ui/avatar.js';
import type { Convoy, Host } from '../convoy.js';
import type { ConvoyView } from '../convoy-view.js';

type HostsView = Pick<ConvoyView, 'translate' | 'zones' | 'images'>;

/** Number of co-hosts whose names are shown. */
const maxNames = 2;

/** The companies that host a convoy together with its host, `with A, B and 3 more`; empty for none. */
export function coHostsText(
  { translate, zones: { locale } }: Pick<HostsView, 'translate' | 'zones'>,
  coHosts: readonly Host[],
): string {
  const names = coHosts.slice(0, maxNames).map(({ name }) => isolated(name));
  const count = coHosts.length - names.length;
  if (names.length === 0) return '';
  return count > 0
    ? translate('withMoreCompanies', { names: formatEnumeration(locale, names), count })
    : translate('withCompanies', { names: formatList(locale, names) });
}

/** Class of the colour of a company among several; empty for others. */
export const companyClass = (host: Host | undefined): string =>
  typeof host?.position === 'number' ? `company-${host.position}` : '';

/** Number of co-hosts whose logos are shown. */
const maxLogos = 3;

/** The co-hosts beside the name of the host: the logos of several; their names are the title. */
function moreHosts({ zones, images }: HostsView, coHosts: readonly Host[], names: string): unknown {
  if (coHosts.length === 1) return names;
  const shown = coHosts.slice(0, maxLogos);
  const count = coHosts.length - shown.length;
  return html`<span class="co-hosts" aria-hidden="true" title=${names}
      >${shown.map((host) => html`<span class=${companyClass(host)}>${avatar(host.name, host.logo, images)}</span>`)}${
        count > 0 ? formatNumber(zones.locale, count, { signDisplay: 'always' }) : nothing
      }</span
    ><span class="visually-hidden">${names}</span>`;
}

/** Who hosts a convoy, and with whom; nothing if the company of the element hosts it alone. */
export function hostLine(
  view: HostsView,
  { host, coHosts }: Pick<Convoy, 'host' | 'coHosts'>,
): TemplateResult | typeof nothing {
  const others = coHostsText(view, coHosts);
  if (!host && !others) return nothing;
  return html`<span class="hosts ${companyClass(host)}" part="hosts"
    >${host ? html`${avatar(host.name, host.logo, view.images)}<bdi>${host.name}</bdi>` : nothing}${
      host && others ? [' ', moreHosts(view, coHosts, others)] : others
    }</span
  >`;
}

/** Hues of the companies of one element: apart from each other for few, and from their neighbours for many. */
const hues = [210, 20, 130, 280, 50, 330, 170, 90, 250, 0, 305, 190];

const hueStyles: CSSResult[] = hues.map(
  (hue, position) => css`
    .company-${position}, .company-${position} .avatar {
      --hue: ${hue};
    }
  `,
);

/** Styles of the hosts of a convoy. */
export const hostStyles = [
  css`
    .hosts {
      display: block;
      flex: 1 0 100%;
      color: var(--text);
      font-size: var(--text-s);
    }
    .facts > .hosts {
      display: inline-block;
      color: inherit;
      font-size: 1em;
    }
    .facts:has(> .hosts) {
      margin-block-start: 0.15em;
    }
    .convoys ~ .note {
      margin-block-start: var(--space-xs);
    }
    /* Around the middle of capital letters. */
    .hosts .avatar {
      --size: 2em;
      display: inline-block;
      margin-inline-end: 0.6em;
      font-size: 0.65em;
      vertical-align: -0.45em;
    }
    .co-hosts {
      display: inline-flex;
      align-items: center;
      gap: 0.35em;
      margin-inline-start: 0.2em;
    }
    /* Logos overlap a little. */
    .co-hosts .avatar {
      margin-inline-end: -0.8em;
      outline: 1.5px solid var(--background);
    }
    .co-hosts > :last-child .avatar {
      margin-inline-end: 0;
    }
  `,
  ...hueStyles,
];
