import { convoyLines } from './convoy-lines.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyText } from '../convoy-text.js';

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
export const discordText = (text: ConvoyText, convoy: Convoy): string =>
  `**${plain(convoy.event.name)}**\n${convoyLines(text, convoy, stamp, plain)}`;
