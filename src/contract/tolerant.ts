import type * as z from 'zod/mini';
import { lenientParser } from './lenient-parser.js';
import { shapeOf } from './shape-of.js';

/** Returns the lenient parser of a schema's shape, for servers; its output is deep-frozen. */
export const tolerant = <S extends z.core.$ZodType>(schema: S): ((value: unknown) => z.output<S>) =>
  lenientParser(shapeOf(schema));
