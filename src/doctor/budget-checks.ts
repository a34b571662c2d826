import type { Finding } from './finding.js';

/** What an anonymous visitor may ask in a minute, with everybody at the same connection. */
const minuteLimit = 100;
/** Half of it is for the page; the other half for its neighbours. */
const fairShare = minuteLimit / 2;

interface Traffic {
  readonly lastMinute: number;
  readonly refused: number;
}

/** The requests to these bases that the page has made by now; pictures do not count. */
export function trafficTo(bases: readonly string[]): Traffic {
  const entries = performance
    .getEntriesByType('resource')
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming &&
        ['fetch', 'xmlhttprequest'].includes(entry.initiatorType) &&
        bases.some((base) => entry.name.startsWith(`${base}/`)),
    );
  const since = performance.now() - 60_000;
  return {
    lastMinute: entries.filter(({ startTime }) => startTime >= since).length,
    refused: entries.filter(({ responseStatus }) => responseStatus === 429).length,
  };
}

/** Whether the page asks more than its share, or was refused for it. */
export function checkBudget({ lastMinute, refused }: Traffic): Finding[] {
  if (refused === 0 && lastMinute <= fairShare) return [];
  return [
    {
      id: 'budget',
      severity: 'warning',
      element: null,
      message:
        refused > 0
          ? `The API refused ${refused} requests of this page: too many came from this connection.`
          : `This page sent ${lastMinute} requests in a minute; all at one connection share ${minuteLimit}.`,
      remedy:
        'Show fewer elements, remove other scripts that ask this API, or raise the interval:\nrefresh-seconds="900"',
    },
  ];
}

/** The traffic in a line. */
export const budgetFact = ({ lastMinute }: Traffic): string =>
  `${lastMinute} requests in the last minute, of ${minuteLimit} that a connection has`;
