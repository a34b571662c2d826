import { emptyList, loadPages, type Query, shapes, type ValueOf, VtcError } from '../../base.js';
import {
  galleryAlbumShape,
  galleryImageShape,
  vtcGallery,
} from '../../contract/element-endpoints.js';
import { findAlbum } from './model/album.js';

/** Shape of a gallery's data. */
export const galleryData = shapes.record({
  albums: shapes.list(galleryAlbumShape, { mayBeEmpty: true }),
  items: shapes.list(galleryImageShape),
  nextCursor: shapes.nullable(shapes.number),
  total: shapes.count,
});

/** All albums, and the images of a gallery or of one album loaded so far; `nextCursor` is the offset of the next page. */
export type GalleryData = ValueOf<typeof galleryData>;

export type GalleryAlbum = GalleryData['albums'][number];

export type GalleryImage = GalleryData['items'][number];

/** Maximum page size of the API. Larger pages show more of the featured images first, and albums without a request. */
export const maxPageSize = 60;

const nothingLoaded: GalleryData = { ...emptyList, albums: [] };

/** Selects what is loaded. */
export interface ImagesInput {
  readonly vtc: string;
  /** All images if it is undefined. */
  readonly albumId?: number | undefined;
  /** Offset up to which images are loaded. */
  readonly end: number;
}

/** Loads the images after those of `data`. */
export async function loadImages(
  query: Query,
  { vtc, albumId, end }: ImagesInput,
  data: GalleryData = nothingLoaded,
): Promise<GalleryData> {
  let { albums } = data;
  const images = await loadPages<GalleryImage>(data, {
    readPage: async (offset) => {
      const page = await query(vtcGallery, { id: vtc, albumId, limit: maxPageSize, offset });
      albums = page.albums;
      return page;
    },
    idOf: ({ id }) => id,
    maxPageSize,
    missing: ({ nextCursor }) => end - Number(nextCursor),
  });
  return { ...images, albums };
}

/** *Not described by the API document*: the response for an album that does not exist. */
function withoutUnknownAlbum(error: unknown): undefined {
  if (!(error instanceof VtcError && error.code === 'NOT_FOUND')) throw error;
}

/** Loads the images of an album by its id or its title; no images if there is no such album. */
export async function loadAlbum(
  query: Query,
  { vtc, album, end }: ImagesInput & { readonly album: string },
): Promise<GalleryData> {
  if (/^\d+$/.test(album)) {
    const albumId = Number(album);
    const data = await loadImages(query, { vtc, albumId, end }).catch(withoutUnknownAlbum);
    if (data?.albums.some(({ id }) => id === albumId)) return data;
  }
  const { albums } = await query(vtcGallery, { id: vtc, limit: 1 });
  const found = findAlbum(albums, album);
  if (!found) return { ...nothingLoaded, albums, nextCursor: null };
  return loadImages(query, { vtc, albumId: found.id, end });
}
