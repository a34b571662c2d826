import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import * as z from 'zod/mini';
import { avatarStyles } from '../../base/avatar.js';
import { count } from '../../base/formats.js';
import { itemAddress, itemLink } from '../../base/item-link.js';
import type { Read } from '../../base/reader.js';
import { flag, names, number, oneOf } from '../../base/settings.js';
import { VtcElement } from '../../base/vtc-element.js';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import { Announcement } from './announcement.js';
import { groups } from './groups.js';
import { Growth } from './growth.js';
import { mostMembers, readOn, renewed, type ReadPage } from './pages.js';
import { grouped, peopleOf, type Person } from './people.js';
import type { RosterView } from './roster-view.js';
import { folded } from './search.js';
import { skeleton } from './skeleton.js';
import { sort, sortButtons, type SortKey } from './sort.js';
import { styles } from './vtc-roster.styles.js';

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
  static override styles = [VtcElement.styles, avatarStyles, styles].flat();

  static override properties: PropertyDeclarations = {
    ...VtcElement.properties,
    layout: oneOf(['grid', 'list']),
    groupBy: oneOf(['role', 'none'], 'group-by'),
    roles: names(),
    searchable: flag(),
    pageSize: number(1, mostMembers, 50, 'page-size'),
  };

  /** `grid`: cards; `list`: rows with the day of joining. */
  layout: 'grid' | 'list' = 'grid';
  /** `role`: under the highest role of each; `none`: one list that can be sorted. */
  groupBy: 'role' | 'none' = 'role';
  /** Names of roles with commas between them; only who has one of these is shown. */
  roles?: readonly string[];
  /** Shows a field that finds members by name. */
  searchable = false;
  /** Members a page, 1 to 100; default 50. */
  pageSize = 50;

  protected readonly defaultRefreshSeconds = 900;
  protected readonly dataSchema = rosterData;
  #query = '';
  #sortKey: SortKey;
  #people: readonly Person[] = [];
  #peopleKey: readonly unknown[] = [];
  readonly #announcement = new Announcement();
  readonly #growth = new Growth(this, (isForAll) =>
    this.resource.extend(async (read, { members, roles }) => ({
      members: await readOn(
        this.#pages(read),
        members,
        members.items.length + 1,
        isForAll ? mostMembers : this.pageSize,
      ),
      roles,
    })),
  );

  protected async load(read: Read, show: (value: RosterData) => void): Promise<RosterData> {
    if (!this.data) this.#growth.restart();
    const readPage = this.#pages(read);
    const reading = read(vtcRoles, { id: this.vtc ?? '' }).catch(() => undefined);
    const first = await readPage(0, this.pageSize);
    const late = setTimeout(() => this.data || show({ members: first }), patienceMs);
    const roles = (await reading) ?? this.data?.roles;
    clearTimeout(late);
    return { members: await renewed(readPage, first, this.data?.members ?? first), roles };
  }

  protected override isEmpty({ members }: RosterData): boolean {
    return members.items.length === 0;
  }

  protected defaultHeading(): string {
    return this.language.say('rosterHeading');
  }

  protected emptyText(): string {
    return this.language.say('members', { n: 0 });
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.layout);
  }

  protected renderData(data: RosterData): TemplateResult {
    const { language, resource } = this;
    const found = this.#everybody(data).filter(({ sought }) => sought.includes(this.#query));
    const limit = this.pageSize * this.#growth.pages;
    const amount = this.#amount(data, found.length);
    return html`${
        this.searchable
          ? html`<label
              >${language.say('search')}<input class="button" type="search" @input=${this.#seek}
            /></label>`
          : nothing
      }
      <p class="muted" role="status">${this.#announcement.of(amount, this.ticker)}</p>
      ${this.groupBy === 'none' ? sortButtons(language, this.#sortKey, this.#sort) : nothing}
      ${groups(this.#view(data, found, limit))}
      ${this.#growth.end(
        language,
        found.length > limit,
        resource.asks && Boolean(data.members.nextCursor),
        resource.onScreen && Boolean(this.#query || this.#sortKey),
      )}`;
  }

  #pages(read: Read): ReadPage {
    return (cursor, limit) => read(vtcMembers, { idOrHandle: this.vtc ?? '', cursor, limit });
  }

  /** Everybody that is shown, in the order chosen; worked out anew when something of that changes. */
  #everybody(data: RosterData): readonly Person[] {
    const { locale, say } = this.language;
    const { members, roles } = data;
    const key = [data, this.roles, this.#sortKey, locale];
    if (key.some((part, place) => part !== this.#peopleKey[place])) {
      this.#peopleKey = key;
      const people = peopleOf(members.items, roles?.items ?? [], this.roles ?? [], say('owner'));
      this.#people = sort(people, this.#sortKey, locale);
    }
    return this.#people;
  }

  /** How many were found, and among how many while not all are there. */
  #amount({ members: { items, total } }: RosterData, found: number): string {
    const { say, locale } = this.language;
    const isPart = items.length < total;
    const isChosen = this.#query || this.roles || !isPart;
    return [
      isChosen && say('members', { n: found }),
      isPart && say('countOf', { count: count(locale, items.length), n: total }),
      this.#growth.isReading && say('loading'),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  #view({ members, roles }: RosterData, found: readonly Person[], limit: number): RosterView {
    const { language, zone, layout, images, headingLevel } = this;
    return {
      language,
      zone,
      layout,
      images,
      headingLevel,
      limit,
      groups: grouped(found, this.groupBy === 'role' && Boolean(roles)),
      plus: members.nextCursor ? '+' : '',
      link: (member, name) =>
        itemLink(itemAddress(this.hrefTemplate, member), name, (event) =>
          this.select(event, member),
        ),
    };
  }

  readonly #seek = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    this.#query = folded(target.value);
    this.#growth.restart();
  };

  readonly #sort = (key: SortKey): void => {
    this.#sortKey = key;
    this.#growth.restart();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
