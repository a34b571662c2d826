import type { TemplateResult } from 'lit';
import type { LanguageController } from '../../base/language.js';
import type { Member } from '../../contract/member.js';
import type { grouped } from './people.js';

/** What a roster is drawn from. */
export interface RosterView {
  language: LanguageController;
  /** IANA zone of the joining dates. */
  zone: string;
  /** `grid` or `list`. */
  layout: string;
  /** Level of the heading above the groups. */
  headingLevel: number;
  /** `all` or `none`. */
  images: string;
  groups: ReturnType<typeof grouped>;
  /** Those drawn, of all groups together. */
  limit: number;
  /** What follows a group's count: a plus while not all members are known. */
  plus: string;
  /** A member's name, linked where the page has an address for members. */
  link: (member: Member, name: TemplateResult) => TemplateResult;
}
