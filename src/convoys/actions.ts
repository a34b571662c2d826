import { dispatch } from '../element/events.js';
import type { ConvoyEvent } from './convoy.js';
import type { ChosenFilters } from './filters.js';

/**
 * What a visitor has done, the detail of `vtc-action`: added a convoy to a calendar, copied or shared it; `item` is null
 * for all convoys of a list. For `filter`, it is what is chosen now, by filter.
 */
export type ConvoyAction =
  | {
      readonly action: 'google' | 'outlook' | 'file' | 'subscribe' | 'copy' | 'share';
      readonly item: ConvoyEvent | null;
    }
  | { readonly action: 'filter'; readonly item: ChosenFilters };

/** Tells the page what the visitor has done. */
export const dispatchAction = (element: Element, action: ConvoyAction): void =>
  void dispatch(element, 'vtc-action', action);
