/** Splits a comma-separated list. */
const list = (text: string) => text.trim().split(/,\s+/);

/** First half of a company's name. */
export const companyFirstWords = list(`
  Northern, Blue Ridge, Amber, Silver Birch, Iron Gate, Polar, Falcon Pass, Granite,
  Old Harbour, Midnight, Red Kite, Golden Mile, Copper Creek, Highland, Baltic Wave, Alpine,
  Lone Pine, Crescent, Storm Bay, Green Valley, Ostwind, Viento Sur, Żubr, Kuzey Yıldızı,
  Полярный, Étoile, Říční, Lumina, 远方, Nordlys
`);

/** Second half of a haulier's name. */
export const companyLastWords = list(`
  Haulage, Logistics, Freight, Transport, Trucking, Lines, Express, Cargo, Spedition, Carriers,
  Roadways, Convoys, Nakliyat, Transportes, Doprava, Drivers
`);

/** Second half of a bus company's name. */
export const coachLastWords = list('Coaches, Bus Lines, Tours, Reisen, Autocars');

/** Slogans of companies. */
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
export const userFirstWords = list(`
  Diesel, Turbo, Rusty, Captain, Lucky, Mad, Silent, Night, Steel, Frosty, Kleiner, Señor,
  Çılgın, Łukasz, Jiří, Zoë, Игорь, 小龙, Anaïs, Björn, Ștefan
`);

/** Second half of a player's name. */
export const userLastWords = list(`
  Wheels, Fox, Badger, Gearbox, Retarder, Axle, Owl, Mudflap, Horn, Tacho, Moose, Trailer,
  Beacon, Clutch, Comet, Otter, Kolben, Kaptan, Rolnik, Volant
`);

/** Roles of a company, the highest first. */
export const roleNames = list(`
  Owner, Founder, CEO, COO, Admin, Manager, Human Resources, Event Team, Supervisor,
  Convoy Control, Convoy Lead, Tail, Escort, Media Team, Instructor, Senior Driver, Driver,
  Trainee
`);

/** Event categories; frequent ones are repeated. */
export const eventCategories = list('convoy, convoy, convoy, truck show, race, meetup, training');

/** Style tags of companies. */
export const styleTags = list(`
  Realistic, Relaxed, Competitive, Family, Multilingual, Heavy haul
`);

/** Cities of the European game. */
export const europeanCities = list(`
  Calais, Duisburg, Rotterdam, Munich, Mannheim, Frankfurt, Turin, Barcelona, Seville, A Coruña,
  Bratislava, Rostock, Prague, Stuttgart, Kirkenes, Oslo, Bergen, Łódź, Gdańsk, Malmö, Lyon,
  Napoli, İstanbul, Brașov, Thessaloniki
`);

/** Cities of the American game. */
export const americanCities = list(`
  Page, Los Angeles, Las Vegas, Phoenix, Denver, Houston, Salt Lake City
`);

/** Depot names, appended to a city. */
export const depots = list('Slots, Tree-ET, other, Quarry, Posped, Port, Service');

/** Languages of companies; frequent ones are repeated. */
export const languages = list(`
  en, en, en, de, de, fr, es, pl, tr, pt-BR, ru, cs, ro, nl, it, zh
`);

/** Countries of companies. */
export const countries = list('GB, DE, FR, ES, PL, TR, BR, CZ, RO, NL, IT, US');

/** Time zones of companies. */
export const timeZones = list(`
  Europe/London, Europe/Berlin, Europe/Warsaw, Europe/Istanbul, America/Sao_Paulo,
  America/Denver, UTC
`);
