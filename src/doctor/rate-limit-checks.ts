import { anonymousLimits } from '../contract/rate-limits.js';
import { embedTokenPrefix } from '../contract/tokens.js';
import { type Finding, warning } from './findings.js';
import { settingOf, stateOf } from './page.js';
import { ownRequests, type OwnRequest } from './request.js';

/** The elements of one page use half of the limit; the rest is for other pages behind the same address. */
const shares = [
  { windowMs: 60_000, requests: anonymousLimits.minute / 2 },
  { windowMs: 300_000, requests: anonymousLimits.fiveMinutes / 2 },
] as const;

/** Requests of the page to its APIs, without those of these checks. */
export interface Traffic {
  readonly lastMinute: number;
  /** Whether the elements' share of a window is used up. */
  readonly isShareUsed: boolean;
  readonly rejected: number;
}

// The default buffer of 250 entries is soon full on a page with many images.
performance.setResourceTimingBufferSize(2000);

const isWithin =
  ({ name, startTime }: PerformanceEntry) =>
  ({ url, startTime: start, endTime }: OwnRequest) =>
    url === name && startTime >= start && startTime <= endTime;

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry.entryType === 'resource';

/** Resource timings of the page's API requests; images are not counted. */
function apiEntries(bases: readonly string[]): PerformanceResourceTiming[] {
  const own = new Set(ownRequests);
  return performance
    .getEntriesByType('resource')
    .filter(isResource)
    .filter((entry) => {
      if (!['fetch', 'xmlhttprequest'].includes(entry.initiatorType)) return false;
      if (!bases.some((base) => entry.name.startsWith(`${base}/`))) return false;
      const match = [...own].find(isWithin(entry));
      return !(match && own.delete(match));
    });
}

/** An embed token adds a preflight request, which the API may count. */
const costOf = ({ name }: PerformanceEntry, isWithToken: boolean) =>
  isWithToken && /\/events\/(upcoming|live)\b/.test(name) ? 2 : 1;

/** Counts the page's requests to the APIs at `bases`. */
export function trafficTo(bases: readonly string[], elements: readonly Element[]): Traffic {
  const entries = apiEntries(bases);
  const isWithToken = elements.some((element) =>
    settingOf(element, 'token').startsWith(embedTokenPrefix),
  );
  const since = (windowMs: number) =>
    entries.filter(({ startTime }) => startTime >= performance.now() - windowMs);
  const isUsed = ({ windowMs, requests }: (typeof shares)[number]) => {
    const cost = since(windowMs).reduce((sum, entry) => sum + costOf(entry, isWithToken), 0);
    return cost >= requests - (isWithToken ? 1 : 0);
  };
  return {
    lastMinute: since(60_000).length,
    isShareUsed: shares.some(isUsed),
    rejected: entries.filter(({ responseStatus }) => responseStatus === 429).length,
  };
}

function isNearViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return settingOf(element, 'loading') === 'eager' || (bottom >= 0 && top <= innerHeight);
}

/** Elements that should show data by now and are still loading. */
export const waitingElements = (elements: readonly Element[]): Element[] =>
  elements.filter((element) => stateOf(element) === 'loading' && isNearViewport(element));

/** Waits until the page sends no further requests, at most ten seconds. */
export async function trafficSettled(count: () => Traffic, elements: readonly Element[]) {
  let traffic = count();
  for (let polls = 0; polls < 20 && waitingElements(elements).length > 0; polls += 1) {
    await new Promise((next) => setTimeout(next, 500));
    const { lastMinute } = traffic;
    traffic = count();
    if (traffic.lastMinute === lastMinute) break;
  }
  return traffic;
}

function messageOf({ lastMinute, isShareUsed, rejected }: Traffic, elements: readonly Element[]) {
  const waiting = waitingElements(elements).length;
  const [{ requests }] = shares;
  if (rejected > 0)
    return `The API rejected ${rejected} requests of this page: too many came from this connection.`;
  if (isShareUsed && waiting > 0)
    return `${waiting} of ${elements.length} elements wait: this page may send ${requests} requests per minute, and has sent them.`;
  if (lastMinute > requests)
    return `This page sent ${lastMinute} requests in a minute; everybody behind one connection shares ${anonymousLimits.minute}.`;
  return undefined;
}

/** Reports elements that wait for the rate limit, rejected requests, and too many requests by other scripts. */
export function checkRateLimit(traffic: Traffic, elements: readonly Element[]): Finding[] {
  const message = messageOf(traffic, elements);
  if (message === undefined) return [];
  const remedy =
    'Show fewer elements on one page, let them load when they are scrolled into view, remove other scripts that use this API, or use a longer interval:\nloading="lazy" refresh-seconds="900"';
  return [warning('rate-limit', message, remedy)];
}

/** The traffic as one line. */
export const trafficFact = ({ lastMinute }: Traffic): string =>
  `${lastMinute} requests in the last minute; the limit is ${anonymousLimits.minute} per connection`;
