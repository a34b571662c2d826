import { type ChangingText, countdown } from '../formats.js';
import type { LanguageController } from '../language.js';
import { type Convoy, isLive } from './convoy.js';

/** What a convoy is heading for; its name is that of the text that says how long it takes. */
export type Phase = readonly [name: 'meetsIn' | 'startsIn' | 'left', untilMs: number];

/** What a convoy is heading for at a moment: its meet-up, its start or its end; undefined when it is over. */
export function phaseAt(convoy: Convoy, now: number): Phase | undefined {
  const { meetupMs, startMs, endMs } = convoy;
  if (meetupMs !== undefined && now < meetupMs) return ['meetsIn', meetupMs];
  if (now < startMs) return ['startsIn', startMs];
  return isLive(convoy, now) ? ['left', endMs] : undefined;
}

/** The phase in words, `Meets in 42 min`. */
export function phaseText(
  { say, locale }: LanguageController,
  convoy: Convoy,
  now: number,
): ChangingText {
  const [name, untilMs] = phaseAt(convoy, now) ?? ['left', now];
  const { text: time, changesAt } = countdown(locale, untilMs, now);
  const words = say(name, { time });
  if (name !== 'left') return { text: words, changesAt };
  const live = say('liveHeading');
  return { text: convoy.isEndKnown ? `${live} · ${words}` : live, changesAt };
}
