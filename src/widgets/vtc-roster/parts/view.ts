import type { Member } from '../../../contract/member.js';
import type { Zones } from '../../../intl/zoned-text.js';
import type { Translate } from '../../../locales/messages.js';
import type { SortKey, SortOrder } from '../model/sort-order.js';

/** What people and their groups are drawn with. */
export interface PeopleView {
  readonly translate: Translate;
  /** Language, and the zone of the joining dates. */
  readonly zones: Zones;
  /** `all`, or `none` for no pictures. */
  readonly images: string;
  /** Link of a member, with `{field}` for its public fields. */
  readonly hrefTemplate: string | undefined;
  /** Level of the groups' headings. */
  readonly headingLevel: number;
  /** Whether all members are known, so that a group's size is true. */
  readonly isComplete: boolean;
  readonly sortOrder: SortOrder;
  /** The visitor pressed the button for an order. */
  readonly sort: (key: SortKey) => void;
  /** The visitor activated a member's link. */
  readonly select: (event: Event, member: Member) => void;
}
