import { anyText } from '../element/attributes.js';
import type { ConvoyEvent } from './convoy.js';

/** Types of the attributes that select convoys by game and category. */
export const selectionTypes = {
  game: anyText('ets2', 'ats'),
  category: anyText('convoy', 'race', 'meetup', 'training'),
};

/** The parsed attributes that select convoys. */
export interface ConvoySelection {
  readonly game: string;
  readonly category: string;
}

/** Whether `value` equals `filter`, ignoring case. True if either is empty: a convoy with an unknown game is not filtered out. */
const matches = (filter: string, value: string | null | undefined): boolean =>
  !filter || !value || filter.toLowerCase() === value.toLowerCase();

/** Whether a convoy is in the game and of the category, as far as both are known. */
export const isSelected = ({ game, category }: ConvoySelection, event: ConvoyEvent): boolean =>
  matches(game, event.game) && matches(category, event.category);
