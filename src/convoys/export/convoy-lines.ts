import { dateTimeText } from '../../intl/zoned-text.js';
import { type Convoy, type ConvoyEvent, convoyName, formatRoute } from '../convoy.js';
import type { ConvoyTextContext } from '../convoy-view.js';

/**
 * Plain-text lines about a convoy: meet-up and start formatted by `formatTime`, route, server and link.
 * `escape` escapes foreign text.
 */
function convoyLines(
  { translate, linkOf }: ConvoyTextContext,
  { event, host, meetupMs, startMs }: Convoy,
  formatTime: (time: number) => string,
  escape = (text: string) => text,
): string {
  const labelled = (key: 'meetup' | 'start', time: number) =>
    translate('labelled', { label: translate(key), value: formatTime(time) });
  const lines = [
    meetupMs && labelled('meetup', meetupMs),
    labelled('start', startMs),
    host && escape(host.name),
    escape(formatRoute(event)),
    escape(event.server ?? ''),
    linkOf(event),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Description of a convoy in a calendar entry; times are in the visitor's zone. */
export const calendarNote = (text: ConvoyTextContext, convoy: Convoy): string =>
  convoyLines(text, convoy, (time) => dateTimeText(text.zones, time, text.now));

/** Escapes Markdown and mentions of Discord; the result is one line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\*_~`|<>#[\]]/g, '\\$&')
    .replace(/@/g, '@\u200b');

/** A Discord timestamp, shown in each reader's zone, and the time until then. */
const stamp = (time: number): string => {
  const seconds = Math.floor(time / 1000);
  return `<t:${seconds}:F> (<t:${seconds}:R>)`;
};

/** A convoy as a message for Discord, with a link to its page, of which Discord shows a preview. */
export function discordText(text: ConvoyTextContext, convoy: Convoy): string {
  const linkOf = (event: ConvoyEvent) => text.shareUrlOf?.(event) ?? text.linkOf(event);
  const lines = convoyLines({ ...text, linkOf }, convoy, stamp, escapeMarkdown);
  return `**${escapeMarkdown(convoyName(convoy))}**\n${lines}`;
}
