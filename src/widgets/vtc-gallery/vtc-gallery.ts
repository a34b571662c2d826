import {
  attributes,
  type DeriveContext,
  html,
  icons,
  itemAddress,
  listEnd,
  memoizeLast,
  nothing,
  opensInNewTab,
  plainText,
  Pager,
  property,
  type PropertyValues,
  type Query,
  type SettingsOf,
  scrollArea,
  stepButton,
  stepButtonStyles,
  type TemplateResult,
  VtcElement,
  type ElementEvent,
} from '../../base.js';
import { galleryImageShape } from '../../contract/element-endpoints.js';
import { vtcGallery } from '../../locales/en.js';
import {
  type GalleryAlbum,
  galleryData,
  type GalleryData,
  loadAlbum,
  loadImages,
  maxPageSize,
} from './data.js';
import { Lightbox } from './lightbox.js';
import { lightboxStyles } from './lightbox.styles.js';
import {
  type GalleryFilter,
  galleryModel,
  type GalleryModel,
  type Picture,
} from './model/gallery-model.js';
import { albumTabs, chosenTabId, panelId } from './templates/albums.js';
import { lightboxDialog } from './templates/lightbox.js';
import { frameClass, pictureList, pictureTitle } from './templates/pictures.js';
import { skeleton, tabsSkeleton } from './templates/skeleton.js';
import { layouts } from './view.js';
import { styles } from './vtc-gallery.styles.js';

export type { GalleryData };

const limits = attributes.wholeNumber({ min: 1, max: maxPageSize, fallback: 12 });

/** Number of pictures after the one that is shown alone that are loaded ahead. */
const picturesAhead = 2;

/**
 * Shows the pictures of a company, and enlarges them on the page.
 *
 * @csspart tab - Tab of an album.
 * @csspart lightbox - Dialog with an enlarged picture.
 * @csspart caption - Position, title and caption of the enlarged picture.
 * @fires {CustomEvent<{ data: GalleryData }>} vtc-load - New data, or more pictures, were loaded.
 * @fires {CustomEvent<{ item: GalleryImage }>} vtc-select - A picture was activated; cancelling it prevents the enlargement.
 */
export class VtcGallery extends VtcElement<GalleryData, GalleryModel> {
  static override styles = [VtcElement.styles, styles, lightboxStyles, stepButtonStyles];
  static override readonly stateTexts = {
    heading: 'galleryHeading',
    failed: 'failedPictures',
    empty: 'noPictures',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    album: attributes.text,
    noLightbox: attributes.flag,
    layout: layouts,
    limit: limits,
    hrefTemplate: attributes.urlTemplate(galleryImageShape),
  };
  static override readonly texts = vtcGallery;

  /** Id or title of the only album to show; default: all pictures, with a tab for each album. */
  @property() album?: string;
  /** Pictures that are shown at first, 1 to 60; default 12. A button shows as many more, at least 12; 1 shows one at a time. */
  @property({ type: Number }) limit = limits.fallback;
  /** `grid`: rows of pictures; `strip`: one row that scrolls. */
  @property() layout = layouts.fallback;
  /** Links to the pictures instead of enlarging them on the page. */
  @property({ attribute: 'no-lightbox', type: Boolean }) noLightbox = false;

  declare readonly settings: SettingsOf<typeof VtcGallery.attributeTypes>;
  readonly defaultRefreshSeconds = 3600;
  protected readonly dataShape = galleryData;
  protected override readonly emptyIcon: string = icons.picture;
  readonly #pager = new Pager(this, {
    load: () => this.#loadMore(),
    settled: (hasFailed) => this.#announceCount(hasFailed),
  });
  readonly #lightbox = new Lightbox(this, {
    ids: () => this.model?.pictures.map(({ image }) => image.id) ?? [],
    isRightToLeft: () => this.#isRightToLeft,
  });
  readonly #modelOf = memoizeLast(
    (
      data: GalleryData,
      album: GalleryFilter['album'],
      hasPictures: boolean,
      failed: ReadonlySet<string>,
      maxFailed: number,
    ) => galleryModel(data, { album, hasPictures, failed, maxFailed }),
  );
  /** The albums of the company, while the pictures of another one load. */
  #albums: readonly GalleryAlbum[] = [];
  /** Id of the chosen tab; undefined for all pictures. */
  #tab: number | undefined;
  /** Index of the picture that is shown alone. */
  #position = 0;
  /** The company that the data is of. */
  #loadedVtc: string | undefined;
  /** URLs of pictures that could not be loaded. */
  #failed: ReadonlySet<string> = new Set();
  /** Whether a picture was loaded, so that others that fail are broken. */
  #hasLoaded = false;

  load(query: Query): Promise<GalleryData> {
    const { vtc, album } = this.settings;
    this.#loadedVtc = vtc;
    const images = { vtc, end: this.#wanted };
    return album
      ? loadAlbum(query, { ...images, album })
      : loadImages(query, { ...images, albumId: this.#tab });
  }

  override get context(): DeriveContext & GalleryFilter {
    const { album, images, limit } = this.settings;
    const mayBeBlocked = this.#failed.size > 0 && !this.#hasLoaded;
    return {
      ...super.context,
      album: this.#tab ?? (album || undefined),
      hasPictures: images === 'all',
      failed: this.#failed,
      maxFailed: mayBeBlocked ? limit : Infinity,
    };
  }

  protected override derive(data: GalleryData, context: VtcGallery['context']): GalleryModel {
    const { album, hasPictures, failed, maxFailed } = context;
    return this.#modelOf(data, album, hasPictures, failed, maxFailed);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.hasUpdated && ['vtc', 'apiBase', 'album'].some((name) => changed.has(name))) {
      this.#albums = [];
      this.#choose(undefined);
    }
    super.willUpdate(changed);
  }

  /** The first number that a page formats takes 10 to 20 ms: rather while the response is awaited than when a picture opens. */
  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    setTimeout(() => this.language.translate('picturePosition', { position: 0, total: 0 }));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { model, data } = this;
    if (data) this.#albums = data.albums;
    if (!this.album || !model?.isUnknown) return;
    const titles = this.#albums.map(({ title }) => title).join(', ');
    const remedy = titles ? `use the id or title of one of ${titles}` : 'the company has no albums';
    this.ownerConsole.warnInvalid('album', this.album, remedy);
  }

  protected override retryPictures(): void {
    super.retryPictures();
    if (this.#failed.size === 0) return;
    this.#failed = new Set();
    this.requestUpdate();
  }

  /** The loaded pictures of an album are shown until all of them are loaded. */
  protected override placeholderData(data: GalleryData): GalleryData | undefined {
    if (this.settings.vtc !== this.#loadedVtc) return undefined;
    const { pictures } = this.derive(data, this.context);
    return pictures.length > 0 ? { ...data, nextCursor: null } : undefined;
  }

  /** Announces the number of pictures after a press of the button. */
  #announceCount(hasFailed: boolean): void {
    if (hasFailed) this.announceFailure();
    else if (this.model) this.announce(this.#countText(this.model));
  }

  protected override isEmpty({ pictures }: GalleryModel): boolean {
    return pictures.length === 0;
  }

  protected override get dependencies(): readonly unknown[] {
    return [this.settings.album, this.#tab];
  }

  protected override renderHeadingAside(): unknown {
    if (this.album) return nothing;
    const albums = this.#shownAlbums;
    const isFirst = this.state === 'loading' && albums.length === 0;
    if (isFirst) return tabsSkeleton();
    if (!this.#hasTabs) return nothing;
    return albumTabs({
      translate: this.language.translate,
      albums,
      chosen: this.#tab,
      hasPanel: this.state === 'ready',
      isRightToLeft: this.#isRightToLeft,
      choose: this.#choose,
    });
  }

  protected renderSkeleton(): TemplateResult {
    const { layout, limit, images } = this.settings;
    return skeleton({ layout, limit, hasPictures: images === 'all' });
  }

  protected renderData(model: GalleryModel): TemplateResult {
    const { layout } = this.settings;
    const description = plainText(model.album?.description ?? '');
    const frame = html`<div class=${frameClass(layout, model.hasPictures)}>
      ${this.#pictureList(model)} ${this.#caption(model)} ${this.#listEnd(model)}
    </div>`;
    const content = html`${
      description ? html`<p class="description muted" dir="auto">${description}</p>` : nothing
    }
    ${layout === 'strip' && model.hasPictures ? scrollArea(frame) : frame}`;
    return html`${
      this.#hasTabs
        ? html`<div id=${panelId} role="tabpanel" aria-labelledby=${chosenTabId}>${content}</div>`
        : content
    }
    ${this.#lightbox.index >= 0 ? this.#dialog(model) : nothing}`;
  }

  get #isRightToLeft(): boolean {
    return this.language.direction === 'rtl';
  }

  get #hasLightbox(): boolean {
    return !this.settings.noLightbox && !this.settings.hrefTemplate;
  }

  get #shownAlbums(): readonly GalleryAlbum[] {
    return this.data?.albums ?? this.#albums;
  }

  get #hasTabs(): boolean {
    return !this.album && this.#shownAlbums.length > 1;
  }

  /** Number of pictures that a press of the button adds. */
  get #step(): number {
    return Math.max(this.settings.limit, limits.fallback);
  }

  get #shownCount(): number {
    return this.settings.limit + this.#step * (this.#pager.pages - 1);
  }

  /** Number of pictures that are shown, or next in the lightbox or after one that is shown alone. */
  get #wanted(): number {
    const index = Math.max(this.#lightbox.index, this.#position);
    return Math.max(this.#shownCount, index + 1 + picturesAhead);
  }

  /** Whether pictures are shown one at a time. */
  #isSingle({ hasPictures }: GalleryModel): boolean {
    const { layout, limit } = this.settings;
    return hasPictures && limit === 1 && layout === 'grid';
  }

  #shownPictures(model: GalleryModel): readonly Picture[] {
    const { pictures } = model;
    if (!this.#isSingle(model)) return pictures.slice(0, this.#shownCount);
    const index = Math.min(this.#position, pictures.length - 1);
    return pictures.slice(index, index + 1);
  }

  #countText({ pictures, total }: GalleryModel): string {
    const shown = Math.min(pictures.length, this.#shownCount);
    return this.language.translate('picturesShown', { shown, total });
  }

  #pictureList(model: GalleryModel): TemplateResult {
    const { layout, hrefTemplate } = this.settings;
    return pictureList({
      translate: this.language.translate,
      pictures: this.#shownPictures(model),
      layout,
      hasPictures: model.hasPictures,
      hasLightbox: this.#hasLightbox,
      href: ({ image, original }) => itemAddress(hrefTemplate, image) ?? original,
      activate: this.#activate,
      progressive: this.progressive,
      loaded: this.#rememberLoaded,
      failed: this.#leaveOut,
    });
  }

  /** Title and number of a picture that is shown alone, and the buttons that show another one. */
  #caption(model: GalleryModel): TemplateResult | typeof nothing {
    const { pictures, hasPictures, total } = model;
    const [picture, other] = this.#shownPictures(model);
    if (!picture || other || !hasPictures || this.settings.layout !== 'grid') return nothing;
    const { translate } = this.language;
    const index = pictures.indexOf(picture);
    const button = (by: 1 | -1) =>
      stepButton({
        by,
        label: translate(by > 0 ? 'nextPicture' : 'previousPicture'),
        isPossible: pictures[index + by] !== undefined,
        press: () => this.#show(index + by),
      });
    return html`${total > 1 ? [button(-1), button(1)] : nothing}
      <p class="single" aria-live="polite">
        <bdi>${pictureTitle(translate, picture.image, index)}</bdi
        ><span class="secondary"
          >${translate('picturePosition', { position: index + 1, total })}</span
        >
      </p>`;
  }

  #listEnd(model: GalleryModel): TemplateResult {
    const { pictures, isComplete, total } = model;
    const hasMore =
      !this.#isSingle(model) &&
      (pictures.length > this.#shownCount || (!isComplete && this.resource.mayLoad));
    return listEnd({
      translate: this.language.translate,
      count: Math.min(this.#step, total - this.#shownCount),
      hasMore,
      failedText: this.failedText(),
      name: this.contentName,
      pager: this.#pager,
    });
  }

  #dialog({ pictures, total }: GalleryModel): TemplateResult {
    return lightboxDialog({
      translate: this.language.translate,
      heading: this.contentName,
      pictures,
      index: this.#lightbox.index,
      total,
      lightbox: this.#lightbox,
      failed: this.#leaveOut,
    });
  }

  /** Loads more pictures where more are wanted than are loaded, while the element is near the viewport. */
  #loadMore(): Promise<void> | undefined {
    const { resource, model } = this;
    if (!model || model.isComplete || !resource.mayLoad || !resource.onScreen) return undefined;
    if (model.pictures.length >= this.#wanted) return undefined;
    const { vtc } = this.settings;
    const albumId = model.album?.id;
    return resource.extend((query, data) =>
      loadImages(query, { vtc, albumId, end: Number(data.nextCursor) + 1 }, data),
    );
  }

  readonly #choose = (id: number | undefined): void => {
    this.#tab = id;
    this.#position = 0;
    this.#pager.reset();
  };

  #show(position: number): void {
    this.#position = position;
    this.requestUpdate();
  }

  readonly #activate = (event: ElementEvent<MouseEvent>, { image }: Picture): void => {
    this.select(event, image);
    const { currentTarget: opener } = event;
    if (event.defaultPrevented || opensInNewTab(event) || !this.#hasLightbox) return;
    if (!this.model?.hasPictures) return;
    event.preventDefault();
    this.#lightbox.open(image.id, opener);
  };

  readonly #rememberLoaded = (): void => {
    this.#hasLoaded = true;
  };

  readonly #leaveOut = (url: string): void => {
    this.#failed = new Set([...this.#failed, url]);
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-gallery': VtcGallery;
  }
}
