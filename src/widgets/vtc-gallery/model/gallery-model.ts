import { safeUrl } from '../../../base.js';
import {
  type GalleryAlbum,
  type GalleryData,
  type GalleryImage,
  maxPageSize,
} from '../gallery-data.js';
import { findAlbum } from './album.js';

/** An image with URLs that are safe and have not failed to load. */
export interface Picture {
  readonly image: GalleryImage;
  readonly thumbnail: string | undefined;
  readonly original: string | undefined;
}

/** Albums and images, ready to be rendered. */
export interface GalleryModel {
  /** The chosen album; undefined for all images, or where it is unknown. */
  readonly album: GalleryAlbum | undefined;
  /** Whether an album is chosen that does not exist. */
  readonly isUnknown: boolean;
  /** All loaded pictures in the order of the lightbox. */
  readonly pictures: readonly Picture[];
  /** Whether all pictures are loaded. */
  readonly isComplete: boolean;
  /** Number of pictures, including those that are not loaded. */
  readonly total: number;
}

/** What of the data is shown. */
export interface GalleryFilter {
  /** Id of an album, or the id or title that the site owner has set; undefined: all. */
  readonly album: number | string | undefined;
  /** Whether pictures are shown; else only their titles. */
  readonly hasPictures: boolean;
  /** URLs that could not be loaded. */
  readonly failed: ReadonlySet<string>;
}

/** Each image once, featured ones first, page by page: a page that is loaded later changes nothing before it. */
const inOrder = (images: readonly GalleryImage[]): GalleryImage[] =>
  [...new Map(images.map((image) => [image.id, image])).values()]
    .map((image, index) => ({
      image,
      rank: 2 * Math.floor(index / maxPageSize) + (image.featured ? 0 : 1),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ image }) => image);

const albumOf = (albums: readonly GalleryAlbum[], album: number | string | undefined) =>
  album === undefined ? undefined : findAlbum(albums, String(album));

/** Derives what is shown from the data. */
export function galleryModel(
  { albums, items, nextCursor, total }: GalleryData,
  { album: chosen, hasPictures, failed }: GalleryFilter,
): GalleryModel {
  const album = albumOf(albums, chosen);
  const isUnknown = chosen !== undefined && !album;
  const usable = (...urls: readonly (string | null)[]) =>
    urls.map(safeUrl).find((url) => url !== undefined && !failed.has(url));
  const pictures = inOrder(items)
    .filter(({ albumId }) => !isUnknown && (!album || albumId === album.id))
    .map((image) => ({
      image,
      thumbnail: usable(image.thumbnailUrl, image.imageUrl),
      original: usable(image.imageUrl, image.thumbnailUrl),
    }))
    .filter(({ thumbnail }) => thumbnail !== undefined || !hasPictures);
  const missing = nextCursor === null ? 0 : Math.max(0, total - nextCursor);
  return {
    album,
    isUnknown,
    pictures,
    isComplete: nextCursor === null,
    total: pictures.length + missing,
  };
}
