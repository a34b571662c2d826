import { PartialFailure } from './partial-failure.js';
import { QueryBatch, type Query, type QueryContext } from './query.js';
import type { Asking, ResourceOptions } from './resource-options.js';

/** A value and how old it is. */
export interface Loaded<T> {
  readonly value: T;
  /** In ms since the epoch. */
  readonly receivedAt: number;
  /** What the next question counts from. */
  readonly since: number;
}

/** How a value is loaded. */
interface Loading extends Asking {
  /** When the value that it replaces was received. */
  receivedAt: number | undefined;
}

/** Loads a value as its resource asks; `show` gets each part as it comes, what is there when a part failed, and what was known. */
export async function loadValue<T>(
  { load, context }: ResourceOptions<T>,
  { receivedAt: before = Infinity, ...how }: Loading,
  show: (value: T, receivedAt: number | undefined) => void,
): Promise<Loaded<T>> {
  const batch = new QueryBatch({ ...context(), ...how });
  try {
    const value = await load(batch.query, (part) => show(part, batch.receivedAt));
    const { receivedAt, since } = batch;
    // An answer that was asked for is shown by who accepts it, so that it is drawn once.
    if (how.maxAgeMs === undefined) show(value, receivedAt);
    return { value, receivedAt, since };
  } catch (error) {
    // The whole is as old as the oldest part of it.
    const oldest = Math.min(before, batch.receivedAt);
    if (error instanceof PartialFailure)
      show(error.value as T, Number.isFinite(oldest) ? oldest : undefined);
    throw error;
  }
}

/** Replaces a value by what `load` makes of it, loading anew where a refresh replaced it meanwhile. */
export async function extendValue<T>(
  holder: { value: T | undefined },
  context: QueryContext,
  load: (query: Query, value: T) => Promise<T>,
  signal: AbortSignal,
): Promise<void> {
  const { query } = new QueryBatch({ ...context, maxAgeMs: 0, signal });
  for (let known; known !== holder.value;) {
    known = holder.value;
    if (known === undefined) return;
    const extended = await load(query, known);
    signal.throwIfAborted();
    if (known === holder.value) holder.value = known = extended;
  }
}
