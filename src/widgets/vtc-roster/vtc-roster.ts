import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import * as z from 'zod/mini';
import { avatarStyles } from '../../base/avatar.js';
import { itemAddress } from '../../base/item-link.js';
import type { Read } from '../../base/reader.js';
import { flag, names, number, oneOf } from '../../base/settings.js';
import { VtcElement } from '../../base/vtc-element.js';
import { count } from '../../base/formats.js';
import { pause, systemClock } from '../../client/clock.js';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import { Announcement } from './announcement.js';
import { groups } from './groups.js';
import { Growth } from './growth.js';
import { more } from './more.js';
import { mostMembers, readOn, renewed, type ReadPage } from './pages.js';
import { grouped, peopleOf, type Person } from './people.js';
import type { RosterView, SortKey } from './roster-view.js';
import { folded, searchField } from './search.js';
import { skeleton } from './skeleton.js';
import { sorted } from './sort.js';
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
  #sortKey: SortKey | undefined;
  #isDescending = false;
  #people: readonly Person[] = [];
  #peopleKey: readonly unknown[] = [];
  #found: readonly Person[] = [];
  readonly #announcement = new Announcement(this);
  readonly #growth = new Growth(this, {
    pageSize: () => this.pageSize,
    found: () => this.#found.length,
    hasNext: () => this.resource.asks && typeof this.data?.members.nextCursor === 'number',
    wantsAll: () => Boolean((this.#query || this.#sortKey) && this.resource.onScreen),
    read: (limit) =>
      this.resource.extend(async (read, { members, roles }) => ({
        members: await readOn(this.#pages(read), members, members.items.length + 1, limit),
        roles,
      })),
  });

  protected override get dependencies(): readonly unknown[] {
    return [this.pageSize];
  }

  protected async load(read: Read, show: (value: RosterData) => void): Promise<RosterData> {
    if (!this.data) this.#growth.restart();
    const id = this.vtc ?? '';
    const readPage = this.#pages(read);
    const reading = read(vtcRoles, { id }).catch(() => undefined);
    const first = await readPage(0, this.pageSize);
    const late = pause(patienceMs, systemClock).then(() => null);
    if (!this.data && (await Promise.race([reading, late])) === null) show({ members: first });
    const roles = (await reading) ?? this.data?.roles;
    for (;;) {
      const known = this.data?.members;
      const members = await renewed(readPage, first, known);
      // A page that came meanwhile must not be lost.
      if (known === this.data?.members) return { members, roles };
    }
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
    this.#found = this.#search(data);
    const count = this.#count(data);
    this.#announcement.is(count);
    return html`
      ${this.searchable ? searchField(this.language, this.#query, this.#seek) : nothing}
      <p class="muted">${count}</p>
      <div class="said" role="status">${this.#announcement.said}</div>
      ${groups(this.#view(data))}
      <div class="end" tabindex="-1">${more(this.language, this.#growth)}</div>
    `;
  }

  #pages(read: Read): ReadPage {
    return (cursor, limit) => read(vtcMembers, { idOrHandle: this.vtc ?? '', cursor, limit });
  }

  /** Everybody that is shown, in the order chosen; worked out anew when something of that changes. */
  #everybody({ members, roles }: RosterData): readonly Person[] {
    const { locale } = this.language;
    const key = [members, roles, this.roles, this.#sortKey, this.#isDescending, locale];
    if (key.some((part, place) => part !== this.#peopleKey[place])) {
      const people = peopleOf(members.items, roles?.items ?? [], this.roles ?? []);
      this.#people = sorted(people, this.#sortKey, this.#isDescending, locale);
      this.#peopleKey = key;
    }
    return this.#people;
  }

  #search(data: RosterData): readonly Person[] {
    const query = folded(this.#query);
    return this.#everybody(data).filter(({ sought }) => sought.includes(query));
  }

  /** How many there are, were found, and of how many. */
  #count({ members: { items, total } }: RosterData): string {
    const { language } = this;
    const isPart = items.length < total;
    const isChosen = this.#query || this.roles;
    return [
      (isChosen || !isPart) && language.say('members', { n: this.#found.length }),
      isPart && language.say('countOf', { count: count(language.locale, items.length), n: total }),
      this.#growth.isReading && language.say('loading'),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  #view({ members, roles }: RosterData): RosterView {
    const isGrouped = this.groupBy === 'role' && roles;
    return {
      language: this.language,
      zone: this.zone,
      layout: this.layout,
      groupLevel: Math.min(6, this.headingLevel + 1),
      images: this.images,
      groups: isGrouped ? grouped(this.#found) : [{ title: undefined, people: this.#found }],
      limit: this.#growth.limit,
      isComplete: members.nextCursor === null,
      sortKey: this.#sortKey,
      isDescending: this.#isDescending,
      sort: this.groupBy === 'none' ? this.#sort : undefined,
      href: ({ member }) => itemAddress(this.hrefTemplate, member),
      select: (event, { member }) => this.select(event, member),
    };
  }

  readonly #seek = (query: string): void => {
    this.#query = query;
    this.#growth.restart();
  };

  readonly #sort = (key: SortKey): void => {
    this.#isDescending = this.#sortKey === key && !this.#isDescending;
    this.#sortKey = key;
    this.#growth.restart();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
