import type { LanguageController } from '../../base/language.js';
import type { Group, Person } from './people.js';

/** What a roster can be sorted by. */
export type SortKey = 'name' | 'since';

/** What the parts of a roster are drawn from. */
export interface RosterView {
  language: LanguageController;
  /** IANA zone of the joining dates. */
  zone: string;
  /** `grid` or `list`. */
  layout: string;
  /** Level of the headings of groups. */
  groupLevel: number;
  /** `all` or `none`. */
  images: string;
  groups: readonly Group[];
  /** Those drawn, of all groups together. */
  limit: number;
  /** Whether all members are known, so that a group's count is one. */
  isComplete: boolean;
  /** Undefined: in the order of the API. */
  sortKey: SortKey | undefined;
  isDescending: boolean;
  /** Undefined: it cannot be sorted. */
  sort: ((key: SortKey) => void) | undefined;
  href: (person: Person) => string | undefined;
  select: (event: Event, person: Person) => void;
}
