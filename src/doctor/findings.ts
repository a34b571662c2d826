import { currentTime } from '../contract/timestamp.js';
import { selectorOf } from './page.js';

/** Subject of a finding. */
export type FindingId =
  'csp' | 'cors' | 'api' | 'token' | 'company' | 'setup' | 'rate-limit' | 'page';

/** `error`: nothing is shown; `warning`: less is shown than could be; `info`: a hint. */
export type Severity = 'error' | 'warning' | 'info';

/** One problem on the page, described for its owner. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  /** Selector of the affected elements, or null for the page as a whole. */
  readonly element: string | null;
  readonly message: string;
  /** What to do; code to add or change starts on the second line. */
  readonly remedy: string;
}

const creator =
  (severity: Severity) =>
  (id: FindingId, message: string, remedy: string): Finding => ({
    id,
    severity,
    element: null,
    message,
    remedy,
  });

/** Creates an error about the page as a whole. */
export const error = creator('error');

/** Creates a warning about the page as a whole. */
export const warning = creator('warning');

/** Creates a hint about the page as a whole. */
export const hint = creator('info');

/** The finding about these elements. */
export const findingAbout = (
  elements: Element | readonly Element[],
  finding: Finding,
): Finding => ({
  ...finding,
  element: [elements].flat().map(selectorOf).join(', '),
});

export interface CheckResult {
  /** Whether there is neither an error nor a warning. */
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** Versions, addresses, widths and request counts. */
  readonly facts: readonly string[];
}

const order: readonly Severity[] = ['error', 'warning', 'info'];

/** Removes duplicates and sorts by severity, errors first. */
export const sortedFindings = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()].sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
  );

/** Masks embed tokens and developer keys. */
export const withoutTokens = (text: string): string =>
  text.replace(/\b(emb|svc)_[\w.~+/=-]+/g, '$1_…');

/** The result as plain text for a support channel, without tokens and without the page's query string. */
export function report({ findings, facts }: CheckResult): string {
  const lines = findings.map(
    ({ id, severity, element, message, remedy }) =>
      `[${severity}] ${id}${element ? ` at ${element}` : ''}: ${message}\n  ${remedy.replaceAll('\n', '\n  ')}`,
  );
  return withoutTokens(
    [
      `vtc-widgets check of ${location.origin}${location.pathname}`,
      new Date(currentTime()).toISOString(),
      navigator.userAgent,
      '',
      ...(lines.length > 0 ? lines : ['No problems found.']),
      '',
      ...facts.map((fact) => `- ${fact}`),
    ].join('\n'),
  );
}
