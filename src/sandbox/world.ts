import { embedTokenPrefix } from '../contract/tokens.js';
import { companies, type Company, type Size } from './companies.js';
import { secret } from './random.js';

/** Everything the sandbox tells of that does not depend on the clock; the same for the same seed and size. */
export interface World {
  readonly seed: string;
  readonly companies: readonly Company[];
  /** The company with this id or handle. */
  company(idOrHandle: string | number): Company | undefined;
  /** The token that opens the embed endpoints of a company. */
  embedToken(company: Company): string;
}

/** Builds the world of a seed. */
export function createWorld(seed: string, size: Size): World {
  const list = companies(seed, size);
  const byHandle = new Map(
    list.flatMap((company) => (company.handle ? [[company.handle, company]] : [])),
  );
  return {
    seed,
    companies: list,
    company: (idOrHandle) =>
      /^\d+$/.test(String(idOrHandle))
        ? list[Number(idOrHandle) - 1]
        : byHandle.get(String(idOrHandle)),
    embedToken: ({ id }) =>
      `${embedTokenPrefix}${id.toString(36).padStart(4, '0')}${secret(28, seed, 'embed', id)}`,
  };
}
