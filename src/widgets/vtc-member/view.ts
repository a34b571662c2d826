import { attributes } from '../../base.js';
import type { MemberModel } from './model.js';

export const layouts = attributes.oneOf('card', 'signature');

/** Data and callbacks of the templates. */
export interface MemberView {
  readonly model: MemberModel;
  /** `all`, or `none` for no pictures. */
  readonly images: string;
  /** URL of the member's link, if there is one. */
  readonly href: string | undefined;
  /** Level of the name as a heading. */
  readonly headingLevel: number;
  /** Called when the member's link is activated. */
  readonly select: (event: Event) => void;
}
