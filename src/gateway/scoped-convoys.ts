import * as z from 'zod/mini';
import { maxListedCompanies } from '../contract/tokens.js';
import { loadConvoys } from '../convoys/collection.js';
import { type ConvoyScope, scopeTypes } from '../convoys/scope.js';
import { type CompanyConvoys, companyConvoys } from './company-convoys.js';
import { elementQuery, errorOf, failureOf } from './page/element-query.js';
import type { UpstreamQuery } from './upstream/companies.js';
import type { Visitor } from './upstream/response-cache.js';
import { badRequest, isFailure, type UpstreamFailure } from './upstream/result.js';

const listText = z.optional(z.string().check(z.maxLength(500)));

/** The attributes `include` and `also` of elements as parameters. */
export const scopeParameters = { include: listText, also: listText };

type Parameters = z.infer<z.ZodMiniObject<typeof scopeParameters>>;

/** Whose convoys a file is about: `names` are one company, or several with a plus sign between them. */
export function scopeOf(
  names: string,
  { include, also }: Parameters,
): ConvoyScope | UpstreamFailure {
  const vtcs = names.split('+');
  if (vtcs.length > maxListedCompanies)
    return badRequest(`At most ${maxListedCompanies} companies.`);
  return {
    vtc: vtcs[0] ?? '',
    vtcs: vtcs.length > 1 ? vtcs : [],
    include: scopeTypes.include.parse(include),
    also: scopeTypes.also.parse(also),
  };
}

/** The names of the companies of a scope. */
export const namesIn = ({ vtc, vtcs }: ConvoyScope): readonly string[] =>
  vtcs.length > 0 ? vtcs : [vtc];

/** The convoys that an element with these attributes shows, with the responses that they are from. */
export async function scopedConvoys(
  send: UpstreamQuery,
  scope: ConvoyScope,
  visitor: Visitor,
): Promise<CompanyConvoys | UpstreamFailure> {
  const { query, responses } = elementQuery((request) => send(request, visitor));
  try {
    const { items } = await loadConvoys(query, {
      scope,
      loadCompany: async (vtc) => {
        const convoys = await companyConvoys(send, vtc, visitor);
        if (isFailure(convoys)) throw errorOf(convoys);
        responses.push(...convoys.responses);
        return { items: [...convoys.events] };
      },
      isEnough: () => false,
      current: undefined,
      failed: () => undefined,
    });
    return { events: items, responses };
  } catch (error) {
    return failureOf(error);
  }
}
