import { sharedScheduler } from './shared-scheduler.js';

// A server has no tab.
const counts = () => (typeof document === 'undefined' ? undefined : sharedScheduler().counts);

/** A number that an element of this tab has saved, on this page or one before it. */
export const savedCount = (key: string): number | undefined => counts()?.get(key);

/** Saves a number for the elements of this page; it is stored for the next page of this tab when this one is hidden. */
export const saveCount = (key: string, count: number): void => {
  counts()?.set(key, count);
};
