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

/** First half of a company's name. */
export const companyFirstWords = [
  'Northern',
  'Blue Ridge',
  'Amber',
  'Silver Birch',
  'Iron Gate',
  'Polar',
  'Falcon Pass',
  'Granite',
  'Old Harbour',
  'Midnight',
  'Red Kite',
  'Golden Mile',
  'Copper Creek',
  'Highland',
  'Baltic Wave',
  'Alpine',
  'Lone Pine',
  'Crescent',
  'Storm Bay',
  'Green Valley',
  'Ostwind',
  'Viento Sur',
  'Żubr',
  'Kuzey Yıldızı',
  'Полярный',
  'Étoile',
  'Říční',
  'Lumina',
  '远方',
  'Nordlys',
] as const;

/** Second half of a haulier's name. */
export const companyLastWords = [
  'Haulage',
  'Logistics',
  'Freight',
  'Transport',
  'Trucking',
  'Lines',
  'Express',
  'Cargo',
  'Spedition',
  'Carriers',
  'Roadways',
  'Convoys',
  'Nakliyat',
  'Transportes',
  'Doprava',
  'Drivers',
] as const;

/** Second half of a bus company's name. */
export const coachLastWords = ['Coaches', 'Bus Lines', 'Tours', 'Reisen', 'Autocars'] as const;

/** What companies say of themselves. */
export const slogans = [
  'Every mile together',
  'Slow is smooth, smooth is fast',
  'From coast to coast since day one',
  'Wir fahren, damit es läuft',
  'La route nous appartient à tous',
  'Keep the rubber side down',
  'Drive safe, arrive on time',
  'Zawsze w drodze',
  'One radio, one road',
  'Heavy loads, light hearts',
] as const;

/** First half of a player's name. */
export const personFirstWords = [
  'Diesel',
  'Turbo',
  'Rusty',
  'Captain',
  'Lucky',
  'Mad',
  'Silent',
  'Night',
  'Steel',
  'Frosty',
  'Kleiner',
  'Señor',
  'Çılgın',
  'Łukasz',
  'Jiří',
  'Zoë',
  'Игорь',
  '小龙',
  'Anaïs',
  'Björn',
  'Ștefan',
] as const;

/** Second half of a player's name. */
export const personLastWords = [
  'Wheels',
  'Fox',
  'Badger',
  'Gearbox',
  'Retarder',
  'Axle',
  'Owl',
  'Mudflap',
  'Horn',
  'Tacho',
  'Moose',
  'Trailer',
  'Beacon',
  'Clutch',
  'Comet',
  'Otter',
  'Kolben',
  'Kaptan',
  'Rolnik',
  'Volant',
] as const;

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

/** Roles of a company, the highest first. */
export const roleNames = [
  'Owner',
  'Founder',
  'CEO',
  'COO',
  'Admin',
  'Manager',
  'Human Resources',
  'Event Team',
  'Supervisor',
  'Convoy Control',
  'Convoy Lead',
  'Tail',
  'Escort',
  'Media Team',
  'Instructor',
  'Senior Driver',
  'Driver',
  'Trainee',
] as const;

/** Kinds of event, the frequent one more than once. */
export const eventCategories = [
  'convoy',
  'convoy',
  'convoy',
  'truck show',
  'race',
  'meetup',
  'training',
] as const;

/** How a company likes to drive. */
export const styleTags = [
  'Realistic',
  'Relaxed',
  'Competitive',
  'Family',
  'Multilingual',
  'Heavy haul',
] as const;
