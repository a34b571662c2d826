import type * as z from 'zod/mini';
import type { galleryImage, vtcGallery } from '../../contract/vtc-gallery.js';
import { visibleCompany, type Answer, type RequestContext } from './call.js';
import type { Company } from '../world/company.js';
import { iso, picture, pictureUrl } from '../world/formats.js';
import { pageOf } from './pages.js';
import { random } from '../world/random.js';
import { day } from '../world/schedule.js';
import { europeanCities } from '../world/places.js';

const albumTitles = ['Convoys', 'Trucks of the month', 'Anniversary'] as const;

function counts({ world }: RequestContext, { id, internal }: Company) {
  if (internal.speciality === 'flagship') return { albums: 3, images: 137 };
  const source = random(world.seed, 'gallery', id);
  const isBare = ['nothing-set', 'all-null', 'no-events', 'own'].includes(
    internal.speciality ?? '',
  );
  return isBare
    ? { albums: 0, images: 0 }
    : { albums: source.integer(0, 3), images: source.integer(0, 45) };
}

function image(
  context: RequestContext,
  company: Company,
  albums: number,
  place: number,
): z.output<typeof galleryImage> {
  const id = company.id * 1000 + place;
  const source = random(context.world.seed, 'image', id);
  return {
    id,
    albumId:
      albums === 0 || source.chance(0.2) ? null : company.id * 10 + source.integer(1, albums),
    title: `${source.pick(europeanCities)} at night`,
    caption: source.chance(0.5) ? 'Picture by our media team' : null,
    imageUrl: pictureUrl(context, 'photo', id),
    thumbnailUrl: picture(context, source.chance(0.8), 'photo', id),
    featured: source.chance(0.1),
    createdAt: iso(company.internal.createdAtMs + place * day),
  };
}

/** A company's gallery, or one album of it. */
export const answerVtcGallery: Answer<typeof vtcGallery> = (call) => {
  const company = visibleCompany(call, call.params.id);
  const { albumId, offset: start, limit: length } = call.query;
  const { albums, images } = counts(call, company);
  const all = Array.from({ length: images }, (_, place) => image(call, company, albums, place));
  const chosen = all.filter((one) => albumId === undefined || one.albumId === albumId);
  const page = pageOf(chosen, { start, length }, (one) => one);
  return {
    albums: albumTitles.slice(0, albums).map((title, index) => ({
      id: company.id * 10 + index + 1,
      title,
      description: index === 0 ? 'The roads we drove together' : null,
    })),
    images: page.items,
    ...page,
  };
};
