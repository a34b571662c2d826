/** Fields that no element shows: SteamIDs and internal ids. Data for elements does not contain them. */
export const withheldFields = ['steamId', 'userId', 'ownerId', 'guildId'] as const;

/** Fields that elements show only with `show="contact"`; other data for pages does not contain them. */
export const contactFields = ['email'] as const;

/** The type of data without the fields that no element shows, on every level. */
export type Shown<T> = T extends readonly (infer Item)[]
  ? Shown<Item>[]
  : T extends object
    ? { [K in keyof T as K extends (typeof withheldFields)[number] ? never : K]: Shown<T[K]> }
    : T;

/** A copy of JSON data without the fields of these names, on every level. */
export function withoutFields(json: unknown, names: readonly string[]): unknown {
  if (Array.isArray(json)) return json.map((item: unknown) => withoutFields(item, names));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => [name, withoutFields(value, names)]),
  );
}
