import { saveCount, savedCount } from '../../base.js';

const keyOf = (vtc: string): string => `live ${vtc}`;

/** Number of live convoys that this tab last showed of a company, to reserve their space; 1 if unknown or none. */
export function loadLiveCount(vtc: string): number {
  const count = savedCount(keyOf(vtc)) ?? 1;
  return count >= 1 && count <= 10 ? Math.floor(count) : 1;
}

/** Records the number of live convoys of a company. */
export const saveLiveCount = (vtc: string, count: number): void => saveCount(keyOf(vtc), count);
