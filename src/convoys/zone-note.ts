import { longZoneName } from '../intl/formats.js';
import type { ConvoyView } from './convoy-view.js';

/** Languages in which `Intl` names some zones by their place alone, which would read as the place of the convoys. */
const namesPlaces = /^(bg|ru)\b/;

/**
 * The zone of all times, `Central European Time (GMT+1)`; undefined if it has no name that holds for them. A name of
 * `Intl` says that it is a time; "UTC" and "GMT+5" do not, and get a label. It has no city, which `Intl` does not
 * translate.
 */
export function zoneNote({
  translate,
  zones: { locale, zone },
  now,
  zoneName,
}: Pick<ConvoyView, 'translate' | 'zones' | 'now' | 'zoneName'>): string | undefined {
  const name = longZoneName(locale, zone, now);
  const isBoth = name !== undefined && zoneName !== undefined && name !== zoneName;
  const text = isBoth ? `${name} (${zoneName})` : (name ?? zoneName);
  if (text === undefined || (name !== undefined && !namesPlaces.test(locale))) return text;
  return translate('timeZone', { zone: text });
}
