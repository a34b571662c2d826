import { attributes, type ConvoyView, type ProgressiveRendering } from '../../base.js';

export const layouts = attributes.oneOf('list', 'cards');

export type PastLayout = (typeof layouts.values)[number];

/** Data and callbacks of the templates. */
export interface PastView extends Pick<
  ConvoyView,
  | 'translate'
  | 'zones'
  | 'images'
  | 'headingLevel'
  | 'nameStartOf'
  | 'linkOf'
  | 'opensDialog'
  | 'select'
> {
  readonly layout: PastLayout;
  /** Renders the items in the window before the others. */
  readonly progressive: ProgressiveRendering;
  /** Whether the convoys of a year are shown; `isNewest`: it is the latest year. */
  readonly isOpen: (year: string, isNewest: boolean) => boolean;
  /** Records whether the convoys of a year are shown. */
  readonly toggled: (year: string, isOpen: boolean) => void;
}
