import { isServer } from 'lit';
import { parseToken, type Token } from '../client/token.js';
import { record } from '../contract/shape.js';
import { type AttributeType, urlTemplate } from '../element/attributes.js';
import { documentProperty } from '../dom/document.js';
import { findApiBase } from '../element/configure.js';
import { zoneName } from '../intl/formats.js';
import type { Zones } from '../intl/zoned-text.js';
import type { Convoy } from './convoy.js';

/** The API base of an element; undefined if none is set, which data that the page provides does not need. */
export function knownApiBase(own: string | undefined): string | undefined {
  try {
    return findApiBase(own);
  } catch {
    return undefined;
  }
}

const calendarApiMeta = 'meta[name="vtc-calendar-api"]';

/**
 * The API that calendar entries are of: that of `<meta name="vtc-calendar-api">` in a page whose API base is a proxy, so
 * that an entry is the same in files and feeds; else the API base.
 */
export function calendarApi(own: string | undefined): string | undefined {
  const meta = isServer
    ? undefined
    : documentProperty('head').querySelector<HTMLMetaElement>(calendarApiMeta);
  return knownApiBase(meta?.content || own);
}

/** Zone name that holds for all times of the convoys; undefined if the offset changes between them. */
export function commonZoneName(
  { locale, zone }: Zones,
  convoys: readonly Convoy[],
): string | undefined {
  const times = convoys.flatMap(({ meetupMs, startMs, endMs }) => [
    meetupMs ?? startMs,
    startMs,
    endMs,
  ]);
  const [name, ...others] = new Set(times.map((time) => zoneName(locale, zone, time)));
  return others.length === 0 ? name : undefined;
}

/** The attribute `feed`, the URL of a calendar file. */
export const feedType: AttributeType<string | undefined> = {
  ...urlTemplate(record({})),
  remedy: 'use a relative or https URL of a calendar file',
};

/** The attribute `token`; `parse` throws a `VtcError` with code SETUP if it is no embed token. */
export const tokenType: AttributeType<Token | undefined> = {
  parse: (value) => parseToken(typeof value === 'string' ? value : undefined),
  invalid: () => [],
  remedy: '',
};
