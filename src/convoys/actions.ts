import { dispatch } from '../element/events.js';
import type { ConvoyEvent } from './convoy.js';
import type { ChosenFilters } from './filters.js';

/**
 * The detail of `vtc-action`: a visitor added a convoy to a calendar or shared it. `copy` is the message for Discord, `link` the
 * copied link, `share` the menu of the system. `item` is null for all convoys of a list; for `filter`, it is the chosen values
 * by filter.
 */
export type ConvoyAction =
  | {
      readonly action:
        'google' | 'outlook' | 'file' | 'subscribe' | 'copy' | 'link' | 'share' | 'picture';
      readonly item: ConvoyEvent | null;
    }
  | { readonly action: 'filter'; readonly item: ChosenFilters };

/** Dispatches `vtc-action`. */
export const dispatchAction = (element: Element, action: ConvoyAction): void =>
  void dispatch(element, 'vtc-action', action);
