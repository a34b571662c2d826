import {
  attributes,
  type ElementEvent,
  type ProgressiveRendering,
  type Translate,
} from '../../base.js';
import type { GalleryAlbum } from './data.js';
import type { Lightbox } from './lightbox.js';
import type { Picture } from './model/gallery-model.js';

export const layouts = attributes.oneOf('grid', 'strip');

export type GalleryLayout = (typeof layouts.values)[number];

/** Shown pictures of a gallery. */
export interface PicturesView {
  readonly translate: Translate;
  readonly pictures: readonly Picture[];
  readonly layout: GalleryLayout;
  /** Whether pictures are shown; else only their titles. */
  readonly hasPictures: boolean;
  /** Whether an activated link opens the lightbox. */
  readonly hasLightbox: boolean;
  /** URL that a picture links to. */
  readonly href: (picture: Picture) => string | undefined;
  readonly activate: (event: ElementEvent<MouseEvent>, picture: Picture) => void;
  /** Renders the items in the window before the others. */
  readonly progressive: ProgressiveRendering;
  /** Reports that a picture was loaded. */
  readonly loaded: () => void;
  /** Reports a URL that could not be loaded. */
  readonly failed: (url: string) => void;
}

/** Attributes that decide the shape of a gallery. */
export interface SkeletonView {
  readonly layout: GalleryLayout;
  /** Pictures per page. */
  readonly limit: number;
  readonly hasPictures: boolean;
}

/** Tabs of a gallery. */
export interface AlbumsView {
  readonly translate: Translate;
  readonly albums: readonly GalleryAlbum[];
  /** Id of the chosen album; undefined for all pictures. */
  readonly chosen: number | undefined;
  /** Whether the pictures of the chosen tab are rendered. */
  readonly hasPanel: boolean;
  readonly isRightToLeft: boolean;
  readonly choose: (id: number | undefined) => void;
}

/** The open picture and its neighbours. */
export interface LightboxView {
  readonly translate: Translate;
  /** Name of the dialog. */
  readonly heading: string;
  readonly pictures: readonly Picture[];
  /** Index of the open picture. */
  readonly index: number;
  /** Number of pictures, including those that are not loaded. */
  readonly total: number;
  readonly lightbox: Lightbox;
  /** Reports a URL that could not be loaded. */
  readonly failed: (url: string) => void;
}
