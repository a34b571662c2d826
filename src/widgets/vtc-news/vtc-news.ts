import {
  attributes,
  avatarStyles,
  coverStyles,
  DataScript,
  type DeriveContext,
  itemAddress,
  expandButtonStyles,
  moreIcons,
  Pager,
  property,
  type PropertyValues,
  proseStyles,
  type Query,
  type SettingsOf,
  type TemplateResult,
  VtcElement,
} from '../../base.js';
import { vtcNews, vtcNewsPostShape } from '../../contract/element-endpoints.js';
import { vtcNews as newsTexts } from '../../locales/en.js';
import { cardStyles } from './cards.styles.js';
import { loadNews, maxPageSize, type NewsData, type NewsPost } from './data.js';
import { newsJsonLd } from './model/json-ld.js';
import { type NewsContext, newsModel, type NewsModel } from './model/news.js';
import { news, skeleton } from './templates/news.js';
import { layouts, type NewsView } from './view.js';
import { styles } from './vtc-news.styles.js';

export type { NewsData, NewsPost };

const limits = attributes.wholeNumber({ min: 1, max: maxPageSize, fallback: 5 });

/**
 * Shows the news of a company, pinned ones first.
 *
 * @csspart title - Title of a post.
 * @csspart meta - Date and author of a post.
 * @csspart text - Text of a post.
 * @fires {CustomEvent<{ data: NewsData }>} vtc-load - New data, or older news, were loaded.
 * @fires {CustomEvent<{ item: NewsPost }>} vtc-select - A post's link was activated; cancelable.
 */
export class VtcNews extends VtcElement<NewsData, NewsModel> {
  static override readonly texts = newsTexts;
  static override styles = [
    VtcElement.styles,
    avatarStyles,
    coverStyles,
    expandButtonStyles,
    proseStyles,
    styles,
    cardStyles,
  ];
  static override readonly stateTexts = {
    heading: 'newsHeading',
    failed: 'failedNews',
    empty: 'noNews',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    limit: limits,
    structuredData: attributes.flag,
    hrefTemplate: attributes.urlTemplate(vtcNewsPostShape),
  };

  /** `list`: with pictures beside the texts; `cards`: side by side; `compact`: title and date. */
  @property() layout = layouts.fallback;
  /** Posts per page, 1 to 50. */
  @property({ type: Number }) limit = limits.fallback;
  /** Adds the posts to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  declare readonly settings: SettingsOf<typeof VtcNews.attributeTypes>;
  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = vtcNews.response;
  protected override readonly emptyIcon: string = moreIcons.news;
  protected override readonly derive = newsModel;
  readonly #script = new DataScript(this);
  readonly #pager = new Pager(this, {
    load: () => this.#loadOlder(),
    // After a success, the focus is on the first of the older posts.
    settled: (hasFailed) => hasFailed && this.announceFailure(),
    items: () => [...this.renderRoot.querySelectorAll('.news > *')],
    focus: (item) => item.querySelector<HTMLElement>('.title')?.focus({ preventScroll: true }),
  });
  #open: ReadonlySet<number> = new Set();

  load(query: Query): Promise<NewsData> {
    const { vtc, limit } = this.settings;
    return loadNews(query, { vtc, limit, wanted: limit * this.#pager.pages });
  }

  override get context(): DeriveContext<VtcNews['settings']> & NewsContext {
    const { mayLoad } = this.resource;
    return { ...super.context, settings: this.settings, pages: this.#pager.pages, mayLoad };
  }

  protected override companyChanged(): void {
    this.#open = new Set();
    this.#pager.reset();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { model, settings } = this;
    const urlOf = (post: NewsPost) => this.#urlOf(post) ?? location.href;
    const isShown = settings.structuredData && model;
    this.#script.write(isShown ? newsJsonLd(model.posts, urlOf) : undefined);
  }

  protected override isEmpty({ posts }: NewsModel): boolean {
    return posts.length === 0;
  }

  protected override get dependencies(): readonly unknown[] {
    return [this.settings.limit];
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.settings.layout, this.settings.limit);
  }

  protected renderData({ posts, hasMore }: NewsModel): TemplateResult {
    const view = this.#view();
    const { translate } = view;
    return news(view, posts, {
      translate,
      text: translate('olderNews'),
      hasMore,
      failedText: this.failedText(),
      name: this.contentName,
      pager: this.#pager,
    });
  }

  #urlOf(post: NewsPost): string | undefined {
    return itemAddress(this.settings.hrefTemplate, post);
  }

  #view(): NewsView {
    const { settings, translate, zones, now } = this.context;
    return {
      layout: settings.layout,
      translate,
      zones,
      now,
      images: settings.images,
      headingLevel: this.contentHeadingLevel,
      urlOf: (post) => this.#urlOf(post),
      progressive: this.progressive,
      select: (event, post) => this.select(event, post),
      isOpen: ({ id }) => this.#open.has(id),
      toggle: ({ id }) => {
        const others = [...this.#open].filter((openId) => openId !== id);
        this.#open = new Set(this.#open.has(id) ? others : [...others, id]);
        this.requestUpdate();
      },
    };
  }

  #loadOlder(): Promise<void> | undefined {
    const { resource, model } = this;
    const { value, mayLoad, onScreen } = resource;
    if (!value || !model || !mayLoad || !onScreen) return undefined;
    const { wanted } = model;
    if (value.nextCursor === null || value.items.length >= wanted) return undefined;
    const { vtc, limit } = this.settings;
    return resource.extend((query, data) => loadNews(query, { vtc, limit, wanted }, data));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-news': VtcNews;
  }
}
