import type { Member } from '../../../contract/member.js';
import type { Zones } from '../../../intl/zoned-text.js';
import type { Translate } from '../../../locales/messages.js';
import type { SortKey, SortOrder } from '../model/sort-order.js';

/** Data and callbacks of the templates for members and groups. */
export interface PeopleView {
  readonly translate: Translate;
  /** Locale, and the time zone of the joining dates. */
  readonly zones: Zones;
  /** `all`, or `none` for no pictures. */
  readonly images: string;
  /** URL template of a member's link, with `{field}` for its public fields. */
  readonly hrefTemplate: string | undefined;
  /** Level of the groups' headings. */
  readonly headingLevel: number;
  /** Whether all members are loaded, so that a group's size is known. */
  readonly isComplete: boolean;
  readonly sortOrder: SortOrder;
  /** Called when the button for a sort key is pressed. */
  readonly sort: (key: SortKey) => void;
  /** Called when a member's link is activated. */
  readonly select: (event: Event, member: Member) => void;
}
