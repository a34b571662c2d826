type Named = readonly (readonly [string, string])[];

let zones: readonly (readonly [string, Named])[] | undefined;

function offset(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** All time zones by region, each with its city and current UTC offset. */
export function zoneGroups(): readonly (readonly [string, Named])[] {
  if (zones) return zones;
  const groups = new Map<string, [string, string][]>();
  for (const id of Intl.supportedValuesOf('timeZone')) {
    const [region = '', ...city] = id.split('/');
    const name = (city.join(', ') || region).replaceAll('_', ' ');
    const group = groups.get(region) ?? [];
    group.push([id, `${name} (${offset(id)})`]);
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
