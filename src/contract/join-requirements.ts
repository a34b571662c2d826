import * as z from 'zod/mini';
import { bounded, integerWithin } from './bounds.js';

const flag = z.boolean();

/** What a company asks of those who apply. */
export const joinRequirements = z.object({
  requiredDlcAppIds: bounded(z.array(integerWithin(1)), { maximum: 50 }),
  enforceAccountAge: flag,
  enforcePlaytime: flag,
  enforceDlcOwnership: flag,
  writtenRequirements: bounded(
    z.array(
      z.object({
        id: bounded(z.string(), { minimum: 1, maximum: 64 }),
        text: bounded(z.string(), { minimum: 1, maximum: 240 }),
        enabled: z._default(z.boolean(), true),
      }),
    ),
    { maximum: 20 },
  ),
});
