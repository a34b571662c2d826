import { Task, TaskStatus } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { isIdOrHandle, maxListedCompanies } from '../contract/tokens.js';
import { baseProblem, checkCompany } from '../doctor/api-checks.js';
import {
  companiesNamed,
  companyIn,
  debounce,
  type FoundCompanies,
  type FoundCompany,
  isNameOf,
  searchCompanies,
} from './directory.js';
import { isSecret } from './state.js';

/** Values of the form. */
export interface ListedInputs {
  /** API base; empty if there is none. */
  readonly base: string;
  /** Ids or handles of the chosen companies. */
  readonly vtcs: readonly string[];
  /** The text in the field that adds a company. */
  readonly typed: string;
}

/** A chosen company. */
export interface ListedCompany {
  /** Id or handle as in the attribute. */
  readonly vtc: string;
  /** Undefined while it is looked up, and if it cannot be found. */
  readonly company: FoundCompany | undefined;
  /** Why it is not shown, or has no name; empty if nothing is wrong. */
  readonly problem: string;
}

const noCompanies: FoundCompanies = { companies: [] };

const problemOf = (message: string, remedy: string): FoundCompanies => ({
  companies: [],
  problem: { message, remedy },
});

/** The company with exactly this id or handle before those whose names contain the text. */
async function findCompanies(
  base: string,
  text: string,
  signal: AbortSignal,
): Promise<FoundCompanies> {
  const [exact, similar] = await Promise.all([
    isIdOrHandle(text) ? checkCompany(base, text, { signal }) : undefined,
    searchCompanies(base, text, signal),
  ]);
  const named = companyIn(exact?.company);
  const others = similar.companies.filter(({ id }) => id !== named?.id);
  const companies = [...(named ? [named] : []), ...others];
  if (companies.length > 0 || similar.problem) return { ...similar, companies };
  return problemOf(
    `There is no public company “${text}”.`,
    'Check the spelling, or copy the handle from the address of its page.',
  );
}

/** Finds companies for a list of several, and looks up those that are chosen. */
export class ListedCompanies {
  readonly #inputs: () => ListedInputs;
  readonly #found;
  readonly #chosen;

  constructor(host: ReactiveControllerHost, inputs: () => ListedInputs) {
    this.#inputs = inputs;
    this.#found = new Task(
      host,
      async ([base, typed], { signal }): Promise<FoundCompanies> => {
        if (typed.length < 2 || isSecret(typed) || !base || baseProblem(base)) return noCompanies;
        await debounce(signal);
        return findCompanies(base, typed, signal);
      },
      () => [inputs().base, inputs().typed.trim()] as const,
    );
    this.#chosen = new Task(
      host,
      async ([base, names], { signal }): Promise<FoundCompanies> => {
        const vtcs = names.split(' ').filter(isIdOrHandle).slice(0, maxListedCompanies);
        if (vtcs.length === 0 || !base || baseProblem(base)) return noCompanies;
        await debounce(signal);
        return companiesNamed(base, vtcs, signal);
      },
      () => [inputs().base, inputs().vtcs.join(' ')] as const,
    );
  }

  /** The chosen companies in their order. */
  get companies(): readonly ListedCompany[] {
    const { value } = this.#chosen;
    const isKnown = this.#chosen.status === TaskStatus.COMPLETE && !value?.problem;
    return this.#inputs().vtcs.map((vtc, position) => {
      const company = value?.companies.find((each) => isNameOf(vtc, each));
      const listed = { vtc, company };
      if (!isIdOrHandle(vtc)) return { ...listed, problem: 'neither an id nor a handle' };
      if (position >= maxListedCompanies) return { ...listed, problem: 'after the twelfth' };
      return { ...listed, problem: isKnown && !company ? 'unlisted, private or unknown' : '' };
    });
  }

  /** Companies for the typed text that are not chosen yet; none while they are searched for. */
  get suggestions(): readonly FoundCompany[] {
    return this.#suggestionsIn(this.#isSearching ? undefined : this.#found.value);
  }

  /** What is wrong with the typed text or the chosen companies, and what to do; undefined if nothing is. */
  get problem(): FoundCompanies['problem'] {
    const { vtcs, typed } = this.#inputs();
    if (vtcs.length >= maxListedCompanies && typed)
      return { message: 'There can be twelve companies.', remedy: 'Remove one of them first.' };
    if (isSecret(typed))
      return { message: 'This is a token, not a company; it was not sent.', remedy: '' };
    const found = this.#isSearching ? undefined : this.#found.value?.problem;
    return found ?? this.#chosen.value?.problem;
  }

  /** Whether the typed text is searched for. */
  get isSearching(): boolean {
    return this.#isSearching && this.#inputs().typed.trim().length > 1;
  }

  /** Resolves to the best suggestion for the typed text when the search has ended; undefined for none. */
  async best(): Promise<FoundCompany | undefined> {
    const found = await this.#found.taskComplete.catch(() => undefined);
    const typed = this.#inputs().typed.trim();
    const suggestions = this.#suggestionsIn(found);
    return suggestions.find((each) => isNameOf(typed, each)) ?? suggestions[0];
  }

  get #isSearching(): boolean {
    return this.#found.status !== TaskStatus.COMPLETE;
  }

  #suggestionsIn(found: FoundCompanies | undefined): readonly FoundCompany[] {
    const { vtcs } = this.#inputs();
    if (vtcs.length >= maxListedCompanies) return [];
    return (found?.companies ?? []).filter((each) => !vtcs.some((vtc) => isNameOf(vtc, each)));
  }
}
