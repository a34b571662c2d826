/** Current names of cities in zones that runtimes list by old ones. */
const renamedPlaces = new Map([
  ['Asmera', 'Asmara'],
  ['Calcutta', 'Kolkata'],
  ['Coral_Harbour', 'Atikokan'],
  ['Enderbury', 'Kanton'],
  ['Faeroe', 'Faroe'],
  ['Godthab', 'Nuuk'],
  ['Katmandu', 'Kathmandu'],
  ['Kiev', 'Kyiv'],
  ['Ponape', 'Pohnpei'],
  ['Rangoon', 'Yangon'],
  ['Saigon', 'Ho_Chi_Minh'],
  ['Truk', 'Chuuk'],
]);

/** The current name of a zone that a runtime may list by an old one, `Asia/Kolkata` for `Asia/Calcutta`. */
export const currentZone = (zone: string): string =>
  zone.replace(/[^/]+$/, (place) => renamedPlaces.get(place) ?? place);
