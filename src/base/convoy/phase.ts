import { countdown } from '../formats.js';
import { type Convoy, isLive } from './convoy.js';
import type { ConvoyView } from './convoy-item.js';

/** What a convoy that is not over is heading for, and how soon, in words: `Meets in 42 min`. */
export function phase({ say, zones, now, until }: ConvoyView, convoy: Convoy): string {
  const { meetupMs = 0, startMs, endMs } = convoy;
  if (isLive(convoy, now)) {
    until(endMs);
    return say('liveHeading');
  }
  const [key, next] =
    now < meetupMs ? (['meetsIn', meetupMs] as const) : (['startsIn', startMs] as const);
  const { text: time, changesAt } = countdown(zones.locale, next, now);
  until(changesAt);
  return say(key, { time });
}
