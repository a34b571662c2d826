import { attributes, type ConvoyView, type OpenTexts } from '../../base.js';
import type { EventModel } from './model.js';

/** Sections of a convoy besides its name, times, places, facts and actions. */
export const sections = attributes.listOf([
  'about',
  'route',
  'rules',
  'requirements',
  'hosts',
  'summary',
]);

export type EventSection = ReturnType<typeof sections.parse>[number];

/** Data and callbacks of the templates. */
export interface EventView extends ConvoyView, Pick<OpenTexts, 'isOpen' | 'toggle'> {
  readonly model: EventModel;
  /** Whether the full record is being loaded. */
  readonly isLoading: boolean;
  /** Loads the full record again. */
  readonly retry: () => void;
  readonly shows: (section: EventSection) => boolean;
  /** Button and menu for calendars. */
  readonly calendar: unknown;
  /** Button and menu to share the convoy. */
  readonly share: unknown;
  /** Closes the dialog around the element; undefined without one. */
  readonly close: (() => void) | undefined;
  /** Whether the banner is behind the whole element. */
  readonly hasBackdrop: boolean;
}
