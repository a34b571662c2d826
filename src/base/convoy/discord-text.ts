import type { LanguageController } from '../language.js';
import { type Convoy, routeOf } from './convoy.js';

/** Text that Discord shows as it is: nothing marked up, nobody called. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\*_~`|<>#[\]]/g, '\\$&')
    .replace(/@/g, '@\u200b');

/** A moment as Discord writes it, so that each reader sees his own time, and how far off it is. */
const stamp = (time: number): string => {
  const seconds = Math.floor(time / 1000);
  return `<t:${seconds}:F> (<t:${seconds}:R>)`;
};

/** A convoy as a message for Discord. */
export function discordText(
  { say }: LanguageController,
  { event, meetupMs, startMs }: Convoy,
  link: string | undefined,
): string {
  const lines = [
    `**${plain(event.name)}**`,
    meetupMs !== undefined && `${say('meetup')}: ${stamp(meetupMs)}`,
    `${say('start')}: ${stamp(startMs)}`,
    plain(routeOf(event)),
    plain(event.server ?? ''),
    link,
  ];
  return lines.filter(Boolean).join('\n');
}
