import { vtcDetail } from '../../contract/vtc-detail.js';
import type { Companies } from './companies.js';
import { isFailure, type Reply } from './outcome.js';
import type { Question } from './question.js';
import type { KeepAlive, Source } from './source.js';

/** The answer to a question that a visitor may ask. */
export type Ask = (question: Question, keepAlive?: KeepAlive) => Promise<Reply>;

const noToken: Reply = {
  status: 401,
  code: 'UNAUTHORIZED',
  detail: 'The gateway has no embed token for this company.',
};

/** Answers what a visitor may ask: nothing of a private company, and with the gateway's own token. */
export const createAnswers =
  (source: Source, companies: Companies): Ask =>
  async (question, keepAlive) => {
    if (question.vtc === undefined) return source.lookup(question, keepAlive);
    const company = await companies.find(question.vtc, keepAlive);
    if (isFailure(company)) return company;
    if (question.endpoint === vtcDetail) return company.answer;
    if (question.endpoint.authentication !== 'embed') return source.lookup(question, keepAlive);
    const token = companies.tokenOf(company.detail);
    return token === undefined ? noToken : source.lookup({ ...question, token }, keepAlive);
  };
