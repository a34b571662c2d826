import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import * as z from 'zod/mini';
import { avatarStyles } from '../../base/avatar.js';
import { count } from '../../base/formats.js';
import { cached } from '../../base/intl-cache.js';
import { itemAddress, itemLink } from '../../base/item-link.js';
import type { Read } from '../../base/reader.js';
import { flag, names, number, oneOf, settings } from '../../base/settings.js';
import { VtcElement } from '../../base/vtc-element.js';
import { VtcError } from '../../client/errors.js';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import { drawn, type RosterView } from './groups.js';
import { mostMembers, readOn, renewed, type ReadPage } from './pages.js';
import { grouped, peopleOf, type Person } from './people.js';
import { folded } from './search.js';
import { skeleton } from './skeleton.js';
import { styles } from './vtc-roster.styles.js';

const rosterData = z.object({
  members: vtcMembers.response,
  roles: z.optional(vtcRoles.response),
});

/** The members that were read, and the roles; these are missing where they could not be read. */
export type RosterData = z.infer<typeof rosterData>;

/** How long members wait for the order of their groups. */
const patienceMs = 1000;

/** Pages that scrolling brings before the button is needed, so that what is below the list can be reached. */
const mostScrolled = 3;

/**
 * Shows everybody in a company, in the company's own order.
 *
 * @csspart group - The heading of a group.
 * @fires {CustomEvent<{ data: RosterData }>} vtc-load - There is a new answer, or more of the members.
 * @fires {CustomEvent<{ item: Member }>} vtc-select - A member's link was activated; cancelable.
 */
export class VtcRoster extends VtcElement<RosterData> {
  static override styles = [VtcElement.styles, avatarStyles, styles];

  static override properties: PropertyDeclarations = settings({
    layout: oneOf(['grid', 'list']),
    groupBy: oneOf(['role', 'none']),
    roles: names(),
    searchable: flag(),
    pageSize: number(1, mostMembers, 50),
  });

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
  /** What an ungrouped list is sorted by; undefined: in the order of the API. */
  #sortKey: 'name' | 'joinedAt' | undefined;
  #people: readonly Person[] = [];
  #peopleKey: readonly unknown[] = [];
  /** How many pages are wanted, and how many of them scrolling brought. */
  #pages = 1;
  #scrolled = 0;
  #reading: Promise<void> | undefined;
  #hasFailed = false;
  readonly #observer = new IntersectionObserver(([end]) => end?.isIntersecting && this.#near(), {
    rootMargin: '200px',
  });

  protected async load(read: Read, show: (value: RosterData) => void): Promise<RosterData> {
    if (!this.data) this.#show();
    const readPage = this.#pagesOf(read);
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
    return this.language.say('membersTitle');
  }

  protected emptyText(): string {
    return this.language.say('members', 0);
  }

  protected renderSkeleton(): TemplateResult {
    return skeleton(this.layout);
  }

  /** Reads on where more is wanted than there is: all of it for a search or an order, and only while it is seen. */
  protected override willUpdate(): void {
    const { resource, pageSize } = this;
    const members = resource.value?.members;
    if (!members?.nextCursor || !resource.asks || !resource.onScreen) return;
    if (this.#reading || this.#hasFailed) return;
    const limit = this.#wantsAll ? mostMembers : pageSize;
    if (this.#wantsAll || members.items.length < pageSize * this.#pages) {
      this.#reading = this.#readOn(limit);
    }
  }

  protected renderData(data: RosterData): TemplateResult {
    const { say } = this.language;
    const { members, roles } = data;
    const found = this.#everybody(data).filter(({ sought }) => sought.includes(this.#query));
    const limit = this.pageSize * this.#pages;
    const isGrouped = this.groupBy === 'role';
    return html`${
        this.searchable
          ? html`<label
              >${say('search')}<input class="button" type="search" @input=${this.#seek}
            /></label>`
          : nothing
      }
      <p class="muted" role="status">${this.#amount(data, found.length)}</p>
      ${isGrouped ? nothing : [this.#order('name', say('name')), this.#order('joinedAt', say('since'))]}
      ${drawn(this.#view, grouped(found, isGrouped && Boolean(roles)), limit, members.nextCursor ? '+' : '')}
      ${this.#end(
        found.length > limit ||
          (members.nextCursor !== null && this.resource.asks && !this.#wantsAll),
      )}`;
  }

  protected override updated(): void {
    super.updated();
    // Observed anew each time, since an end that stays in view is not told of again.
    this.#observer.disconnect();
    const end = this.renderRoot.querySelector('.end button');
    if (end) this.#observer.observe(end);
  }

  get #wantsAll(): boolean {
    return Boolean(this.#query || this.#sortKey);
  }

  #pagesOf(read: Read): ReadPage {
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
      const { compare } = cached(Intl.Collator, locale, { numeric: true });
      const by = this.#sortKey;
      // The digits of timestamps order themselves.
      if (by) people.sort((a, b) => compare(a.member[by], b.member[by]));
      this.#people = people;
    }
    return this.#people;
  }

  /** How many were found, and among how many while not all are there. */
  #amount({ members: { items, total } }: RosterData, found: number): string {
    const { say, locale } = this.language;
    const isPart = items.length < total;
    const isChosen = this.#query || this.roles || !isPart;
    return [
      isChosen && say('members', found),
      isPart && `${count(locale, items.length)} ${say('of')} ${count(locale, total)}`,
      this.#reading && say('loading'),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  get #view(): RosterView {
    const { language, zone, layout, images, headingLevel } = this;
    const { say, locale } = language;
    return {
      say,
      locale,
      zone,
      layout,
      images,
      headingLevel,
      link: (member) =>
        itemLink(
          itemAddress(this.hrefTemplate, member),
          html`<bdi>${member.name.trim() || '—'}</bdi>`,
          (event) => this.select(event, member),
        ),
    };
  }

  /** A button for an order; pressed again, it takes the order back. */
  #order(key: 'name' | 'joinedAt', words: string): TemplateResult {
    const isPressed = key === this.#sortKey;
    const press = () => {
      this.#sortKey = isPressed ? undefined : key;
      this.#show();
    };
    return html`<button part="button" class="button" aria-pressed=${isPressed} @click=${press}>
      ${words}
    </button> `;
  }

  /** The end of the list: the button for more, and where reading on failed that it did. */
  #end(hasMore: boolean): TemplateResult {
    const { say } = this.language;
    const hasFailed = this.#hasFailed;
    return html`<div class="end" tabindex="-1">
      ${hasFailed ? html`<p class="note" part="note">${say('failed')}</p>` : nothing}
      ${
        hasFailed || hasMore
          ? html`<button part="button" class="button" @click=${this.#press}>
              ${say(hasFailed ? 'retry' : 'more')}
            </button>`
          : nothing
      }
    </div>`;
  }

  readonly #seek = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    this.#query = folded(target.value);
    this.#show();
  };

  /** Shows so many pages, as of another list or as a visitor wants it. */
  #show(pages = 1): void {
    this.#pages = pages;
    this.#scrolled = 0;
    this.#hasFailed = false;
    this.requestUpdate();
  }

  #near(): void {
    if (this.#reading || this.#hasFailed || this.#scrolled++ >= mostScrolled) return;
    this.#pages++;
    this.requestUpdate();
  }

  readonly #press = async (): Promise<void> => {
    this.#show(this.#pages + (this.#hasFailed ? 0 : 1));
    await this.updateComplete;
    await this.#reading;
    await this.updateComplete;
    // The button has gone with the last page: who pressed it goes on from where it was.
    if (document.activeElement !== document.body) return;
    this.renderRoot.querySelector<HTMLElement>('.end')?.focus({ preventScroll: true });
  };

  async #readOn(limit: number): Promise<void> {
    try {
      await this.resource.extend(async (read, { members, roles }) => ({
        members: await readOn(this.#pagesOf(read), members, members.items.length + 1, limit),
        roles,
      }));
    } catch (error) {
      // Left, or told of another company: nothing failed.
      this.#hasFailed = error instanceof VtcError;
    }
    this.#reading = undefined;
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-roster': VtcRoster;
  }
}
