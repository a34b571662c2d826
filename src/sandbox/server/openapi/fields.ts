import { companyFields } from './company-fields.js';
import { otherFields } from './other-fields.js';

/** What a field means, by its name; before that, by `Record.field` where the same name means something else. */
export const fieldTexts: Readonly<Record<string, string>> = { ...companyFields, ...otherFields };
