const keyOf = (vtc: string): string => `vtc-widgets.live.${vtc}`;

/** Number of live convoys that this tab last showed of a company, to reserve their space; 1 if unknown or none. */
export function loadLiveCount(vtc: string): number {
  try {
    const count = Number(sessionStorage.getItem(keyOf(vtc)));
    return count >= 1 && count <= 10 ? Math.floor(count) : 1;
  } catch {
    return 1;
  }
}

/** Saves the number of live convoys of a company for the next page of this tab. */
export function saveLiveCount(vtc: string, count: number): void {
  try {
    sessionStorage.setItem(keyOf(vtc), String(count));
  } catch {
    // Storage may be full or denied: the default is reserved then.
  }
}
