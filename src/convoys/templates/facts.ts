import { nothing, type TemplateResult } from 'lit';
import { isolated, textDirection } from '../../intl/language-tag.js';
import type { PlainMessageKey, Translate } from '../../locales/messages.js';
import type { Convoy, ConvoyEvent } from '../convoy.js';
import type { ConvoyTextContext, ConvoyView } from '../convoy-view.js';
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

/** Route, server, game, category and attendees of a convoy, as far as they are known. The name may say the category. */
function factsOf({ translate }: FactsView, { event }: Convoy, route: string): string[] {
  const { server, game, attendeeCount: count } = event;
  const category = categoryName(translate, event.category);
  const isNamed = event.name.toLowerCase().includes(category.toLowerCase());
  return [
    route,
    server && isolated(unbroken(server)),
    game && isolated(game.toUpperCase()),
    !isNamed && isolated(category),
    count && unbroken(translate('attending', { count })),
  ].flatMap((text) => text || []);
}

/** The facts of a convoy as one text; its route may be shown elsewhere. */
export const factsText = (
  view: FactsView,
  convoy: Convoy,
  route = routeText(view.zones.locale, convoy.event),
): string => factsOf(view, convoy, route).join('\u00a0· ');

/** A line of the hosts and the facts of a convoy, nothing if none are known; its route may be shown elsewhere. */
export function facts(
  view: FactsView & Pick<ConvoyView, 'images'>,
  convoy: Convoy,
  showsRoute = true,
): TemplateResult | typeof nothing {
  // Lines do not break at the hyphens of places, such as "(Tree-ET)".
  const route = showsRoute
    ? routeText(view.zones.locale, convoy.event).replaceAll('-', '-\u2060')
    : '';
  const hosts = hostLine(view, convoy);
  const texts = [...(hosts === nothing ? [] : [hosts]), ...factsOf(view, convoy, route)];
  return items('facts', texts, route ? 'route' : undefined);
}
