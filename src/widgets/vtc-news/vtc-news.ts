import {
  attributes,
  avatarStyles,
  DataScript,
  formats,
  itemAddress,
  type LoadContext,
  memoizeLast,
  moreButtonStyles,
  Pager,
  property,
  type PropertyValues,
  proseStyles,
  type Query,
  type TemplateResult,
  VtcElement,
} from '../../base.js';
import { vtcNews, vtcNewsPostShape } from '../../contract/element-endpoints.js';
import { moreEn } from '../../locales/more/en.js';
import * as moreIcons from '../more-icon-paths.js';
import { loadNews, type NewsData, noNews, type NewsPost } from './model/news-pages.js';
import { sortedPosts } from './model/posts.js';
import { newsJsonLd } from './model/json-ld.js';
import { news, skeleton } from './templates/news.js';
import { layouts, type NewsView } from './templates/view.js';
import { styles } from './vtc-news.styles.js';

export type { NewsData, NewsPost };

const limits = attributes.wholeNumber({ min: 1, max: 50, fallback: 5 });

/**
 * Shows the news of a company, pinned ones first.
 *
 * @csspart title - Title of a post.
 * @csspart meta - Date and author of a post.
 * @csspart text - Text of a post.
 * @fires {CustomEvent<{ data: NewsData }>} vtc-load - New data, or older news, were loaded.
 * @fires {CustomEvent<{ item: NewsPost }>} vtc-select - A post's link was activated; cancelable.
 */
export class VtcNews extends VtcElement<NewsData> {
  static override readonly texts = moreEn;
  static override styles = [VtcElement.styles, avatarStyles, moreButtonStyles, proseStyles, styles];
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    limit: limits,
    hrefTemplate: attributes.urlTemplate(vtcNewsPostShape),
  };

  /** `list`: with pictures beside the texts; `cards`: side by side; `compact`: title and date. */
  @property() layout = layouts.fallback;
  /** Posts per page, 1 to 50. */
  @property({ type: Number }) limit = limits.fallback;
  /** Adds the posts to the page as JSON-LD, for search engines. */
  @property({ attribute: 'structured-data', type: Boolean }) structuredData = false;

  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = vtcNews.response;
  protected override readonly emptyIcon: string = moreIcons.news;
  readonly #script = new DataScript(this);
  readonly #pager = new Pager(this, { load: () => this.#loadOlder() });
  #open: ReadonlySet<number> = new Set();
  readonly #firstOf = memoizeLast((data: NewsData, count: number): NewsData => ({
    ...data,
    items: sortedPosts(data.items).slice(0, count),
  }));
  /** The last post before older ones were requested, while the focus is on the button. */
  #lastRead: Element | null | undefined;

  load(query: Query, { current }: LoadContext<NewsData>): Promise<NewsData> {
    const wanted = Math.max(this.#limit, current()?.items.length ?? 0);
    return loadNews(query, this.#request(wanted), noNews);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.hasUpdated || !(changed.has('vtc') || changed.has('apiBase'))) return;
    this.#open = new Set();
    this.#pager.reset();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#focusFirstOlder();
    const { data } = this;
    const urlOf = (post: NewsPost) => this.#urlOf(post) ?? location.href;
    const isShown = this.structuredData && data !== null;
    this.#script.write(isShown ? newsJsonLd(data.items, urlOf) : undefined);
  }

  protected override derive(data: NewsData | undefined): NewsData | undefined {
    return data && this.#firstOf(data, this.#limit * this.#pager.pages);
  }

  protected override isEmpty({ items }: NewsData): boolean {
    return items.length === 0;
  }

  protected override get dependencies(): readonly unknown[] {
    return [this.#limit];
  }

  protected defaultHeading(): string {
    return this.language.translate('newsHeading');
  }

  protected emptyText(): string {
    return this.language.translate('noNews');
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(layouts.parse(this.layout), this.#limit);
  }

  protected renderData(data: NewsData): TemplateResult {
    const view = this.#view();
    const { zones, now, translate } = view;
    this.ticker.until(formats.nextMidnight(zones.zone, now));
    const { isLoading, hasFailed } = this.#pager;
    return news(view, data.items, {
      translate,
      text: translate('olderNews'),
      hasMore: this.#hasMore(data),
      isLoading,
      hasFailed,
      more: this.#showOlder,
    });
  }

  get #limit(): number {
    return limits.parse(this.limit);
  }

  #request(wanted: number) {
    return { vtc: this.vtc ?? '', limit: this.#limit, wanted };
  }

  #urlOf(post: NewsPost): string | undefined {
    return itemAddress(this.hrefTemplate, post);
  }

  #view(): NewsView {
    return {
      layout: layouts.parse(this.layout),
      translate: this.language.translate,
      zones: this.zones,
      now: Date.now(),
      images: this.parsedImages,
      headingLevel: this.parsedHeadingLevel + 1,
      urlOf: (post) => this.#urlOf(post),
      select: (event, post) => this.select(event, post),
      isOpen: ({ id }) => this.#open.has(id),
      toggle: ({ id }) => {
        const others = [...this.#open].filter((one) => one !== id);
        this.#open = new Set(this.#open.has(id) ? others : [...others, id]);
        this.requestUpdate();
      },
    };
  }

  #hasMore(shown: NewsData): boolean {
    const { value, mayLoad } = this.resource;
    const isLoaded = (value?.items.length ?? 0) > shown.items.length;
    return isLoaded || (mayLoad && shown.nextCursor !== null);
  }

  #loadOlder(): Promise<void> | undefined {
    const { value, mayLoad, onScreen } = this.resource;
    const wanted = this.#limit * this.#pager.pages;
    const isLoaded = !value || value.nextCursor === null || value.items.length >= wanted;
    if (isLoaded || !mayLoad || !onScreen) return undefined;
    return this.resource.extend((query, data) => loadNews(query, this.#request(wanted), data));
  }

  readonly #showOlder = (): void => {
    const { shadowRoot } = this;
    const isFocused = shadowRoot?.activeElement?.closest('.end');
    this.#lastRead = isFocused && shadowRoot?.querySelector('.news > :last-child');
    if (!this.#pager.isLoading) this.#pager.more();
  };

  /** Moves the focus from the button to the first of the older posts, where the visitor reads on. */
  #focusFirstOlder(): void {
    const first = this.#lastRead?.nextElementSibling?.querySelector<HTMLElement>('.title');
    if (!first) return;
    this.#lastRead = undefined;
    if (this.shadowRoot?.activeElement?.closest('.end')) first.focus({ preventScroll: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-news': VtcNews;
  }
}
