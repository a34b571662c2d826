/** Cities of the European game. */
export const europeanCities = [
  'Calais',
  'Duisburg',
  'Rotterdam',
  'Munich',
  'Mannheim',
  'Frankfurt',
  'Turin',
  'Barcelona',
  'Seville',
  'A Coruña',
  'Bratislava',
  'Rostock',
  'Prague',
  'Stuttgart',
  'Kirkenes',
  'Oslo',
  'Bergen',
  'Łódź',
  'Gdańsk',
  'Malmö',
  'Lyon',
  'Napoli',
  'İstanbul',
  'Brașov',
  'Thessaloniki',
] as const;

/** Cities of the American game. */
export const americanCities = [
  'Page',
  'Los Angeles',
  'Las Vegas',
  'Phoenix',
  'Denver',
  'Houston',
  'Salt Lake City',
] as const;

/** Depots as people write them behind a city. */
export const depots = ['Slots', 'Tree-ET', 'other', 'Quarry', 'Posped', 'Port', 'Service'] as const;

/** Languages of companies, the frequent ones more than once. */
export const languages = [
  'en',
  'en',
  'en',
  'de',
  'de',
  'fr',
  'es',
  'pl',
  'tr',
  'pt-BR',
  'ru',
  'cs',
  'ro',
  'nl',
  'it',
  'zh',
] as const;

/** Countries of companies. */
export const countries = [
  'GB',
  'DE',
  'FR',
  'ES',
  'PL',
  'TR',
  'BR',
  'CZ',
  'RO',
  'NL',
  'IT',
  'US',
] as const;

/** Time zones of companies. */
export const timeZones = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Warsaw',
  'Europe/Istanbul',
  'America/Sao_Paulo',
  'America/Denver',
  'UTC',
] as const;
