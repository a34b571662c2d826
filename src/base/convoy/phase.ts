import { type ChangingText, countdown, minuteMs } from '../formats.js';
import type { LanguageController } from '../language.js';
import { type Convoy, gatheringMs, isLive } from './convoy.js';

/** What a convoy that is not over is heading for, and how soon, in words: `Meets in 42 min`. */
export function phaseText(
  { say, locale }: LanguageController,
  convoy: Convoy,
  now: number,
): ChangingText {
  const { startMs, endMs, isEndKnown } = convoy;
  if (isLive(convoy, now)) {
    const { text, changesAt } = countdown(locale, endMs, now, minuteMs);
    const left = isEndKnown ? ` · ${say('left', { time: text })}` : '';
    return { text: say('liveHeading') + left, changesAt };
  }
  const gathersMs = gatheringMs(convoy);
  const [key, until] =
    now < gathersMs && gathersMs < startMs
      ? (['meetsIn', gathersMs] as const)
      : (['startsIn', startMs] as const);
  const { text: time, changesAt } = countdown(locale, until, now);
  return { text: say(key, { time }), changesAt };
}
