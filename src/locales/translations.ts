import { en } from './en.js';
import type { Messages } from './messages.js';

/** The languages inside the bundle, by lower-case BCP 47 tag; the build packs them. */
export const translations = { en } satisfies Readonly<Record<string, Messages>>;
