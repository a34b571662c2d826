/** What a check looks at. */
export type FindingId = 'csp' | 'cors' | 'api' | 'token' | 'company' | 'setup' | 'budget' | 'page';

/** `error`: nothing shows; `warning`: less shows than could; `info`: good to know. */
export type Severity = 'error' | 'warning' | 'info';

/** One thing that a check found, in an owner's words. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  /** Selector of the element that it is about, or null where it is about the page. */
  readonly element: string | null;
  readonly message: string;
  /** What to do; a line to add or change stands on a line of its own. */
  readonly remedy: string;
}

/** What all checks together found. */
export interface CheckResult {
  /** Whether there is neither an error nor a warning. */
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** What is so, good or bad: versions, requests, widths. */
  readonly facts: readonly string[];
}

const order: readonly Severity[] = ['error', 'warning', 'info'];

/** Findings without repetitions, the worst first. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.map((one) => [JSON.stringify(one), one])).values()].sort(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  );

/** A text without embed tokens and developer keys. */
export const withoutTokens = (text: string): string =>
  text.replace(/\b(emb|svc)_[\w.~+/=-]+/g, '$1_…');
