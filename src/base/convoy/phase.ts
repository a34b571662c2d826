import { type ChangingText, countdown, minuteMs } from '../formats.js';
import type { LanguageController } from '../language.js';
import { type Convoy, isLive } from './convoy.js';

/** What a convoy that is not over is heading for, and how soon, in words: `Meets in 42 min`. */
export function phaseText(
  say: LanguageController['say'],
  locale: string,
  convoy: Convoy,
  now: number,
): ChangingText {
  const { meetupMs = 0, startMs, endMs, isEndKnown } = convoy;
  const isDriving = isLive(convoy, now);
  const [key, until] = isDriving
    ? (['left', endMs] as const)
    : now < meetupMs
      ? (['meetsIn', meetupMs] as const)
      : (['startsIn', startMs] as const);
  const { text: time, changesAt } = countdown(locale, until, now, isDriving ? minuteMs : undefined);
  const words = [isDriving && say('liveHeading'), (!isDriving || isEndKnown) && say(key, time)];
  return { text: words.filter(Boolean).join(' · '), changesAt };
}
