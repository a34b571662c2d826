import {
  attributes,
  avatarStyles,
  type DeriveContext,
  icons,
  type LoadContext,
  nothing,
  Pager,
  property,
  type PropertyValues,
  type Query,
  type SettingsOf,
  type TemplateResult,
  VtcElement,
} from '../../base.js';
import { memberShape } from '../../contract/element-endpoints.js';
import { vtcRoster } from '../../locales/en.js';
import { loadMore, loadRoster, maxPageSize, rosterData, type RosterData } from './data.js';
import { type RosterContext, rosterModel, type RosterModel } from './model/roster-model.js';
import { searchName } from './model/search-name.js';
import { nextOrder, type SortKey, type SortOrder } from './model/sort-order.js';
import { headerStyles } from './header.styles.js';
import { tableStyles } from './roster-table.styles.js';
import { headingAside, memberCountText } from './templates/header.js';
import { roster } from './templates/roster.js';
import { isAlone, orderText, sortControl } from './templates/table.js';
import { skeleton } from './templates/skeleton.js';
import { styles } from './vtc-roster.styles.js';

export type { RosterData };

const layouts = attributes.oneOf('grid', 'list');
const groupings = attributes.oneOf('role', 'none');
/** Debounce: a visitor has finished typing if no letter follows within this time. */
const typingMs = 300;
const pageSizes = attributes.wholeNumber({ min: 1, max: maxPageSize, fallback: 50 });

/**
 * Shows the members of a company, its leaders first.
 *
 * @csspart search - Search field with its icon and its button.
 * @csspart group - Heading of a group.
 * @fires {CustomEvent<{ data: RosterData }>} vtc-load - New data, or more members, were loaded.
 * @fires {CustomEvent<{ item: Member }>} vtc-select - A member's link was activated; cancelable.
 */
export class VtcRoster extends VtcElement<RosterData, RosterModel> {
  static override styles = [VtcElement.styles, avatarStyles, headerStyles, styles, tableStyles];
  static override readonly texts = vtcRoster;
  static override readonly stateTexts = {
    heading: 'membersTitle',
    failed: 'failedMembers',
    empty: 'noMembers',
  } as const;
  static override readonly attributeTypes = {
    ...VtcElement.attributeTypes,
    layout: layouts,
    groupBy: groupings,
    pageSize: pageSizes,
    roles: attributes.names,
    searchable: attributes.flag,
    hrefTemplate: attributes.urlTemplate(memberShape),
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

  declare readonly settings: SettingsOf<typeof VtcRoster.attributeTypes>;
  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = rosterData;
  protected override readonly emptyIcon: string = icons.people;
  protected override readonly derive = rosterModel();
  readonly #pager = new Pager(this, {
    load: () => this.#loadMore(),
    settled: () => this.#announceCount(),
  });
  /** Timer of the end of typing; undefined if the visitor is not typing. */
  #typing: ReturnType<typeof setTimeout> | undefined;
  #search = '';
  #sortOrder: SortOrder;

  load(query: Query, context: LoadContext<RosterData>): Promise<RosterData> {
    return loadRoster(query, {
      ...context,
      vtc: this.settings.vtc,
      pageSize: this.settings.pageSize,
    });
  }

  override get context(): DeriveContext<VtcRoster['settings']> & RosterContext {
    return {
      ...super.context,
      settings: this.settings,
      search: this.settings.searchable ? this.#search : '',
      sortOrder: this.#sortOrder,
      pages: this.#pager.pages,
      isTyping: this.#typing !== undefined,
    };
  }

  protected override companyChanged(): void {
    this.#pager.reset();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const name of this.model?.unknownRoles ?? [])
      this.ownerConsole.warnInvalid('roles', name, 'use names of roles that the company has');
  }

  /** Shows all that match. Their number is announced when all members are loaded: in the same update if they are. */
  #endTyping(): void {
    const wasTyping = this.#typing !== undefined;
    this.#typing = undefined;
    this.requestUpdate();
    // A search that has just been cleared has no model yet.
    if (wasTyping && this.model?.isComplete) this.#announceCount();
    else void this.#pager.idle().then(() => this.#announceCount());
  }

  /** Announces the number of members after a search or a press of the button, not for each letter or after scrolling. */
  #announceCount(): void {
    const { model } = this;
    if (this.#typing || !model) return;
    if (this.#pager.hasFailed) this.announceFailure();
    else this.announce(memberCountText(this.language.translate, model));
  }

  /** Announces a new order, which a screen reader does not see; not before all members are loaded. */
  #announceOrder(): void {
    const { model, context } = this;
    if (this.#pager.hasFailed) this.announceFailure();
    else if (model) this.announce(orderText({ ...context, model }));
  }

  protected override isEmpty({ loadedCount }: RosterModel): boolean {
    return loadedCount === 0;
  }

  protected override renderHeadingAside(): unknown {
    if (this.state !== 'ready' && this.state !== 'loading') return nothing;
    const search = {
      text: this.#search,
      prepare: () => this.data?.members.items.forEach(searchName),
      search: this.#setSearch,
    };
    const { settings, model, context } = this;
    const { searchable, layout, groupBy } = settings;
    const isGrouped = model?.isGrouped ?? groupBy === 'role';
    const aside = headingAside(context.translate, model, searchable ? search : undefined);
    return layout === 'grid' && !isGrouped && !isAlone(model)
      ? [aside, sortControl({ ...context, model, sort: this.#sortBy })]
      : aside;
  }

  protected renderSkeleton(): TemplateResult {
    const { layout, groupBy, pageSize } = this.settings;
    return skeleton(layout, groupBy === 'role', pageSize);
  }

  protected renderData(model: RosterModel): TemplateResult {
    const { translate, zones, settings, sortOrder } = this.context;
    // For a filter or a sort order, all members are loaded without the button.
    const needsLoadButton = !model.isComplete && !model.needsAllMembers && this.resource.mayLoad;
    return roster({
      model,
      layout: settings.layout,
      images: settings.images,
      hrefTemplate: settings.hrefTemplate,
      translate,
      zones,
      headingLevel: this.contentHeadingLevel,
      sortOrder,
      sort: this.#sortBy,
      select: (event, member) => this.select(event, member),
      showAll: () => this.#setSearch(''),
      progressive: this.progressive,
      end: {
        translate,
        count: Math.min(
          settings.pageSize,
          (needsLoadButton ? model.totalCount : model.matchCount) - model.limit,
        ),
        hasMore: model.matchCount > model.limit || needsLoadButton,
        failedText: this.failedText(),
        name: this.contentName,
        pager: this.#pager,
      },
    });
  }

  /** Loads the next page if the element is near the viewport and shows more members than are loaded. */
  #loadMore(): Promise<void> | undefined {
    const { resource, model, settings } = this;
    if (!model || model.isComplete || !resource.mayLoad || !resource.onScreen) return undefined;
    const isBackground = model.needsAllMembers;
    // Not the number of loaded members: those that could not be parsed are not among them.
    const nextOffset = resource.value?.members.nextCursor ?? Infinity;
    if (isBackground ? this.#typing : nextOffset >= model.limit) return undefined;
    // Each page repeats at least one loaded member.
    const more = isBackground ? maxPageSize - 1 : settings.pageSize;
    const options = { vtc: settings.vtc, more, isBackground };
    return resource.extend((query, data) => loadMore(query, data, options));
  }

  readonly #setSearch = (text: string): void => {
    this.#search = text;
    clearTimeout(this.#typing);
    this.#pager.reset();
    if (text) this.#typing = setTimeout(() => this.#endTyping(), typingMs);
    else this.#endTyping();
    // Without a match, no rows are shown that can stay until the next paint.
    if (this.model?.matchCount) this.progressive.postpone();
  };

  readonly #sortBy = (key: SortKey): void => {
    this.#sortOrder = nextOrder(this.#sortOrder, key);
    this.#pager.reset();
    this.progressive.postpone();
    // After the new order is painted: its ends are found by comparing all members.
    void this.#pager.idle().then(() => setTimeout(() => this.#announceOrder()));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
