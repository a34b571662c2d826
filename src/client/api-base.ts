import { VtcError } from './errors.js';

const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The base as an absolute address without a trailing slash; SETUP unless it is https, or http on this machine. */
export function resolveApiBase(value: string | undefined): string {
  try {
    const url = new URL(value ?? '');
    const { protocol, hostname, username, search, hash } = url;
    const safe = protocol === 'https:' || (protocol === 'http:' && local.test(hostname));
    if (safe && !username && !search && !hash) return url.href.replace(/\/+$/, '');
  } catch (cause) {
    throw unusable(cause);
  }
  throw unusable();
}

const unusable = (cause?: unknown) =>
  new VtcError(
    'SETUP',
    'Set api-base to the address of the API, like https://api.example; http is for localhost only.',
    { cause },
  );
