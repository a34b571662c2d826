/** A request or script that the page's Content Security Policy blocked. */
export interface Violation {
  /** Such as `connect-src`. */
  readonly directive: string;
  /** The whole policy, as the page sent it. */
  readonly policy: string;
  /** Address that was blocked, or a word such as `inline`. */
  readonly blocked: string;
}

interface ViolationReport {
  readonly effectiveDirective: string;
  readonly originalPolicy: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string;
  readonly disposition: string;
}

/** Directives that decide over what these elements need, and what each is called in a policy. */
const directives: Readonly<Record<string, string>> = {
  'connect-src': 'connect-src',
  'img-src': 'img-src',
  'script-src': 'script-src',
  'script-src-elem': 'script-src',
  'trusted-types': 'trusted-types',
  'require-trusted-types-for': 'trusted-types',
};

/** What is written into a policy for an address. */
export const sourceOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address;

const isReport = (body: unknown): body is ViolationReport =>
  typeof body === 'object' && body !== null && 'effectiveDirective' in body;

/** Notes what the page's policy blocks, from before it was made where the browser keeps that. */
export class PolicyWatch {
  readonly violations: Violation[] = [];

  constructor() {
    document.addEventListener('securitypolicyviolation', (event) => this.#note(event));
    if (typeof ReportingObserver === 'undefined') return;
    const observer = new ReportingObserver(
      (reports) => reports.forEach(({ body }) => isReport(body) && this.#note(body)),
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
  }

  /** The violation that a failed request to this address was, if it was one. */
  async of(address: string): Promise<Violation | undefined> {
    // The browser tells of a violation in a task of its own, which may come after the failure.
    for (let waited = 0; waited < 5; waited++) {
      const found = this.violations.find(({ blocked }) => this.#isSame(blocked, address));
      if (found) return found;
      await new Promise((next) => setTimeout(next, 20));
    }
    return undefined;
  }

  /** A browser may name the origin alone, and never names a query. */
  #isSame(blocked: string, address: string): boolean {
    const plain = address.split(/[?#]/)[0] ?? '';
    return blocked.split(/[?#]/)[0] === plain || blocked === sourceOf(address);
  }

  #note(report: ViolationReport): void {
    const directive = directives[report.effectiveDirective];
    if (!directive || report.disposition !== 'enforce') return;
    const blocked = report.blockedURI ?? report.blockedURL ?? '';
    if (this.violations.some((one) => one.blocked === blocked && one.directive === directive))
      return;
    this.violations.push({ directive, policy: report.originalPolicy, blocked });
  }
}

/** The directive as it has to be, so that `source` is allowed beside what is there. */
export function neededDirective({ directive, policy }: Violation, source: string): string {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  const named = (name: string) => parts.find(([first]) => first?.toLowerCase() === name)?.slice(1);
  const fallback = directive === 'trusted-types' ? [] : (named('default-src') ?? []);
  const sources = (named(directive) ?? fallback).filter((one) => one !== "'none'");
  return [directive, ...new Set([...sources, source])].join(' ');
}
