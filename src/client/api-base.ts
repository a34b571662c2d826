import { VtcError } from './errors.js';
import { safeUrl } from '../contract/safe-url.js';

/** The base as an absolute address without a trailing slash; SETUP unless it is https, or http on this machine. */
export function resolveApiBase(value?: string): string {
  const address = safeUrl(value);
  if (address && !/[?#@]/.test(address)) return address.replace(/\/+$/, '');
  throw new VtcError('SETUP', 'Set api-base to an https address; http is for localhost only.');
}
