import { sharedScheduler } from '../../client/shared-scheduler.js';

const keyOf = (vtc: string): string => `closed ${vtc}`;

/** Whether the visitor closed the bar of a company on this page, or on one before it in this tab. */
export const isBarClosed = (vtc: string): boolean =>
  typeof document !== 'undefined' && sharedScheduler().counts.has(keyOf(vtc));

/** Records that the bar of a company is closed; it is stored for the next page of this tab when this one is hidden. */
export const closeBar = (vtc: string): void => {
  sharedScheduler().counts.set(keyOf(vtc), 1);
};
