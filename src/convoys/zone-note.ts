import { longZoneName } from '../intl/formats.js';
import type { ConvoyView } from './convoy-view.js';

/** Languages in which `Intl` names some zones by their place alone, which would read as the place of the convoys. */
const namesPlaces = /^(bg|ru)\b/;

/**
 * The name of the zone of all times, `Central European Time (GMT+1)`; undefined if summer time changes it within the list.
 * "UTC" and "GMT+5" do not say that they are times, and get a label. Cities are left out, because `Intl` cannot translate
 * them.
 */
export function zoneNote({
  translate,
  zones: { locale, zone },
  now,
  zoneName,
}: Pick<ConvoyView, 'translate' | 'zones' | 'now' | 'zoneName'>): string | undefined {
  const name = longZoneName(locale, zone, now);
  const text = name && zoneName ? `${name} (${zoneName})` : (name ?? zoneName);
  return text && (!name || namesPlaces.test(locale)) ? translate('timeZone', { zone: text }) : text;
}
