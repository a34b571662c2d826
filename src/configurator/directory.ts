import { networkProblem, rateLimited, responseOf } from '../doctor/api-checks.js';
import { fieldOf, request } from '../doctor/request.js';

/** A company of the API's directory. */
export interface FoundCompany {
  readonly id: number;
  readonly handle: string | null;
  readonly name: string;
  /** URL of its logo; empty if it has none. */
  readonly picture: string;
  readonly members: number;
  readonly visibility: string;
}

/** Companies of the directory, or why there are none. */
export interface FoundCompanies {
  readonly companies: readonly FoundCompany[];
  readonly problem?: { readonly message: string; readonly remedy: string } | undefined;
}

const debounceMs = 350;

/** Resolves after 350 ms; rejects with an `AbortError` if the input changes before. */
export const debounce = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, debounceMs);
    signal.addEventListener('abort', () => reject(new DOMException('input changed', 'AbortError')));
  });

/** The company of a record of the API; undefined if it is none. */
export function companyIn(record: unknown): FoundCompany | undefined {
  const [id, name] = [fieldOf(record, 'id'), fieldOf(record, 'name')];
  if (typeof id !== 'number' || typeof name !== 'string') return undefined;
  const [handle, picture] = [fieldOf(record, 'handle'), fieldOf(record, 'profilePicture')];
  return {
    id,
    name,
    handle: typeof handle === 'string' ? handle : null,
    picture: typeof picture === 'string' && /^https?:/.test(picture) ? picture : '',
    members: Number(fieldOf(record, 'memberCount') ?? 0),
    visibility: fieldOf(record, 'visibility') === 'unlisted' ? 'unlisted' : 'public',
  };
}

async function readCompanies(
  base: string,
  path: string,
  signal: AbortSignal,
): Promise<FoundCompanies> {
  const outcome = await request(base + path, { signal });
  const { status, json } = responseOf(outcome);
  const items = fieldOf(json, 'items');
  if (status === 200 && Array.isArray(items))
    return { companies: items.flatMap((item) => companyIn(item) ?? []) };
  const problem =
    networkProblem(outcome, base) ??
    (status === 429
      ? rateLimited
      : {
          message: `The API returned no companies (status ${status}).`,
          remedy: 'Try again later.',
        });
  return { companies: [], problem };
}

/** The first five public companies whose name, description or tag contains a text. */
export const searchCompanies = (base: string, text: string, signal: AbortSignal) =>
  readCompanies(base, `/vtcs?${new URLSearchParams({ search: text, limit: '5' })}`, signal);

/** The public companies with these ids or handles, 1 to 50; unlisted, private and unknown ones are missing. */
export const companiesNamed = (base: string, vtcs: readonly string[], signal: AbortSignal) => {
  const ids = vtcs.map((vtc, index) => [`ids[${index}]`, vtc]);
  return readCompanies(base, `/vtcs/batch?${new URLSearchParams(ids)}`, signal);
};

/** Whether a text is the id or the handle of a company. */
export const isNameOf = (text: string, { id, handle }: Pick<FoundCompany, 'id' | 'handle'>) =>
  text === String(id) || text.toLowerCase() === handle?.toLowerCase();

/** The name by which elements request a company. */
export const nameOf = ({ id, handle }: Pick<FoundCompany, 'id' | 'handle'>): string =>
  handle ?? String(id);
