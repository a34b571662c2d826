import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { memoizeLast } from '../../cache/memoize.js';
import { memberShape } from '../../contract/element-endpoints.js';
import { names, oneOf, urlTemplate, wholeNumber } from '../../element/attributes.js';
import type { LoadContext } from '../../element/loader.js';
import { Pager } from '../../element/pager.js';
import type { Query } from '../../element/query.js';
import { VtcElement } from '../../element/vtc-element.js';
import { avatarStyles } from '../../ui/avatar.js';
import { icons } from '../../ui/icons.js';
import { maxPageSize } from './model/member-pages.js';
import { rosterModel, type RosterModel } from './model/roster-model.js';
import { searchName } from './model/search-name.js';
import { nextOrder, type SortKey, type SortOrder } from './model/sort-order.js';
import { headingAside, memberCountText } from './templates/header.js';
import { roster } from './templates/roster.js';
import { skeleton } from './templates/skeleton.js';
import { loadMore, loadRoster, rosterData, type RosterData } from './roster-data.js';
import { tableStyles } from './roster-table.styles.js';
import { styles } from './vtc-roster.styles.js';

export type { RosterData };

const layouts = oneOf('grid', 'list');
const groupings = oneOf('role', 'none');
/** Maximum number of members rendered while the visitor is typing: about one screen. */
const rowsWhileTyping = 20;
/** Debounce: a visitor has finished typing if no letter follows within this time. */
const typingMs = 300;
const pageSizes = wholeNumber({ min: 1, max: maxPageSize, fallback: 50 });

/**
 * Shows the members of a company, its leaders first.
 *
 * @csspart search - Search field with its icon and its button.
 * @csspart group - Heading of a group.
 * @fires {CustomEvent<{ data: RosterData }>} vtc-load - New data, or more members, were loaded.
 * @fires {CustomEvent<{ item: Member }>} vtc-select - A member's link was activated; cancelable.
 */
export class VtcRoster extends VtcElement<RosterData> {
  static override styles = [VtcElement.styles, avatarStyles, styles, tableStyles];
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    groupBy: groupings,
    pageSize: pageSizes,
    roles: names,
    hrefTemplate: urlTemplate(memberShape),
  };

  /** `grid`: members with their pictures; `list`: a table with roles and joining dates. */
  @property() layout = layouts.fallback;
  /** `role`: grouped by the highest role of each member; `none`: one list. */
  @property({ attribute: 'group-by' }) groupBy = groupings.fallback;
  /** Comma-separated names of roles; only members with one of them are shown. `Owner` works in every language. */
  @property() roles?: string;
  /** Shows a field that searches members by name. */
  @property({ type: Boolean }) searchable = false;
  /** Members per page, 1 to 100; default 50. */
  @property({ attribute: 'page-size', type: Number }) pageSize = pageSizes.fallback;

  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = rosterData;
  protected override readonly emptyIcon: string = icons.people;
  readonly #createModel = rosterModel();
  readonly #pager = new Pager(this, { load: () => this.#loadMore(), maxScrolled: 3 });
  readonly #parseRoles = memoizeLast((roles: string | undefined) => names.parse(roles));
  /** Timer of the end of typing; undefined if the visitor is not typing. */
  #typing: ReturnType<typeof setTimeout> | undefined;
  #model: RosterModel | undefined;
  #search = '';
  #sortOrder: SortOrder;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.hasUpdated && (changed.has('vtc') || changed.has('apiBase'))) this.#pager.reset();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const name of this.#model?.unknownRoles ?? [])
      this.ownerConsole.warnInvalid('roles', name, 'use names of roles that the company has');
  }

  load(query: Query, context: LoadContext<RosterData>): Promise<RosterData> {
    return loadRoster(query, { ...context, vtc: this.vtc ?? '', pageSize: this.#pageSize });
  }

  protected override derive(data: RosterData | undefined): RosterData | undefined {
    this.#model = data && this.#modelOf(data);
    this.#updateAnnouncement();
    return data;
  }

  /** Announces the number of members after a search or more pages; once at the end, not for each letter or page. */
  #updateAnnouncement(): void {
    const model = this.#model;
    const hasVisitorAction = model?.filter === 'name' || this.#pager.pages > 1;
    if (!model || !hasVisitorAction) this.announcement = '';
    else if (!this.#pager.isLoading && !this.#typing)
      this.announcement = memberCountText(this.language.translate, model);
  }

  protected override isEmpty({ members }: RosterData): boolean {
    return members.items.length === 0;
  }

  protected defaultHeading(): string {
    return this.language.translate('membersTitle');
  }

  protected emptyText(): string {
    return this.language.translate('noMembers');
  }

  protected override renderHeadingAside(): unknown {
    if (this.state !== 'ready' && this.state !== 'loading') return nothing;
    const search = {
      text: this.#search,
      prepare: () => this.data?.members.items.forEach(searchName),
      search: this.#setSearch,
    };
    return headingAside(this.language.translate, this.#model, this.searchable ? search : undefined);
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(layouts.parse(this.layout), this.#isGrouped, this.#pageSize);
  }

  protected renderData(data: RosterData): TemplateResult {
    const model = this.#model ?? this.#modelOf(data);
    const pager = this.#pager;
    const { translate } = this.language;
    // For a filter or a sort order, all members are loaded without the button.
    const needsLoadButton = !model.isComplete && !model.needsAllMembers && this.resource.mayLoad;
    return roster({
      model,
      layout: layouts.parse(this.layout),
      translate,
      zones: this.zones,
      images: this.parsedImages,
      hrefTemplate: this.hrefTemplate,
      headingLevel: this.parsedHeadingLevel + 1,
      sortOrder: this.#sortOrder,
      sort: this.#sortBy,
      select: (event, member) => this.select(event, member),
      showAll: () => this.#setSearch(''),
      end: {
        translate,
        hasMore: model.matchCount > this.#limit || needsLoadButton,
        isLoading: pager.isLoading,
        hasFailed: pager.hasFailed,
        more: pager.more,
      },
    });
  }

  get #isGrouped(): boolean {
    return groupings.parse(this.groupBy) === 'role';
  }

  get #pageSize(): number {
    return pageSizes.parse(this.pageSize);
  }

  get #limit(): number {
    return this.#pageSize * this.#pager.pages;
  }

  #modelOf({ members, roles }: RosterData): RosterModel {
    const { translate, locale } = this.language;
    return this.#createModel({
      members,
      roles: roles?.items,
      roleFilter: this.#parseRoles(this.roles),
      owner: translate('owner'),
      isGrouped: this.#isGrouped,
      hasLeaders: layouts.parse(this.layout) === 'grid',
      search: this.#search,
      sortOrder: this.#sortOrder,
      locale,
      limit: this.#typing ? Math.min(this.#limit, rowsWhileTyping) : this.#limit,
    });
  }

  /** Loads the next page if the element is near the viewport and shows more members than are loaded. */
  #loadMore(): Promise<void> | undefined {
    const { resource } = this;
    const model = this.#model;
    if (!model || model.isComplete || !resource.mayLoad || !resource.onScreen) return undefined;
    const isBackground = model.needsAllMembers;
    // Not the number of loaded members: those that could not be parsed are not among them.
    const nextOffset = resource.value?.members.nextCursor ?? Infinity;
    if (isBackground ? this.#typing : nextOffset >= this.#limit) return undefined;
    // Each page repeats at least one loaded member.
    const more = isBackground ? maxPageSize - 1 : this.#pageSize;
    const options = { vtc: this.vtc ?? '', more, isBackground };
    return resource.extend((query, data) => loadMore(query, data, options));
  }

  readonly #setSearch = (text: string): void => {
    this.#search = text;
    clearTimeout(this.#typing);
    const finish = () => {
      this.#typing = undefined;
      this.requestUpdate();
    };
    this.#typing = text ? setTimeout(finish, typingMs) : undefined;
    this.#pager.reset();
  };

  readonly #sortBy = (key: SortKey): void => {
    this.#sortOrder = nextOrder(this.#sortOrder, key);
    this.#pager.reset();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
