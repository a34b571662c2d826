import type * as z from 'zod/mini';
import type { galleryAlbum, galleryImage } from '../../contract/vtc-gallery.js';
import type { WorldCompany } from '../world/company.js';
import { isMinimal } from '../world/examples.js';
import { iso, pictureOrNull, pictureUrl } from '../world/formats.js';
import { random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { europeanCities } from '../world/words.js';
import { type Handler, type RequestContext, requireCompany } from './context.js';
import { pageOf } from './pagination.js';
import { several } from '../world/several.js';

type Album = z.output<typeof galleryAlbum>;
type Picture = z.output<typeof galleryImage>;

/** The albums of a company, and its number of pictures. */
interface Gallery {
  readonly albums: readonly Album[];
  readonly pictures: number;
}

const albumTexts = [
  ['Convoys', 'The roads we drove together'],
  ['Trucks of the month', null],
  ['Anniversary', 'One night, two hundred horns'],
  ['Behind the scenes', null],
] as const;

const albumsOf = ({ id }: WorldCompany, count: number): Album[] =>
  albumTexts
    .slice(0, count)
    .map(([title, description], index) => ({ id: id * 10 + index + 1, title, description }));

/** Albums of the company with hostile names: markup, the id of another album as title, and one without pictures. */
const hostileAlbums = ({ id }: WorldCompany): Album[] => [
  { id: id * 10 + 1, title: '<i>Night</i> & "fog"', description: '' },
  { id: id * 10 + 2, title: String(id * 10 + 1), description: null },
  { id: id * 10 + 3, title: 'Empty', description: null },
];

function galleryOf({ world }: RequestContext, company: WorldCompany): Gallery {
  const { scenario } = company;
  if (scenario === 'flagship') return { albums: albumsOf(company, 4), pictures: 137 };
  if (scenario === 'hostile') return { albums: hostileAlbums(company), pictures: 9 };
  if (scenario === 'alone') return { albums: [], pictures: 1 };
  if (scenario === 'no-events' || isMinimal(scenario)) return { albums: [], pictures: 0 };
  const source = random(world.seed, 'gallery', company.id);
  const albums = source.pick([0, 2, 3, 4]);
  return { albums: albumsOf(company, albums), pictures: source.integer(0, 45) };
}

const titles = [
  'at night',
  'at sunrise',
  'in the rain',
  'before the convoy',
  'from above',
] as const;

const captions = [
  'Picture by our media team',
  'Forty trucks, one road, and the last ferry of the day',
  'Still the best place for a break: coffee, fuel, and a view of the harbour that no screenshot does justice to.',
] as const;

function pictureOf(
  context: RequestContext,
  company: WorldCompany,
  { albums }: Gallery,
  place: number,
): Picture {
  const id = company.id * 1000 + place;
  const source = random(context.world.seed, 'image', id);
  const { scenario, createdAtMs } = company;
  // The last album of the company with hostile names is empty, and its first picture cannot be loaded.
  const isHostile = scenario === 'hostile';
  const filled = isHostile ? albums.slice(0, -1) : albums;
  const isBroken = isHostile && place === 0;
  const album = filled.length === 0 || source.chance(0.2) ? undefined : source.pick(filled);
  return {
    id,
    albumId: album?.id ?? null,
    title: `${source.pick(europeanCities)} ${source.pick(titles)}`,
    caption: source.chance(0.5) ? source.pick(captions) : null,
    imageUrl: isBroken ? `${context.baseUrl}/images/missing.svg` : pictureUrl(context, 'photo', id),
    thumbnailUrl: pictureOrNull(context, !isBroken && source.chance(0.8), 'photo', id),
    featured: source.chance(0.1),
    createdAt: iso(createdAtMs + place * day),
  };
}

/** Returns the gallery of a company, or one album. */
export const vtcGallery: Handler<'vtcGallery'> = (call) => {
  const company = requireCompany(call, call.params.id);
  const { albumId, offset: start, limit: length } = call.query;
  const gallery = galleryOf(call, company);
  const all = several(gallery.pictures, (place) => pictureOf(call, company, gallery, place));
  const chosen = all.filter((image) => albumId === undefined || image.albumId === albumId);
  const page = pageOf(chosen, { start, length }, (one) => one);
  return { albums: [...gallery.albums], images: page.items, ...page };
};
