import { sharedScheduler } from '../../client/shared-scheduler.js';

const keyOf = (vtc: string): string => `live ${vtc}`;

/** Number of live convoys that this tab last showed of a company, to reserve their space; 1 if unknown or none. */
export function loadLiveCount(vtc: string): number {
  // A server reserves the default.
  if (typeof document === 'undefined') return 1;
  const count = sharedScheduler().counts.get(keyOf(vtc)) ?? 1;
  return count >= 1 && count <= 10 ? Math.floor(count) : 1;
}

/** Records the number of live convoys of a company; it is stored for the next page of this tab when this one is hidden. */
export function saveLiveCount(vtc: string, count: number): void {
  if (typeof document !== 'undefined') sharedScheduler().counts.set(keyOf(vtc), count);
}
