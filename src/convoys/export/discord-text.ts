import { convoyLines } from './convoy-lines.js';
import type { Convoy } from '../convoy.js';
import type { ConvoyText } from '../convoy-text.js';

/** Escapes Markdown and mentions. */
const escape = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\*_~`|<>#[\]]/g, '\\$&')
    .replace(/@/g, '@\u200b');

/** A Discord timestamp, shown in each reader's zone, and the time until then. */
const stamp = (time: number): string => {
  const seconds = Math.floor(time / 1000);
  return `<t:${seconds}:F> (<t:${seconds}:R>)`;
};

/** A convoy as a message for Discord. */
export const discordText = (text: ConvoyText, convoy: Convoy): string =>
  `**${escape(convoy.event.name)}**\n${convoyLines(text, convoy, stamp, escape)}`;
