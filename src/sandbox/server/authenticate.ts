import type { Endpoint } from '../../contract/endpoint.js';
import { Failure } from '../handlers/failure.js';
import type { Caller } from '../world/callers.js';

/** Throws unless the request has the credentials that an endpoint needs. */
export function authenticate({ authentication }: Endpoint, { key, embed }: Caller): void {
  if (authentication === 'embed' && !embed) {
    throw new Failure('UNAUTHORIZED', 'An embed token is needed: Authorization: Bearer emb_…');
  }
  if (authentication === 'management' && !key) {
    throw new Failure('UNAUTHORIZED', 'A developer key with VTC scopes is needed.');
  }
  if (authentication === 'management' && !key?.withVtcScopes) {
    throw new Failure('FORBIDDEN', 'This key has no VTC scopes.');
  }
}
