import type { Finding } from './finding.js';
import { neededDirective, sourceOf } from './policy.js';
import { ask, fieldOf, type AskOptions, type Outcome } from './probe.js';

/** A finding that names no element yet. */
export type Part = Omit<Finding, 'element'>;

const slowMs = 3000;

/** Why a base may not be used, or undefined where it may. */
export function baseProblem(base: string): Part | undefined {
  const example = 'api-base="https://api.example"';
  if (!URL.canParse(base)) {
    const message = `The API address “${base}” is no address.`;
    return { id: 'setup', severity: 'error', message, remedy: `Write it whole:\n${example}` };
  }
  const { protocol, hostname, search, hash, username } = new URL(base);
  const isLocal = /^(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    const message = `The API address ${base} is not encrypted, so browsers and the elements refuse it.`;
    const remedy = `Write https; http is for this computer only:\n${base.replace(/^\w+:/, 'https:')}`;
    return { id: 'setup', severity: 'error', message, remedy };
  }
  if (search || hash || username) {
    const message = 'The API address has a query, a fragment or a user name in it.';
    const remedy = `Leave it out:\n${new URL(base).origin}${new URL(base).pathname}`;
    return { id: 'setup', severity: 'error', message, remedy };
  }
  return undefined;
}

/** Why there is no answer that the page may read. */
export function unread(outcome: Outcome, base: string): Part | undefined {
  const origin = sourceOf(base);
  switch (outcome.kind) {
    case 'policy':
      return {
        id: 'csp',
        severity: 'error',
        message: `Your site's Content Security Policy blocks requests to ${origin}.`,
        remedy: `Where your site sends this policy, change it to:\n${neededDirective(outcome.violation, origin)}`,
      };
    case 'cors':
      return {
        id: 'cors',
        severity: 'error',
        message: `${origin} answers, but does not allow other sites to read its answers (CORS).`,
        remedy: 'Whoever runs that address adds this header:\nAccess-Control-Allow-Origin: *',
      };
    case 'down':
      return {
        id: 'api',
        severity: 'error',
        message: `Nothing answers at ${origin}.`,
        remedy: 'Compare the address letter by letter; if it is right, the API is down: try later.',
      };
    case 'slow':
      return {
        id: 'api',
        severity: 'error',
        message: `${origin} did not answer within 10 seconds.`,
        remedy: 'The API is overloaded or down: try later.',
      };
    default:
      return undefined;
  }
}

/** Whether an answer came that could be read. */
export const isAnswer = (outcome: Outcome) => outcome.kind === 'answer';
const isVersion = (outcome: Outcome) =>
  isAnswer(outcome) && outcome.status === 200 && typeof fieldOf(outcome.json, 'api') === 'string';
const isTotals = (outcome: Outcome) =>
  isAnswer(outcome) &&
  outcome.status === 200 &&
  typeof fieldOf(outcome.json, 'totalVtcs') === 'number';

/** The limit of requests is reached. */
export const reached: Part = {
  id: 'budget',
  severity: 'warning',
  message: 'The API answers no more for now: too many requests came from this connection.',
  remedy: 'Wait five minutes, close other tabs with this site, and raise refresh-seconds.',
};

const slow = (milliseconds: number, base: string): Part => ({
  id: 'api',
  severity: 'warning',
  message: `${sourceOf(base)} took ${(milliseconds / 1000).toFixed(1)} seconds to answer.`,
  remedy: 'Visitors wait as long. A gateway of your own answers from its cache.',
});

async function wrong(base: string, outcome: Outcome, options: AskOptions): Promise<Part> {
  const { status, json } = isAnswer(outcome) ? outcome : { status: 0, json: undefined };
  if (status >= 500) {
    const message = `The API at ${base} is out of order (status ${status}).`;
    return { id: 'api', severity: 'error', message, remedy: 'Try later.' };
  }
  const what = json === undefined ? 'a web page instead of data' : 'something else';
  const usual = `${sourceOf(base)}/api/v1`;
  const isThere = base !== usual && isVersion(await ask(`${usual}/version`, options));
  return {
    id: 'api',
    severity: 'error',
    message: `${base} answers with ${what}: it is not the address of the API.`,
    remedy: isThere
      ? `The API is here:\n${usual}`
      : 'Ask for the address of the API; it is seldom that of the web site.',
  };
}

/** What is wrong with an API base, undefined where nothing is; one question where all is well. */
export async function checkBase(base: string, options: AskOptions = {}): Promise<Part | undefined> {
  const problem = baseProblem(base);
  if (problem) return problem;
  const first = await ask(`${base}/version`, options);
  if (!isAnswer(first)) return unread(first, base);
  if (first.status === 429) return reached;
  if (isVersion(first)) {
    if (first.milliseconds < slowMs) return undefined;
    // A cold start is no slow API.
    const second = await ask(`${base}/version`, options);
    const both = [first, second].flatMap((one) => (isAnswer(one) ? one.milliseconds : []));
    return Math.min(...both) < slowMs ? undefined : slow(Math.min(...both), base);
  }
  // A proxy or gateway passes on what elements ask, and nothing else.
  if (first.status < 500 && isTotals(await ask(`${base}/stats/platform/totals`, options)))
    return undefined;
  return wrong(base, first, options);
}

/** Whether a finding about a base means that nothing below it can be asked. */
export const isFatal = (finding: Part | undefined): boolean =>
  finding !== undefined && (finding.severity === 'error' || finding.id === 'budget');

/** Whether a text can be a company's id or handle. */
export const isCompanyName = (text: string): boolean => /^(?!\.+$)[\w.~-]{1,128}$/.test(text);

/** What is known of a company: its record where it was found, and what is to be said. */
export interface CompanyCheck {
  readonly company?: unknown;
  readonly finding?: Part;
}

/** Looks a company up by id or handle. */
export async function checkCompany(
  base: string,
  vtc: string,
  options: AskOptions = {},
): Promise<CompanyCheck> {
  if (!isCompanyName(vtc)) {
    const message = `“${vtc}” is neither the id nor the handle of a company.`;
    const remedy = 'Take the handle from the address of its page:\nvtc="northern_haul"';
    return { finding: { id: 'setup', severity: 'error', message, remedy } };
  }
  const outcome = await ask(`${base}/vtcs/${vtc}`, options);
  const lost = unread(outcome, base);
  if (lost) return { finding: lost };
  const { status, json } = isAnswer(outcome) ? outcome : { status: 0, json: undefined };
  if (status === 429) return { finding: reached };
  if (status === 404 || status === 403) {
    return {
      finding: {
        id: 'company',
        severity: 'error',
        message: `There is no company “${vtc}”, or it is private.`,
        remedy:
          'Compare the id or handle with the address of its page. If it is right, set the company to public or unlisted on the platform.',
      },
    };
  }
  if (status !== 200 || typeof fieldOf(json, 'name') !== 'string') {
    const message = `The API could not say anything about “${vtc}” (status ${status}).`;
    return { finding: { id: 'api', severity: 'error', message, remedy: 'Try later.' } };
  }
  if (fieldOf(json, 'visibility') !== 'unlisted') return { company: json };
  const message = `“${vtc}” is unlisted: it shows here, but nobody finds it in the directory.`;
  const remedy = 'Nothing, if that is meant; else set it to public on the platform.';
  return { company: json, finding: { id: 'company', severity: 'info', message, remedy } };
}
