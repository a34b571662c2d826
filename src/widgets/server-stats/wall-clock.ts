import { dateText } from '../../base/formats.js';

const dayMs = 86_400_000;

/** How far the clock of a zone is ahead of UTC at a moment, in ms. */
export function offsetMs(zone: string, time: number): number {
  // Swedish writes dates as ISO 8601 does.
  const text = dateText('sv', zone, time, { dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${text}Z`) - Math.floor(time / 1000) * 1000;
}

/**
 * The moment at which the clock of a zone shows `wall` (written as if it were UTC): the first
 * where it does twice, the one an hour on where it never does.
 */
export function momentOf(zone: string, wall: number): number {
  const before = wall - offsetMs(zone, wall - dayMs);
  const after = wall - offsetMs(zone, wall + dayMs);
  return [before, after].find((time) => time + offsetMs(zone, time) === wall) ?? before;
}
