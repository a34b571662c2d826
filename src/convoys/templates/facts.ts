import { nothing, type TemplateResult } from 'lit';
import { isolated, textDirection } from '../../intl/language-tag.js';
import type { PlainMessageKey, Translate } from '../../locales/messages.js';
import type { Convoy, ConvoyEvent } from '../convoy.js';
import type { ConvoyTextContext, ConvoyView } from '../convoy-view.js';
import { html } from '../../ui/html.js';
import { hostLine } from './hosts.js';
import { items } from './items.js';

/** A text that does not wrap at its spaces. */
export const unbroken = (text = ''): string => text.replaceAll(' ', '\u00a0');

/** Categories in use, *not described by the API document*. */
const categories = new Map<string, PlainMessageKey>([
  ['meetup', 'meetUpEvent'],
  ['race', 'race'],
  ['training', 'training'],
  ['truckshow', 'truckShow'],
]);

/** The translated category; an unknown one unchanged, empty for a convoy. */
export function categoryName(translate: Translate, category: string | null | undefined): string {
  const name = category?.trim() ?? '';
  const code = name.toLowerCase().replace(/[\s_-]/g, '');
  if (code === 'convoy') return '';
  const key = categories.get(code);
  return key ? unbroken(translate(key)) : name;
}

/** Departure and arrival with an arrow in reading direction; empty if neither is known. */
export function routeText(locale: string, { departure, arrival }: ConvoyEvent): string {
  const arrow = textDirection(locale) === 'rtl' ? '\u00a0← ' : '\u00a0→ ';
  return [departure, arrival].flatMap((place) => (place ? isolated(place) : [])).join(arrow);
}

type FactsView = Pick<ConvoyTextContext, 'translate' | 'zones'>;

/** Server, game and category of a convoy, as far as they are known. The name may say the category. */
function factsOf({ translate }: FactsView, { event }: Convoy): string[] {
  const { server, game } = event;
  const category = categoryName(translate, event.category);
  const isNamed = event.name.toLowerCase().includes(category.toLowerCase());
  return [
    server && isolated(unbroken(server)),
    game && isolated(game.toUpperCase()),
    !isNamed && isolated(category),
  ].flatMap((text) => text || []);
}

/** The number of attendees; none if it is unknown or 0. */
const attendees = ({ translate }: FactsView, { event: { attendeeCount: count } }: Convoy) =>
  count ? [unbroken(translate('attending', { count }))] : [];

/** The facts of a convoy but for its route. */
export const factTexts = (view: FactsView, convoy: Convoy): readonly string[] => [
  ...factsOf(view, convoy),
  ...attendees(view, convoy),
];

/** The facts of a convoy as one text; its route may be shown elsewhere. */
export const factsText = (
  view: FactsView,
  convoy: Convoy,
  route = routeText(view.zones.locale, convoy.event),
): string => [...(route ? [route] : []), ...factTexts(view, convoy)].join('\u00a0· ');

/** The route of a convoy; none if it is unknown. Styles may hide additions to its places, such as "(Tree-ET)". */
export function route(locale: string, event: ConvoyEvent): readonly TemplateResult[] {
  // Lines do not break before or inside an addition.
  const text = routeText(locale, event).replaceAll('-', '-\u2060').replaceAll(' (', '\u00a0(');
  const parts = text
    .split(/(\u00a0\([^)]*\))/)
    .map((part, index) => (index % 2 ? html`<span class="addition">${part}</span>` : part));
  return text ? [html`<span class="route">${parts}</span>`] : [];
}

/**
 * A line of the hosts, the route and the other facts of a convoy, nothing if none are known; its route may be shown elsewhere.
 */
export function facts(
  view: FactsView & Pick<ConvoyView, 'images'>,
  convoy: Convoy,
  showsRoute = true,
): TemplateResult | typeof nothing {
  const hosts = hostLine(view, convoy);
  const routes = showsRoute ? route(view.zones.locale, convoy.event) : [];
  const all = [...(hosts === nothing ? [] : [hosts]), ...routes, ...factTexts(view, convoy)];
  return items('facts', all, routes[0] ? 'route' : undefined);
}
