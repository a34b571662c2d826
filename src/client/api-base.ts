import { VtcError } from './errors.js';

const safe = /^(https:|http:\/\/(([^/@]+\.)?localhost|127(\.\d+){3}|\[::1\])[:/])[^?#@]*$/;

/** The base as an absolute address without a trailing slash; SETUP unless it is https, or http on this machine. */
export function resolveApiBase(value = ''): string {
  const address = URL.canParse(value) ? new URL(value).href : '';
  if (safe.test(address)) return address.replace(/\/+$/, '');
  throw new VtcError('SETUP', 'Set api-base to an https address; http is for localhost only.');
}
