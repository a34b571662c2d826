import { storeWhileHidden, takeStored } from '../../base.js';

const storageKey = 'vtc-widgets.bar';
/** Global key of the page's memory, which all copies of the bundle share. */
export const memoryKey = Symbol.for('vtc-widgets.bar-memory');

/** Numbers by key, of this page and the pages before it in this tab. */
type Memory = Map<string, number>;

/** The valid entries of what is stored: another script of the site may have written it. */
function parseMemory(stored: unknown): Memory {
  const entries = Array.isArray(stored) ? (stored as unknown[]) : [];
  const isEntry = (entry: unknown): entry is [string, number] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
  return new Map(entries.filter(isEntry));
}

function createMemory(): Memory {
  const memory = parseMemory(takeStored(storageKey));
  storeWhileHidden(storageKey, () => [...memory]);
  return memory;
}

/** The memory of the page; a server has none. */
function memory(): Memory {
  if (typeof document === 'undefined') return new Map();
  const holder = globalThis as { [memoryKey]?: Memory };
  return (holder[memoryKey] ??= createMemory());
}

/** Whether the visitor closed the bar of a company on this page, or on one before it in this tab. */
export const isBarClosed = (vtc: string): boolean => memory().has(`closed ${vtc}`);

/** Records that the bar of a company is closed. */
export function closeBar(vtc: string): void {
  memory().set(`closed ${vtc}`, 1);
}

/** Number of live convoys that this tab last showed of a company, to reserve their space; 1 if unknown or none. */
export function loadLiveCount(vtc: string): number {
  const count = memory().get(`live ${vtc}`) ?? 1;
  return count >= 1 && count <= 10 ? Math.floor(count) : 1;
}

/** Records the number of live convoys of a company. */
export function saveLiveCount(vtc: string, count: number): void {
  memory().set(`live ${vtc}`, count);
}
