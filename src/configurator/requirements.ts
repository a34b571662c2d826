import { Task, TaskStatus } from '@lit/task';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { baseProblem, checkBase, checkCompany, stopsFurtherChecks } from '../doctor/api-checks.js';
import { checkToken, tokenProblem } from '../doctor/token-checks.js';
import {
  companyIn,
  debounce,
  type FoundCompany,
  isNameOf,
  nameOf,
  searchCompanies,
} from './directory.js';
import { checkFiles, isScript, type FileCheck } from './files.js';
import type { AddressName } from './addresses.js';
import type { ElementSettings } from './manifest.js';
import type { RequirementId } from './outputs.js';

/**
 * `incomplete`: the owner has to enter something; `blocked`: it is checked after another requirement is met;
 * `checking`: a request runs.
 */
type Status = 'met' | 'failed' | 'incomplete' | 'blocked' | 'checking';

/** Something that must be in place before a snippet works. */
export interface Requirement {
  readonly id: RequirementId;
  readonly status: Status;
  readonly message: string;
  /** What to do; empty if nothing is to be done. */
  readonly remedy: string;
}

/** Values of the form; empty fields have their defaults. */
export interface Inputs {
  /** API base of the form, else that of the sandbox; empty if there is none. */
  readonly base: string;
  /** Whether the API is the sandbox of this page's service worker, which no other site can reach. */
  readonly isInPage: boolean;
  readonly isSandbox: boolean;
  readonly vtc: string;
  /** Ids or handles of the companies that are shown together; empty for one company. */
  readonly vtcs: readonly string[];
  readonly token: string;
  readonly element: ElementSettings;
  readonly needsCompany: boolean;
  readonly script: string;
  readonly isOwnScript: boolean;
  /** Whether the page has other elements too. */
  readonly others: boolean;
  readonly gateway: string;
  /** Whether the snippet needs a gateway. */
  readonly needsGateway: boolean;
  /** URL of the folder of published files; empty if there is none. */
  readonly published: string;
  /** Whether the snippet needs that address. */
  readonly needsPublished: boolean;
  /** Addresses of a link that wait for the owner's confirmation; the other inputs are without them. */
  readonly unconfirmed: readonly AddressName[];
}

interface CompanySearch {
  readonly company?: FoundCompany;
  readonly similar: readonly FoundCompany[];
  /** Whether the API knows no such company, or the text can be none. */
  readonly isUnknown: boolean;
  readonly message: string;
  readonly remedy: string;
}

type Result = Omit<Requirement, 'id'>;

const met = (message: string): Result => ({ status: 'met', message, remedy: '' });
const incomplete = (message: string, remedy: string): Result => ({
  status: 'incomplete',
  message,
  remedy,
});
const blocked = (message: string): Result => ({ status: 'blocked', message, remedy: '' });
const checking = (message: string): Result => ({ status: 'checking', message, remedy: '' });
/** Without the line of code that remedies end with where owners write their code by hand. */
const failed = ({ message, remedy }: { message: string; remedy: string }): Result => ({
  status: 'failed',
  message,
  remedy: remedy.replace(/:\n[\w-]+="[^"]*"$/, '.'),
});

const unconfirmed = incomplete(
  'This address comes from a link, and is not used yet.',
  'Confirm it at the top of the form, or enter yours.',
);

/** Why the API cannot be used; null if it can. */
async function baseFinding(base: string, signal: AbortSignal) {
  await debounce(signal);
  return (await checkBase(base, { signal })) ?? null;
}

/** The company with an id, a handle or exactly a name, else similar ones; null while the fields before it are empty or wrong. */
async function findCompany(
  base: string,
  vtc: string,
  signal: AbortSignal,
): Promise<CompanySearch | null> {
  if (base === '' || vtc === '' || baseProblem(base)) return null;
  await debounce(signal);
  const { company, finding } = await checkCompany(base, vtc, { signal });
  const known = companyIn(company);
  const similar =
    known || vtc.length < 2 ? [] : (await searchCompanies(base, vtc, signal)).companies;
  const named = similar.filter(({ name }) => name.toLowerCase() === vtc.toLowerCase());
  const found = known ?? (named.length === 1 ? named[0] : undefined);
  const { id = '', message = '', remedy = '' } = finding ?? {};
  const isUnknown = ['company', 'setup'].includes(id);
  return { ...(found && { company: found }), similar, isUnknown, message, remedy };
}

/** Why the API rejects a token; null if it accepts it, or while the fields before it are empty or wrong. */
async function tokenFinding(base: string, vtc: string, token: string, signal: AbortSignal) {
  if (base === '' || vtc === '' || token === '' || tokenProblem(token)) return null;
  await debounce(signal);
  return (await checkToken(base, vtc, token, { signal })) ?? null;
}

/** Whether a gateway responds with the script of frames. */
async function hasFrameScript(gateway: string, signal: AbortSignal): Promise<boolean> {
  if (gateway === '') return false;
  await debounce(signal);
  return isScript(`${gateway}/vtc-frame.js`, signal);
}

/** Why files cannot be loaded from an address; undefined if they can. */
function publishedProblem(address: string): { message: string; remedy: string } | undefined {
  const problem = baseProblem(address);
  return (
    problem && {
      message: problem.message.replace('API address', 'address'),
      remedy: 'Enter the https address of the folder, such as https://vtc.example/vtc.',
    }
  );
}

/** Checks the requirements of snippets; debounced, as inputs change with each letter. */
export class Requirements {
  readonly #inputs: () => Inputs;
  readonly #base;
  readonly #company;
  readonly #token;
  readonly #script;
  readonly #gateway;

  constructor(host: ReactiveControllerHost, inputs: () => Inputs) {
    this.#inputs = inputs;
    this.#base = new Task(
      host,
      ([base], { signal }) => baseFinding(base, signal),
      () => [inputs().base] as const,
    );
    this.#company = new Task(
      host,
      ([base, vtc], { signal }) => findCompany(base, vtc, signal),
      () => [inputs().base, inputs().vtc] as const,
    );
    this.#token = new Task(
      host,
      ([base, vtc, token], { signal }) => tokenFinding(base, vtc, token, signal),
      // Not before the company is found: with an empty one, there is no result.
      () => [inputs().base, this.company ? this.vtc : '', inputs().token] as const,
    );
    this.#script = new Task(
      host,
      async ([address, isOwn, others, { tag, bundle }], { signal }): Promise<FileCheck> => {
        await debounce(signal);
        return checkFiles({ tag, bundle, address, others, isHashed: !isOwn }, signal);
      },
      () => {
        const { script, isOwnScript, others, element } = inputs();
        return [script, isOwnScript, others, element] as const;
      },
    );
    this.#gateway = new Task(
      host,
      ([gateway], { signal }) => hasFrameScript(gateway, signal),
      () => [inputs().gateway] as const,
    );
  }

  /** The company with this id or handle. */
  get company(): FoundCompany | undefined {
    return this.#company.status === TaskStatus.COMPLETE ? this.#company.value?.company : undefined;
  }

  /** The handle of the company if its name was typed, else the typed text. */
  get vtc(): string {
    const { vtc } = this.#inputs();
    const { company } = this;
    return company && !isNameOf(vtc, company) ? nameOf(company) : vtc;
  }

  /** Companies whose names contain the text of the field. */
  get similar(): readonly FoundCompany[] {
    return this.#company.status === TaskStatus.COMPLETE ? (this.#company.value?.similar ?? []) : [];
  }

  /** The scripts and their style sheet with their hashes; undefined during the first check. */
  get files(): FileCheck | undefined {
    return this.#script.value;
  }

  /** Whether the API can be used, including the sandbox. */
  get isApiUsable(): boolean {
    return (
      this.#base.status === TaskStatus.COMPLETE &&
      !stopsFurtherChecks(this.#base.value ?? undefined)
    );
  }

  /** The token, if the API accepts it. */
  get usableToken(): string {
    const { token } = this.#inputs();
    return this.#tokenResult().status === 'met' ? token : '';
  }

  /** All requirements by their ids. */
  get all(): Readonly<Record<RequirementId, Requirement>> {
    return {
      api: { id: 'api', ...this.#apiResult() },
      company: { id: 'company', ...this.#companyResult() },
      token: { id: 'token', ...this.#tokenResult() },
      script: { id: 'script', ...this.#scriptResult() },
      gateway: { id: 'gateway', ...this.#gatewayResult() },
      published: { id: 'published', ...this.#publishedResult() },
    };
  }

  #apiResult(): Result {
    const { base, isInPage, isSandbox, unconfirmed: names } = this.#inputs();
    if (names.includes('api')) return unconfirmed;
    if (base === '')
      return incomplete('The API address is missing.', 'Enter the address of your API.');
    const problem = baseProblem(base);
    if (problem) return failed(problem);
    if (this.#base.status !== TaskStatus.COMPLETE) return checking('Checking the API…');
    const finding = this.#base.value;
    if (finding && stopsFurtherChecks(finding)) return failed(finding);
    if (isInPage)
      return incomplete(
        'This page uses a sandbox with invented data, which other sites cannot reach.',
        'Enter the address of your API.',
      );
    // A warning, such as a slow response.
    if (finding) return met(finding.message);
    return met(
      isSandbox
        ? `This is the sandbox at ${base}, which only this computer can reach.`
        : 'The API responds, and other sites may use it.',
    );
  }

  #companyResult(): Result {
    const { vtc, vtcs, needsCompany, isInPage, unconfirmed: names } = this.#inputs();
    if (names.includes('api'))
      return blocked('The company is checked after the API address is confirmed.');
    if (vtc === '')
      return needsCompany && vtcs.length === 0
        ? incomplete('Enter its name or handle.', '')
        : met('Optional: with a company, this element has its colours.');
    if (this.#apiResult().status === 'failed')
      return blocked('The company is checked after the API responds.');
    if (this.#company.status !== TaskStatus.COMPLETE) return checking('Looking up the company…');
    const found = this.#company.value;
    if (!found) return blocked('The company is checked after the API address is entered.');
    if (!found.company) {
      if (found.similar.length > 0) return incomplete('Is it one of these?', '');
      return isInPage && found.isUnknown
        ? incomplete(
            `There is no example “${vtc}”.`,
            'Your own company is found with the address of your API.',
          )
        : failed(found);
    }
    const { name, members, visibility } = found.company;
    return met(`${name}, ${members.toLocaleString('en')} members, ${visibility}.`);
  }

  #tokenResult(): Result {
    const { vtcs, token, element, published } = this.#inputs();
    if (!element.takesToken && token === '') return met('This element needs no token.');
    if (vtcs.length > 0 && !vtcs.includes(this.vtc))
      return met('Not used: the lists of several companies are public.');
    if (token === '' && published !== '')
      return met('Not needed: the published files have what a token gives access to.');
    if (token === '')
      return element.needsToken && vtcs.length === 0
        ? incomplete(
            'The token is missing.',
            'Enter the embed token, emb_…, from the settings of your company.',
          )
        : met('Optional: without a token, convoys are shown with fewer details.');
    const problem = tokenProblem(token);
    if (problem) return failed(problem);
    if (!this.company) return blocked('The token is checked after the company is found.');
    if (this.#token.status !== TaskStatus.COMPLETE) return checking('Checking the token…');
    return this.#token.value ? failed(this.#token.value) : met('The API accepts this token.');
  }

  #scriptResult(): Result {
    if (this.#inputs().unconfirmed.includes('script')) return unconfirmed;
    if (this.#script.status !== TaskStatus.COMPLETE) return checking('Checking the script…');
    const { problem, remedy, message } = this.#script.value ?? {};
    if (problem === undefined) return met(message ?? 'Other sites can load the script.');
    // The address of this page, which the owner has not chosen, is no error of theirs.
    return this.#inputs().isOwnScript
      ? incomplete(problem, remedy ?? '')
      : failed({ message: problem, remedy: remedy ?? '' });
  }

  #gatewayResult(): Result {
    const { gateway, needsGateway, unconfirmed: names } = this.#inputs();
    if (names.includes('gateway')) return unconfirmed;
    if (gateway === '')
      return needsGateway
        ? incomplete('Frames and badges need a gateway.', 'Enter the address of your gateway.')
        : met('Optional: a gateway serves frames and badges.');
    if (this.#gateway.status !== TaskStatus.COMPLETE) return checking('Checking the gateway…');
    return this.#gateway.value
      ? met('The gateway responds.')
      : failed({
          message: 'There is no gateway at this address.',
          remedy: 'Start one with npx vtc-widgets gateway, or leave the field empty.',
        });
  }

  #publishedResult(): Result {
    const { published, needsPublished, unconfirmed: names } = this.#inputs();
    if (names.includes('published')) return unconfirmed;
    if (published === '')
      return needsPublished
        ? incomplete(
            'The address of the published files is missing.',
            'Enter the address that the folder vtc will have on your site.',
          )
        : met('Optional: with it, elements load published files in place of the API.');
    const problem = publishedProblem(published);
    return problem ? failed(problem) : met('Elements load the files that the job publishes there.');
  }
}

const icons = { met: '✓', failed: '✕', incomplete: '○', blocked: '…', checking: '…' } as const;
const labels = {
  met: 'OK:',
  failed: 'Error:',
  incomplete: 'To do:',
  blocked: 'Waiting:',
  checking: 'Wait:',
} as const;

/** Status of a requirement below its field. */
export const requirementStatus = ({
  id,
  status,
  message,
  remedy,
}: Result & { readonly id: string }): TemplateResult =>
  html`<p class="requirement ${status}" id="requirement-${id}" role="status">
    <span class="icon" aria-hidden="true">${icons[status]}</span>
    <span>
      <strong class="hidden">${labels[status]}</strong>
      ${message} ${remedy ? html`<span class="remedy">${remedy}</span>` : nothing}
    </span>
  </p>`;
