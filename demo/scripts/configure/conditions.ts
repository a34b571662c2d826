import { Task, TaskStatus } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { baseProblem, checkBase, checkCompany, isFatal } from '../../../src/doctor/api-checks.js';
import { fieldOf, request } from '../../../src/doctor/request.js';
import { checkToken, tokenProblem } from '../../../src/doctor/token-checks.js';
import { hashOfFile, type FileCheck } from './files.js';
import type { Need } from './outputs.js';

/** How a condition stands. */
export type Standing = 'good' | 'bad' | 'open' | 'waiting';

/** One condition of a snippet that works, with what to do where it does not hold. */
export interface Condition {
  readonly need: Need;
  readonly standing: Standing;
  readonly message: string;
  readonly remedy: string;
}

/** What is typed, and what stands for it where nothing is. */
export interface Inputs {
  /** Base that is asked: the typed one, else the sandbox's; empty where there is none. */
  readonly base: string;
  /** Whether the sandbox inside this page is asked, which answers nobody else. */
  readonly isInPage: boolean;
  readonly isSandbox: boolean;
  readonly vtc: string;
  readonly token: string;
  readonly takesToken: boolean;
  readonly needsCompany: boolean;
  readonly script: string;
  readonly isOwnScript: boolean;
  readonly gateway: string;
}

/** A company that a search found. */
export interface FoundCompany {
  readonly id: number;
  readonly handle: string | null;
  readonly name: string;
  readonly picture: string;
  readonly members: number;
}

interface CompanyAnswer {
  readonly company?: FoundCompany;
  readonly alike: readonly FoundCompany[];
  readonly message: string;
  readonly remedy: string;
}

type Verdict = Omit<Condition, 'need'>;

const good = (message: string): Verdict => ({ standing: 'good', message, remedy: '' });
const open = (message: string, remedy = ''): Verdict => ({ standing: 'open', message, remedy });
const bad = ({ message, remedy }: { message: string; remedy: string }): Verdict => ({
  standing: 'bad',
  message,
  remedy,
});

const pauseMs = 350;

/** Waits until typing rests; rejects when it goes on. */
const rest = (signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    setTimeout(done, pauseMs);
    signal.addEventListener('abort', () => fail(new DOMException('typed on', 'AbortError')));
  });

function companyIn(record: unknown): FoundCompany | undefined {
  const [id, name] = [fieldOf(record, 'id'), fieldOf(record, 'name')];
  if (typeof id !== 'number' || typeof name !== 'string') return undefined;
  const [handle, picture] = [fieldOf(record, 'handle'), fieldOf(record, 'profilePicture')];
  return {
    id,
    name,
    handle: typeof handle === 'string' ? handle : null,
    picture: typeof picture === 'string' && /^https?:/.test(picture) ? picture : '',
    members: Number(fieldOf(record, 'memberCount') ?? 0),
  };
}

async function search(base: string, text: string, signal: AbortSignal): Promise<FoundCompany[]> {
  const query = new URLSearchParams({ search: text, limit: '5' });
  const outcome = await request(`${base}/vtcs?${query}`, { signal });
  const items = outcome.kind === 'response' ? fieldOf(outcome.json, 'items') : undefined;
  return Array.isArray(items) ? items.flatMap((one) => companyIn(one) ?? []) : [];
}

/** The conditions of a snippet, asked anew when what they depend on changes and typing rests. */
export class Conditions {
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
      async ([base], { signal }) => {
        await rest(signal);
        return (await checkBase(base, { signal })) ?? null;
      },
      () => [inputs().base] as const,
    );
    this.#company = new Task(
      host,
      async ([base, vtc], { signal }): Promise<CompanyAnswer | null> => {
        if (base === '' || vtc === '' || baseProblem(base)) return null;
        await rest(signal);
        const { company, finding } = await checkCompany(base, vtc.trim(), { signal });
        const found = companyIn(company);
        const alike = found || vtc.length < 2 ? [] : await search(base, vtc, signal);
        const { message = '', remedy = '' } = finding ?? {};
        return { ...(found && { company: found }), alike, message, remedy };
      },
      () => [inputs().base, inputs().vtc] as const,
    );
    this.#token = new Task(
      host,
      async ([base, vtc, token], { signal }) => {
        if (base === '' || vtc === '' || token === '' || tokenProblem(token)) return null;
        await rest(signal);
        return (await checkToken(base, vtc, token, { signal })) ?? null;
      },
      () => [inputs().base, this.company ? inputs().vtc : '', inputs().token] as const,
    );
    this.#script = new Task(
      host,
      async ([script, isOwn], { signal }): Promise<FileCheck> => {
        await rest(signal);
        return hashOfFile(script, !isOwn, signal);
      },
      () => [inputs().script, inputs().isOwnScript] as const,
    );
    this.#gateway = new Task(
      host,
      async ([gateway], { signal }): Promise<FileCheck | null> => {
        if (gateway === '') return null;
        await rest(signal);
        return hashOfFile(`${gateway}/vtc-frame.js`, false, signal);
      },
      () => [inputs().gateway] as const,
    );
  }

  /** The company that was found. */
  get company(): FoundCompany | undefined {
    return this.#company.status === TaskStatus.COMPLETE ? this.#company.value?.company : undefined;
  }

  /** Companies whose names are like what was typed. */
  get alike(): readonly FoundCompany[] {
    return this.#company.status === TaskStatus.COMPLETE ? (this.#company.value?.alike ?? []) : [];
  }

  /** The files of the script's address, as they were found. */
  get files(): FileCheck | undefined {
    return this.#script.value;
  }

  /** Whether the base can be asked at all, the sandbox's included. */
  get isAnswering(): boolean {
    return this.#base.status === TaskStatus.COMPLETE && !isFatal(this.#base.value ?? undefined);
  }

  /** The token, where it may be sent: it has the right form and was not refused. */
  get usableToken(): string {
    const { token } = this.#inputs();
    return this.#tokenVerdict().standing === 'good' ? token : '';
  }

  /** All conditions, in the order of the fields. */
  get all(): readonly Condition[] {
    const verdicts: readonly (readonly [Need, Verdict])[] = [
      ['api', this.#apiVerdict()],
      ['company', this.#companyVerdict()],
      ['token', this.#tokenVerdict()],
      ['script', this.#scriptVerdict()],
      ['gateway', this.#gatewayVerdict()],
    ];
    return verdicts.map(([need, verdict]) => ({ need, ...verdict }));
  }

  #apiVerdict(): Verdict {
    const { base, isInPage, isSandbox } = this.#inputs();
    if (base === '') return open('No API yet.', 'Write the address of your API.');
    const problem = baseProblem(base);
    if (problem) return bad(problem);
    if (this.#base.status !== TaskStatus.COMPLETE) return waiting('Asking the API…');
    if (this.#base.value && isFatal(this.#base.value)) return bad(this.#base.value);
    if (isInPage)
      return open(
        'You see the sandbox inside this page: it answers nobody else.',
        'Write the address of your API to get lines that work on your site.',
      );
    if (this.#base.value) return good(this.#base.value.message);
    return good(
      isSandbox
        ? `The sandbox at ${base} answers, to pages on this computer.`
        : 'The API answers, and other sites may read it.',
    );
  }

  #companyVerdict(): Verdict {
    const { vtc, needsCompany } = this.#inputs();
    if (vtc === '')
      return needsCompany
        ? open('No company yet.', 'Write its id or handle, or a part of its name.')
        : good('This element needs none; one would lend it its colours.');
    if (this.#company.status !== TaskStatus.COMPLETE) return waiting('Looking the company up…');
    const answer = this.#company.value;
    if (!answer) return open('The company is looked up when the API answers.');
    if (!answer.company) return bad(answer);
    const { name, members } = answer.company;
    const kind = answer.message ? 'unlisted' : 'public';
    return good(`${name}, ${members.toLocaleString('en')} members, ${kind}.`);
  }

  #tokenVerdict(): Verdict {
    const { token, takesToken } = this.#inputs();
    if (!takesToken && token === '') return good('This element needs none.');
    if (token === '') return good('Without one, the public list of convoys is shown.');
    const problem = tokenProblem(token);
    if (problem) return bad(problem);
    if (!this.company) return open('The token is tried when the company is found.');
    if (this.#token.status !== TaskStatus.COMPLETE) return waiting('Trying the token…');
    return this.#token.value ? bad(this.#token.value) : good('The embed token of this company.');
  }

  #scriptVerdict(): Verdict {
    if (this.#script.status !== TaskStatus.COMPLETE) return waiting('Looking at the file…');
    const { problem, remedy, message } = this.#script.value ?? {};
    return problem === undefined
      ? good(message ?? 'The file is there, and other sites may load it.')
      : bad({ message: problem, remedy: remedy ?? '' });
  }

  #gatewayVerdict(): Verdict {
    if (this.#inputs().gateway === '') return open('Only for frames and badges.');
    if (this.#gateway.status !== TaskStatus.COMPLETE) return waiting('Asking the gateway…');
    return this.#gateway.value?.problem === undefined
      ? good('The gateway answers.')
      : bad({
          message: 'No gateway answers at this address.',
          remedy: 'Start one with npx vtc-widgets gateway, or leave the field empty.',
        });
  }
}

const waiting = (message: string): Verdict => ({ standing: 'waiting', message, remedy: '' });
