const storageKey = 'vtc-widgets.live';

function load(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}));
  } catch {
    return {};
  }
}

/** Number of live convoys that this tab last showed of a company, to reserve their space; 1 if unknown or none. */
export function loadLiveCount(vtc: string): number {
  const count = Number(load()[vtc]);
  return count >= 1 && count <= 10 ? Math.floor(count) : 1;
}

/** Saves the number of live convoys of a company for the next page of this tab. */
export function saveLiveCount(vtc: string, count: number): void {
  try {
    const counts = load();
    if (counts[vtc] === count) return;
    sessionStorage.setItem(storageKey, JSON.stringify({ ...counts, [vtc]: count }));
  } catch {
    // Storage may be full or denied: the default is reserved then.
  }
}
