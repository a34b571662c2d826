import type * as z from 'zod/mini';
import { tolerant } from '../../contract/tolerant.js';
import { vtcDetail, vtcDetailSchema } from '../../contract/vtc-detail.js';
import { type Answer, type Failure, isFailure, notFound } from './outcome.js';
import { isVtcName, question } from './question.js';
import type { KeepAlive, Source } from './source.js';

/** A company that may be shown, with the answer that told of it. */
export interface Company {
  readonly detail: z.infer<typeof vtcDetailSchema>;
  readonly answer: Answer;
}

/** Which companies are served, by id or handle. */
export interface CompaniesOptions {
  readonly source: Source;
  /** Undefined serves every public one. */
  readonly vtcs: readonly string[] | undefined;
  readonly tokens: ReadonlyMap<string, string>;
}

const readDetail = tolerant(vtcDetailSchema);

/** Knows which companies may be shown, and their tokens. */
export function createCompanies({ source, vtcs, tokens }: CompaniesOptions) {
  // Reading a company for each answer about it would cost more than the answer.
  let read = new Map<string, Company['detail']>();
  const detailOf = ({ etag, body }: Answer): Company['detail'] => {
    const known = read.get(etag);
    if (known) return known;
    if (read.size > 200) read = new Map();
    const detail = readDetail(JSON.parse(body));
    read.set(etag, detail);
    return detail;
  };

  async function company(name: string, keepAlive?: KeepAlive): Promise<Company | Failure> {
    const answer = await source.lookup(question(vtcDetail, name), keepAlive);
    if (isFailure(answer)) return answer;
    const detail = detailOf(answer);
    return detail.visibility === 'private' ? notFound : { detail, answer };
  }

  const names = ({ id, handle }: Company['detail']): string[] => [String(id), handle ?? ''];

  /** Whether a name is another one of a company that is served; asks about none but those. */
  async function isServed(name: string, keepAlive?: KeepAlive): Promise<boolean> {
    if (!vtcs || vtcs.includes(name)) return true;
    const served = await Promise.all(vtcs.map((vtc) => company(vtc, keepAlive)));
    return served.some((one) => !isFailure(one) && names(one.detail).includes(name));
  }

  return {
    /** The company of an id or handle. */
    find: async (name: string, keepAlive?: KeepAlive): Promise<Company | Failure> =>
      isVtcName(name) && (await isServed(name, keepAlive)) ? company(name, keepAlive) : notFound,
    /** The embed token of a company, whether it was given by id or by handle. */
    tokenOf: (detail: Company['detail']): string | undefined =>
      names(detail)
        .map((name) => tokens.get(name))
        .find(Boolean),
  };
}

/** Knows which companies may be shown, and their tokens. */
export type Companies = ReturnType<typeof createCompanies>;
