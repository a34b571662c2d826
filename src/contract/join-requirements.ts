import * as z from 'zod/mini';
import { integerWithin, listWithin, textWithin } from './bounds.js';

const flag = z.boolean();

/** Requirements for applicants of a company. */
export const joinRequirements = z.object({
  requiredDlcAppIds: listWithin(integerWithin(1), 0, 50),
  enforceAccountAge: flag,
  enforcePlaytime: flag,
  enforceDlcOwnership: flag,
  writtenRequirements: listWithin(
    z.object({
      id: textWithin(1, 64),
      text: textWithin(1, 240),
      enabled: z._default(z.boolean(), true),
    }),
    0,
    20,
  ),
});
