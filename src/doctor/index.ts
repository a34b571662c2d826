import { showPanel } from './panel.js';

export type { CheckResult, Finding, FindingId, Severity } from './finding.js';
export { showPanel } from './panel.js';
export { runChecks } from './run-checks.js';

/** A script tag for this file itself wants the panel, as where a policy blocks the bundle. */
const isOnPage = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].some(
  ({ src }) => src === import.meta.url,
);
if (isOnPage) void showPanel();
