import { safeUrl } from '../../../base.js';
import { type GalleryAlbum, type GalleryData, type GalleryImage, maxPageSize } from '../data.js';
import { findAlbum } from './album.js';

/** An image with URLs that are safe and have not failed to load. */
export interface Picture {
  readonly image: GalleryImage;
  readonly thumbnail: string | undefined;
  readonly original: string | undefined;
}

/** Albums and images, ready to be rendered. */
export interface GalleryModel {
  /** The chosen album; undefined for all images, or if it is unknown. */
  readonly album: GalleryAlbum | undefined;
  /** Whether an album is chosen that does not exist. */
  readonly isUnknown: boolean;
  /** Whether pictures are shown; else only their titles, as where no picture can be loaded. */
  readonly hasPictures: boolean;
  /** All loaded pictures in the order of the lightbox. */
  readonly pictures: readonly Picture[];
  /** Whether all pictures are loaded. */
  readonly isComplete: boolean;
  /** Number of pictures, including those that are not loaded. */
  readonly total: number;
}

/** The part of the data that is shown. */
export interface GalleryFilter {
  /** Id of an album, or the id or title that the site owner has set; undefined: all. */
  readonly album: number | string | undefined;
  /** Whether pictures are shown; else only their titles. */
  readonly hasPictures: boolean;
  /** URLs that could not be loaded. */
  readonly failed: ReadonlySet<string>;
  /** Number of failed pictures from which on the titles of all are shown. */
  readonly maxFailed: number;
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

function pictureOf(image: GalleryImage, failed: ReadonlySet<string>) {
  const [thumbnail, original] = [image.thumbnailUrl, image.imageUrl].map(safeUrl);
  const usable = (...urls: readonly (string | undefined)[]) =>
    urls.find((url) => url !== undefined && !failed.has(url));
  return {
    image,
    thumbnail: usable(thumbnail, original),
    original: usable(original, thumbnail),
    isSafe: thumbnail !== undefined || original !== undefined,
  };
}

/** Derives what is shown from the data. */
export function galleryModel(
  { albums, items, nextCursor, total }: GalleryData,
  { album: chosen, hasPictures, failed, maxFailed }: GalleryFilter,
): GalleryModel {
  const album = chosen === undefined ? undefined : findAlbum(albums, String(chosen));
  const isUnknown = chosen !== undefined && !album;
  const all = inOrder(items)
    .filter(({ albumId }) => !isUnknown && (!album || albumId === album.id))
    .map((image) => pictureOf(image, failed));
  const safe = all.filter(({ isSafe }) => isSafe);
  const usable = safe.filter(({ thumbnail }) => thumbnail !== undefined);
  const areUsable = safe.length - usable.length < Math.min(maxFailed, safe.length || 1);
  const pictures = hasPictures && areUsable ? usable : all;
  const missing = nextCursor === null ? 0 : Math.max(0, total - nextCursor);
  return {
    album,
    isUnknown,
    hasPictures: hasPictures && areUsable,
    pictures,
    isComplete: nextCursor === null,
    total: pictures.length + missing,
  };
}
