import { currentZone } from '../intl/current-zone.js';

type Named = readonly (readonly [string, string])[];

/** Current names of zones that runtimes list without their country or state. */
const moved: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
};

const zoneIds = () => [
  'UTC',
  ...new Set(
    Intl.supportedValuesOf('timeZone')
      .filter((id) => id.includes('/'))
      .map((id) => moved[id] ?? currentZone(id))
      .sort(),
  ),
];

let zones: readonly (readonly [string, Named])[] | undefined;

function offset(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** All time zones by region, each with its city and current UTC offset. */
export function zoneGroups(): readonly (readonly [string, Named])[] {
  if (zones) return zones;
  const groups = new Map<string, [string, string][]>();
  for (const id of zoneIds()) {
    const [region = '', ...city] = id.split('/');
    const name = city.join(', ').replaceAll('_', ' ');
    const group = groups.get(region) ?? [];
    group.push([id, name ? `${name} (${offset(id)})` : id]);
    groups.set(region, group);
  }
  zones = [...groups];
  return zones;
}

/** Languages by code, named in their own language. */
export const languageNames = (codes: readonly string[]): Named =>
  codes.map((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    return [code, own.charAt(0).toLocaleUpperCase(code) + own.slice(1)] as const;
  });

/** Ids and handles in the attribute `vtcs`, each once. */
export const listedNames = (value = ''): string[] => [
  ...new Set(value.split(/[\s,]+/).filter(Boolean)),
];
