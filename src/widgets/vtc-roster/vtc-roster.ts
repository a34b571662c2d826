import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Query } from '../../element/query.js';
import { choice, names, type SettingFault, wholeNumber } from '../../element/settings.js';
import { VtcElement } from '../../element/vtc-element.js';
import { avatarStyles } from '../../ui/avatar.js';
import type { IconName } from '../../ui/icons.js';
import { mostMembers } from './model/member-pages.js';
import { rosterModel, type RosterModel } from './model/roster-model.js';
import { searchName } from './model/search-name.js';
import { nextOrder, type SortKey, unsorted } from './model/sort-order.js';
import { Pager } from './pager.js';
import { amountText } from './parts/amount.js';
import { roster } from './parts/roster.js';
import { searchField } from './parts/search-field.js';
import { skeleton } from './parts/skeleton.js';
import { loadMore, loadRoster, rosterData, type RosterData } from './roster-data.js';
import { groupings, layouts, pageSizes, rosterFaults } from './roster-settings.js';
import { tableStyles } from './roster-table.styles.js';
import { styles } from './vtc-roster.styles.js';

export type { RosterData };

/**
 * Shows everybody in a company, those in charge first.
 *
 * @csspart search - The search field with its sign and its button.
 * @csspart group - The heading of a group.
 * @fires {CustomEvent<{ data: RosterData }>} vtc-load - There is a new answer, or more of the members.
 * @fires {CustomEvent<{ item: Member }>} vtc-select - A member's link was activated; cancelable.
 */
export class VtcRoster extends VtcElement<RosterData> {
  static override styles = [VtcElement.styles, avatarStyles, styles, tableStyles];

  /** `grid`: people with their pictures; `list`: a table with roles and the day of joining. */
  @property() layout: 'grid' | 'list' = 'grid';
  /** `role`: under the highest role of each; `none`: one list. */
  @property({ attribute: 'group-by' }) groupBy: 'role' | 'none' = 'role';
  /**
   * Names of roles with commas between them; only who has one of these is shown. `Owner` is known in every language.
   * @list ,
   */
  @property() roles?: string;
  /** Shows a field that finds members by name. */
  @property({ type: Boolean }) searchable = false;
  /**
   * Members a page, 1 to 100; default 50.
   * @min 1
   * @max 100
   */
  @property({ attribute: 'page-size', type: Number }) pageSize = 50;

  protected readonly defaultRefreshSeconds = 900;
  protected readonly dataSchema = rosterData;
  protected override readonly emptySign: IconName = 'people';
  readonly #model = rosterModel();
  readonly #pager = new Pager(this, () => this.#readOn());
  #search = '';
  #sortOrder = unsorted;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const model = this.#shown;
    const isAsked = model?.filter === 'name' || this.#pager.pages > 1;
    // Progress is seen; a screen reader hears how it ended.
    if (!model || !isAsked) this.announcement = '';
    else if (!this.#pager.isReading) this.announcement = amountText(this.#amount(model));
  }

  protected load(query: Query, show: (value: RosterData) => void): Promise<RosterData> {
    if (!this.data) this.#pager.show();
    return loadRoster(query, {
      vtc: this.vtc ?? '',
      pageSize: this.#pageSize,
      shown: () => this.data,
      show,
    });
  }

  protected override isEmpty({ members }: RosterData): boolean {
    return members.items.length === 0;
  }

  protected override settingFaults(): SettingFault[] {
    const { layout, groupBy, pageSize } = this;
    const unknownRoles = this.#shown?.unknownRoles ?? [];
    return [...super.settingFaults(), ...rosterFaults({ layout, groupBy, pageSize, unknownRoles })];
  }

  protected defaultHeading(): string {
    return this.language.translate('membersTitle');
  }

  protected emptyText(): string {
    return this.language.translate('noMembers');
  }

  protected override renderHeadingAside(): unknown {
    const { translate } = this.language;
    const hasPeople = this.state === 'ready' || this.state === 'loading';
    if (!this.searchable || !hasPeople) return nothing;
    return searchField({
      translate,
      text: this.#search,
      prepare: () => this.data?.members.items.forEach(searchName),
      search: this.#find,
    });
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton({
      layout: choice(layouts, this.layout),
      isGrouped: this.#isGrouped,
      pageSize: this.#pageSize,
    });
  }

  protected renderData(data: RosterData): TemplateResult {
    const model = this.#modelOf(data);
    const pager = this.#pager;
    const { translate } = this.language;
    return roster({
      model,
      layout: choice(layouts, this.layout),
      translate,
      zones: this.zones,
      images: this.shownImages,
      hrefTemplate: this.hrefTemplate,
      headingLevel: this.shownHeadingLevel + 1,
      isComplete: !data.members.nextCursor,
      sortOrder: this.#sortOrder,
      sort: this.#sort,
      select: (event, member) => this.select(event, member),
      amount: this.#amount(model),
      end: {
        translate,
        hasMore: model.found > this.#limit || this.#canReadMore(model),
        isReading: pager.isReading,
        hasFailed: pager.hasFailed,
        more: pager.more,
      },
    });
  }

  get #isGrouped(): boolean {
    return choice(groupings, this.groupBy) === 'role';
  }

  get #pageSize(): number {
    return wholeNumber(this.pageSize, pageSizes);
  }

  get #limit(): number {
    return this.#pageSize * this.#pager.pages;
  }

  get #shown(): RosterModel | undefined {
    const { value } = this.resource;
    return value && this.#modelOf(value);
  }

  #modelOf({ members, roles }: RosterData): RosterModel {
    const { translate, locale } = this.language;
    return this.#model({
      members,
      roles: roles?.items,
      wanted: names(this.roles),
      owner: translate('owner'),
      isGrouped: this.#isGrouped,
      hasLeaders: choice(layouts, this.layout) === 'grid',
      search: this.#search,
      sortOrder: this.#sortOrder,
      locale,
      limit: this.#limit,
    });
  }

  #amount({ known, total, found, filter }: RosterModel) {
    const { translate } = this.language;
    return { translate, known, total, found, filter, showAll: () => this.#find('') };
  }

  /** A search, some roles and an order are about all members, so that all are read without a button. */
  #canReadMore({ isComplete, isAboutAll }: RosterModel): boolean {
    return !isComplete && this.resource.asks && !isAboutAll;
  }

  /** Reads on where more is wanted than there is, and only while it is seen. */
  #readOn(): Promise<void> | undefined {
    const { resource } = this;
    const model = this.#shown;
    if (!model || model.isComplete || !resource.asks || !resource.onScreen) return undefined;
    if (!model.isAboutAll && model.known >= this.#limit) return undefined;
    const more = model.isAboutAll ? mostMembers - 1 : this.#pageSize;
    return resource.extend((query, data) => loadMore(query, data, { vtc: this.vtc ?? '', more }));
  }

  readonly #find = (text: string): void => {
    this.#search = text;
    this.#pager.show();
  };

  readonly #sort = (key: SortKey): void => {
    this.#sortOrder = nextOrder(this.#sortOrder, key);
    this.#pager.show();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
