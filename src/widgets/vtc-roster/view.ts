import type { ListEndView, Member, ProgressiveRendering, Translate, Zones } from '../../base.js';
import type { RosterModel } from './model/roster-model.js';
import type { SortKey, SortOrder } from './model/sort-order.js';

/** Data and callbacks of the templates. */
export interface RosterView {
  readonly model: RosterModel;
  readonly translate: Translate;
  /** Locale, and the time zone of the joining dates. */
  readonly zones: Zones;
  /** `grid` or `list`. */
  readonly layout: string;
  /** `all`, or `none` for no pictures. */
  readonly images: string;
  /** URL template of a member's link, with `{field}` for its public fields. */
  readonly hrefTemplate: string | undefined;
  /** Level of the groups' headings. */
  readonly headingLevel: number;
  readonly sortOrder: SortOrder;
  readonly end: ListEndView;
  /** Renders the items in the window before the others. */
  readonly progressive: ProgressiveRendering;
  /** Called when the button for a sort key is pressed. */
  readonly sort: (key: SortKey) => void;
  /** Called when a member's link is activated. */
  readonly select: (event: Event, member: Member) => void;
  /** Clears the search. */
  readonly showAll: () => void;
}
