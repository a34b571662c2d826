import { property } from 'lit/decorators.js';
import { html, nothing, type TemplateResult } from 'lit';
import * as z from 'zod/mini';
import { avatarStyles } from '../../ui/avatar.js';
import type { Read } from '../../element/reader.js';
import { VtcElement } from '../../element/vtc-element.js';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import { drawn, type RosterView } from './groups.js';
import { sorted, type Order } from './order.js';
import { mostMembers, readOn, unread, type Members, type ReadPage } from './pages.js';
import { Paging } from './paging.js';
import { grouped, peopleOf } from './people.js';
import { remembered } from './remembered.js';
import { folded } from './search.js';
import {
  choice,
  choiceFault,
  names,
  numberFault,
  type SettingFault,
  wholeNumber,
} from '../../element/settings.js';
import { skeleton } from './skeleton.js';
import { styles } from './vtc-roster.styles.js';

const layouts = ['grid', 'list'] as const;
const groupings = ['role', 'none'] as const;
const pageSizes = { minimum: 1, maximum: mostMembers, fallback: 50 };

const rosterData = z.object({
  members: vtcMembers.response,
  roles: z.optional(vtcRoles.response),
});

/** The members that were read, and the roles; these are missing where they could not be read. */
export type RosterData = z.infer<typeof rosterData>;

/** How long members wait for the order of their groups. */
const patienceMs = 1000;

/**
 * Shows everybody in a company, in the company's own order.
 *
 * @csspart group - The heading of a group.
 * @fires {CustomEvent<{ data: RosterData }>} vtc-load - There is a new answer, or more of the members.
 * @fires {CustomEvent<{ item: Member }>} vtc-select - A member's link was activated; cancelable.
 */
export class VtcRoster extends VtcElement<RosterData> {
  static override styles = [VtcElement.styles, avatarStyles, styles];

  /** `grid`: cards; `list`: rows with the day of joining. */
  @property() layout: 'grid' | 'list' = 'grid';
  /** `role`: under the highest role of each; `none`: one list that can be sorted. */
  @property({ attribute: 'group-by' }) groupBy: 'role' | 'none' = 'role';
  /**
   * Names of roles with commas between them; only who has one of these is shown.
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
  readonly #paging = new Paging(this);
  /** Members a page. */
  get #pageSize(): number {
    return wholeNumber(this.pageSize, pageSizes);
  }

  readonly #people = remembered(peopleOf);
  readonly #sorted = remembered(sorted);
  #query = '';
  #order: Order = { key: 'name', direction: 0 };

  protected async load(read: Read, show: (value: RosterData) => void): Promise<RosterData> {
    if (!this.data) this.#paging.show();
    const readPage = this.#pagesOf(read);
    const reading = read(vtcRoles, { id: this.vtc ?? '' }).catch(() => undefined);
    const first = await readOn(readPage, unread, () => this.#pageSize);
    const late = setTimeout(() => this.data || show({ members: first }), patienceMs);
    const roles = (await reading) ?? this.data?.roles;
    clearTimeout(late);
    const known = () => (this.data?.members ?? first).nextCursor ?? Infinity;
    return { members: await readOn(readPage, first, known), roles };
  }

  protected override isEmpty({ members }: RosterData): boolean {
    return members.items.length === 0;
  }

  protected override settingFaults(): SettingFault[] {
    return [
      ...super.settingFaults(),
      ...choiceFault('layout', this.layout, layouts),
      ...choiceFault('group-by', this.groupBy, groupings),
      ...numberFault('page-size', this.pageSize, pageSizes),
    ];
  }

  protected defaultHeading(): string {
    return this.language.translate('membersTitle');
  }

  protected emptyText(): string {
    return this.language.translate('members', { count: 0 });
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(choice(layouts, this.layout));
  }

  protected renderData({ members, roles }: RosterData): TemplateResult {
    const { translate, locale } = this.language;
    const owner = translate('owner');
    const everybody = this.#sorted(
      this.#people(members.items, owner, roles?.items, names(this.roles)),
      this.#order,
      locale,
    );
    const found = everybody.filter(({ sought }) => sought.includes(this.#query));
    const limit = this.#pageSize * this.#paging.pages;
    const isGrouped = choice(groupings, this.groupBy) === 'role';
    const view: RosterView = {
      host: this,
      translate,
      locale,
      zone: this.zones.zone,
      order: this.#order,
      choose: (order) => {
        this.#order = order;
        this.#paging.show();
      },
      select: (event, member) => this.select(event, member),
    };
    return html`${
        this.searchable
          ? html`<label
              >${translate('search')}<input class="button" type="search" @input=${this.#seek}
            /></label>`
          : nothing
      }
      <p class="muted" role="status">${this.#amount(members, found.length)}</p>
      ${drawn(view, grouped(found, isGrouped && Boolean(roles)), limit, members.nextCursor ? '+' : '')}
      ${this.#paging.end(
        translate,
        found.length > limit ||
          (members.nextCursor !== null && this.resource.asks && !this.#wantsAll),
      )}`;
  }

  get #wantsAll(): boolean {
    return Boolean(this.#query || this.roles || this.#order.direction);
  }

  /** @internal Reads on where more is wanted than there is: all of it for a search, some roles or an order, and only while it is seen. */
  next(): Promise<void> | undefined {
    const { resource } = this;
    const pageSize = this.#pageSize;
    const members = resource.value?.members;
    if (!members?.nextCursor || !resource.asks || !resource.onScreen) return undefined;
    if (!this.#wantsAll && members.items.length >= pageSize * this.#paging.pages) return undefined;
    const more = this.#wantsAll ? mostMembers - 1 : pageSize;
    return resource.extend(async (read, data) => {
      const end = Number(data.members.nextCursor) + more;
      return { ...data, members: await readOn(this.#pagesOf(read), data.members, () => end) };
    });
  }

  #pagesOf(read: Read): ReadPage {
    return (cursor, limit) => read(vtcMembers, { idOrHandle: this.vtc ?? '', cursor, limit });
  }

  /** How many were found, and among how many while not all are there. */
  #amount({ items, total }: Members, found: number): string {
    const { translate } = this.language;
    const isPart = items.length < total;
    const isChosen = this.#query || this.roles || !isPart;
    return [
      isChosen && translate('members', { count: found }),
      isPart && translate('membersShown', { shown: items.length, total }),
      this.#paging.reading && '…',
    ]
      .filter(Boolean)
      .join(' · ');
  }

  readonly #seek = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    this.#query = folded(target.value);
    this.#paging.show();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
