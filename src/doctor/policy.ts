/** A request or script that the page's Content Security Policy blocked. */
export interface Violation {
  /** Such as `connect-src`. */
  readonly directive: string;
  /** The whole policy, as the page sent it. */
  readonly policy: string;
  /** Blocked URL, or a keyword such as `inline`. */
  readonly blocked: string;
}

interface ViolationReport {
  readonly effectiveDirective: string;
  readonly originalPolicy: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string;
  readonly disposition: string;
}

/** Effective directives that matter to the elements, with the directive to change in the policy. */
const directives: Readonly<Record<string, string>> = {
  'connect-src': 'connect-src',
  'img-src': 'img-src',
  'script-src': 'script-src',
  'script-src-elem': 'script-src',
  'trusted-types': 'trusted-types',
  'require-trusted-types-for': 'trusted-types',
};

/** The source expression of a URL for a policy: its origin. */
export const sourceOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address;

const isReport = (body: unknown): body is ViolationReport =>
  typeof body === 'object' && body !== null && 'effectiveDirective' in body;

/** Records policy violations, including earlier ones if the browser buffers them. */
export class PolicyWatch {
  readonly violations: Violation[] = [];

  constructor() {
    addEventListener('securitypolicyviolation', (event) => this.#record(event));
    if (typeof ReportingObserver === 'undefined') return;
    const observer = new ReportingObserver(
      (reports) => reports.forEach(({ body }) => isReport(body) && this.#record(body)),
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
  }

  /** The violation that made a request to this URL fail, if any. */
  async violationOf(address: string): Promise<Violation | undefined> {
    // The event is dispatched in a task of its own, which may come after the failure.
    for (let polls = 0; polls < 5; polls++) {
      const found = this.violations.find(({ blocked }) => this.#isSame(blocked, address));
      if (found) return found;
      await new Promise((next) => setTimeout(next, 20));
    }
    return undefined;
  }

  /** Browsers report only the origin in some cases, and never the query string. */
  #isSame(blocked: string, address: string): boolean {
    const path = address.split(/[?#]/)[0] ?? '';
    return blocked.split(/[?#]/)[0] === path || blocked === sourceOf(address);
  }

  #record(report: ViolationReport): void {
    const directive = directives[report.effectiveDirective];
    if (!directive || report.disposition !== 'enforce') return;
    const blocked = report.blockedURI ?? report.blockedURL ?? '';
    if (
      this.violations.some(
        (violation) => violation.blocked === blocked && violation.directive === directive,
      )
    )
      return;
    this.violations.push({ directive, policy: report.originalPolicy, blocked });
  }
}

const entriesOf = (policy: string) => policy.split(';').map((entry) => entry.trim().split(/\s+/));

/** The sources of a directive; undefined if the policy does not have it. */
const sourcesIn = (policy: string, directive: string) =>
  entriesOf(policy)
    .find(([name]) => name?.toLowerCase() === directive)
    ?.slice(1);

/** The violated directive with sources added to those that the policy allows now. */
export function extendedDirective({ directive, policy }: Violation, ...added: string[]): string {
  const fallback = directive === 'trusted-types' ? [] : (sourcesIn(policy, 'default-src') ?? []);
  const sources = (sourcesIn(policy, directive) ?? fallback).filter(
    (source) => source !== "'none'",
  );
  return [directive, ...new Set([...sources, ...added])].join(' ');
}

/** Remedy for a violation: the directive that the site has to send. */
export const policyRemedy = (violation: Violation, ...sources: string[]): string =>
  `Change this directive where your site sends its policy:\n${extendedDirective(violation, ...sources)}`;

/** What a policy must allow for the templates of Lit, of which each copy creates a policy of the same name. */
export function templateSources({ policy }: Violation, copyCount: number): string[] {
  const isAllowed = sourcesIn(policy, 'trusted-types')?.includes('lit-html') ?? false;
  return copyCount > 1 || isAllowed ? ['lit-html', "'allow-duplicates'"] : ['lit-html'];
}
