import { en } from './en.js';
import type { Messages } from './messages.js';

/** The languages inside the bundle, by lower-case BCP 47 tag. */
export const translations: Readonly<Record<string, Messages>> = { en };
