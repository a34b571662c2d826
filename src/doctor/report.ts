import { withoutTokens, type CheckResult } from './finding.js';

/** The result as text for a support channel: no token, and no query of the page's address. */
export function report({ findings, facts }: CheckResult): string {
  const lines = findings.map(
    ({ id, severity, element, message, remedy }) =>
      `[${severity}] ${id}${element ? ` at ${element}` : ''}: ${message}\n  ${remedy.replaceAll('\n', '\n  ')}`,
  );
  return withoutTokens(
    [
      `vtc-widgets check of ${location.origin}${location.pathname}`,
      new Date().toISOString(),
      navigator.userAgent,
      '',
      ...(lines.length > 0 ? lines : ['Nothing was found.']),
      '',
      ...facts.map((fact) => `- ${fact}`),
    ].join('\n'),
  );
}
