import { documentProperty } from '../dom/document.js';
import { showPanel } from './panel.js';

export type { CheckResult, Finding, FindingId, Severity } from './findings.js';
export { showPanel } from './panel.js';
export { runChecks } from './run-checks.js';

/** A script tag for this file opens the panel, for pages whose policy blocks the bundle. */
const hasScriptTag = [
  ...documentProperty('documentElement').querySelectorAll<HTMLScriptElement>('script[src]'),
].some(({ src }) => src === import.meta.url);
if (hasScriptTag) void showPanel();
