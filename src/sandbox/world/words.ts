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
