import { dateTimeText } from '../../intl/zoned-text.js';
import type { Announcement, Fact, Part } from './announcement.js';
import { relativeText } from './relative-text.js';

/** Language and time zone of a reader, and their present time. */
export interface Reader {
  readonly locale: string;
  readonly zone: string;
  readonly now: number;
}

function partText({ locale, zone, now }: Reader, part: Part): string {
  if ('text' in part) return part.url ? `${part.text} <${part.url}>` : part.text;
  const { time, local, isOld } = part;
  const text = dateTimeText({ locale, zone, secondZone: undefined }, time, now);
  if (isOld) return `(${text})`;
  return [`${text} (${relativeText(locale, time, now)})`, local === text ? undefined : local]
    .filter(Boolean)
    .join(' · ');
}

const factText = (reader: Reader, { label, parts }: Fact): string =>
  `${label}: ${parts.map((part) => partText(reader, part)).join(', ')}`;

/** A message as a reader sees it, as lines of text. `pings`: whether it pings the role. */
export function previewOf(announcement: Announcement, reader: Reader, pings = false): string {
  const { company, status, isStatusOld, title, url, summary, text, facts, image } = announcement;
  const lines = [
    `${pings ? '@role ' : ''}${company}`,
    isStatusOld ? `(${status}) ${title}` : [status, title].filter(Boolean).join(': '),
    url && `<${url}>`,
    summary,
    text,
    ...facts.map((fact) => factText(reader, fact)),
    image && `[${image}]`,
  ];
  return lines.filter(Boolean).join('\n').replace(/^/gm, '  │ ');
}
