import { currentTime } from '../contract/timestamp.js';
import { currentZone } from '../intl/current-zone.js';

const zoneName = (
  timeZone: string,
  locale: string,
  timeZoneName: 'short' | 'long' | 'longOffset' | 'longGeneric',
  date: Date,
) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `UTC+2` and `+02:00` as `GMT+02:00`; undefined for other texts. */
function offsetIn(text: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^[a-z]{0,4}\s*([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(text) ?? [];
  return sign && `GMT${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** Names and abbreviations of a zone in English, in winter and summer, in lower case. */
function namesOf(zone: string): string[] {
  const year = new Date(currentTime()).getFullYear();
  const dates = [new Date(year, 0, 1), new Date(year, 6, 1)];
  const names = dates.flatMap((date) => [
    zoneName(zone, 'en-US', 'long', date),
    zoneName(zone, 'en-US', 'longGeneric', date),
    ...['en-US', 'en-GB', 'en-AU'].map((locale) => zoneName(zone, locale, 'short', date)),
  ]);
  return names.map((name) => name.toLowerCase());
}

/** A text that is no time zone, but an offset or a name of some. */
export interface ZoneLookalike {
  readonly kind: 'offset' | 'name';
  /** Zones that it fits now, those of America and Europe first. */
  readonly zones: readonly string[];
}

const isWestern = (zone: string) => /^(America|Europe)\//.test(zone);

const allZones = () =>
  Intl.supportedValuesOf('timeZone')
    .map(currentZone)
    .sort((a, b) => Number(isWestern(b)) - Number(isWestern(a)));

/** Names by zone; creating their formats takes a second. */
let namesByZone: Map<string, readonly string[]> | undefined;

/** Explains an offset such as `UTC+2`, or a name such as `CEST` or `Eastern Time`; undefined for other texts. */
export function zoneLookalike(text: string): ZoneLookalike | undefined {
  const offset = offsetIn(text);
  if (offset !== undefined) {
    const now = new Date(currentTime());
    const zones = allZones().filter((zone) => zoneName(zone, 'en', 'longOffset', now) === offset);
    return { kind: 'offset', zones };
  }
  const wanted = text.toLowerCase();
  namesByZone ??= new Map(allZones().map((zone) => [zone, namesOf(zone)]));
  const zones = [...namesByZone].flatMap(([zone, names]) => (names.includes(wanted) ? zone : []));
  return zones.length > 0 ? { kind: 'name', zones } : undefined;
}
